import { isSpace, trim } from "../characters.ts";
import { appendElement } from "../element.ts";
import { stripIndent } from "./indent.ts";
import type { BlockRule, Piece } from "./rule.ts";

interface HeadingLine {
  readonly level: number;
  readonly text: string;
  /** Offsets of the whole line; the newline before it belongs to neither side. */
  readonly start: number;
  readonly end: number;
}

const MARKER = /^#{1,6}(?!#)/;
const LOOSE_LIST_INDENT = 4;

/** Source: markdown 5.2. */
export const heading: BlockRule = {
  applies: (_parent, piece) => findHeading(piece) !== undefined,
  run: (parent, piece, queue, parser) => {
    const found = findHeading(piece)!;
    const before = piece.text.slice(0, Math.max(found.start - 1, 0));
    const after = piece.text.slice(found.end + 1);
    if (before) parser.parsePiece(parent, before);
    appendElement(parent, `h${found.level}`).text = found.text;
    if (!after) return;
    const isLoose = parser.isIn("looseList");
    queue.push({
      text: isLoose ? stripIndent(after, LOOSE_LIST_INDENT) : after,
    });
  },
};

function findHeading({ text, hasNoHeading }: Piece): HeadingLine | undefined {
  if (hasNoHeading) return undefined;
  let at = text[0] === "#" ? 0 : findLineStart(text, 0);
  while (at !== -1) {
    const found = readHeading(text, at);
    if (found) return found;
    at = findLineStart(text, at);
  }
  return undefined;
}

/** Offset of the next line that begins with `#`, or -1. */
function findLineStart(text: string, from: number): number {
  const newline = text.indexOf("\n#", from);
  return newline === -1 ? -1 : newline + 1;
}

/** The whitespace behind the marker may be the newline: then the next line is the text. */
function readHeading(text: string, start: number): HeadingLine | undefined {
  const level = MARKER.exec(text.slice(start, start + 7))?.[0].length;
  if (level === undefined || !isSpace(text[start + level])) return undefined;
  const from = start + level + 1;
  const newline = text.indexOf("\n", from);
  const end = newline === -1 ? text.length : newline;
  const content = withoutClosing(text.slice(from, end));
  if (content === undefined) return undefined;
  return { level, text: trim(content), start, end };
}

/** A backslash keeps one closing `#`, and a lone one at the end of the line makes it no heading. */
function withoutClosing(line: string): string | undefined {
  let end = line.length;
  while (line[end - 1] === "#") end -= 1;
  if (!endsInLoneBackslash(line, end)) return line.slice(0, end);
  return end === line.length ? undefined : line.slice(0, end + 1);
}

function endsInLoneBackslash(line: string, end: number): boolean {
  let count = 0;
  while (line[end - 1 - count] === "\\") count += 1;
  return count % 2 === 1;
}
