import { trimOf } from "../characters.ts";
import { appendElement, type Element } from "../element.ts";
import type { BlockRule } from "./rule.ts";
import { hasBorder, splitRow } from "./table-row.ts";

type Alignment = "left" | "center" | "right" | undefined;

interface TableHead {
  readonly isBordered: boolean;
  readonly header: readonly string[];
  readonly alignments: readonly Alignment[];
}

const SEPARATOR = /^[|:\- ]*$/;

/** Source: markdown 5.6. */
export const table: BlockRule = {
  applies: (_parent, { text }) => readHead(text) !== undefined,
  run: (parent, { text }) => {
    const { isBordered, header, alignments } = readHead(text)!;
    const rows = text
      .split("\n")
      .slice(2)
      .map((row) => splitRow(trimOf(row, " "), { isBordered }));
    const element = appendElement(parent, "table");
    const head = appendElement(element, "thead");
    appendRow(head, "th", header, alignments);
    const body = appendElement(element, "tbody");
    for (const cells of rows.length > 0 ? rows : [[]])
      appendRow(body, "td", cells, alignments);
  },
};

function appendRow(
  parent: Element,
  tag: string,
  cells: readonly string[],
  alignments: readonly Alignment[],
): void {
  const row = appendElement(parent, "tr");
  for (const [index, alignment] of alignments.entries()) {
    const cell = appendElement(row, tag);
    cell.text = trimOf(cells[index] ?? "", " ");
    if (alignment) cell.attributes["style"] = `text-align: ${alignment};`;
  }
}

/** The first two lines of a table; undefined for any other text. */
function readHead(text: string): TableHead | undefined {
  const [first, second] = firstLines(text);
  if (second === undefined || !SEPARATOR.test(second)) return undefined;
  const isBordered = hasBorder(first);
  const header = splitRow(first, { isBordered });
  const separators = splitRow(second, { isBordered });
  if (separators.length !== header.length) return undefined;
  if (header.length === 1 && !(isBordered && hasBordersOnly(text)))
    return undefined;
  return { isBordered, header, alignments: separators.map(toAlignment) };
}

function firstLines(text: string): [string, string | undefined] {
  const first = text.indexOf("\n");
  if (first === -1) return [text, undefined];
  const second = text.indexOf("\n", first + 1);
  return [
    trimOf(text.slice(0, first), " "),
    trimOf(text.slice(first + 1, second === -1 ? undefined : second), " "),
  ];
}

/** A table of one column must have a pipe at an end of every row. */
function hasBordersOnly(text: string): boolean {
  return text.split("\n").every((row) => hasBorder(trimOf(row, " ")));
}

function toAlignment(separator: string): Alignment {
  const marks = trimOf(separator, " ");
  if (marks.startsWith(":")) return marks.endsWith(":") ? "center" : "left";
  return marks.endsWith(":") ? "right" : undefined;
}
