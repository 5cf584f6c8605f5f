import { RESERVED_CHARACTERS } from "./placeholder.ts";

const TAB_WIDTH = 4;

/**
 * Lines with one kind of line end, without tabs, without lines made only of spaces, ending in a blank line.
 *
 * Source: markdown 3, step 2.
 */
export function normalize(source: string): string {
  const text = source
    .replace(RESERVED_CHARACTERS, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  return `${expandTabs(text)}\n\n`.replace(/\n +(?=\n)/g, "\n");
}

function expandTabs(text: string): string {
  if (!text.includes("\t")) return text;
  return text
    .split("\n")
    .map((line) => (line.includes("\t") ? expandLine(line) : line))
    .join("\n");
}

function expandLine(line: string): string {
  const [first = "", ...rest] = line.split("\t");
  let expanded = first;
  let column = width(first);
  for (const part of rest) {
    const gap = TAB_WIDTH - (column % TAB_WIDTH);
    expanded += " ".repeat(gap) + part;
    column += gap + width(part);
  }
  return expanded;
}

/** Columns are code points. */
function width(text: string): number {
  return [...text].length;
}
