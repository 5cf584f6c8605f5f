import { trim } from "../characters.ts";
import { appendElement } from "../element.ts";
import { silenceMentions } from "../mention-syntax.ts";
import type { BlockRule } from "./rule.ts";

/** The reference server stops near this depth, and the remaining `>` stay text. Chosen: the exact number. */
const MAX_QUOTE_DEPTH = 250;

const QUOTE_LINE = /^ {0,3}> ?/;
const QUOTE_START = /(?:^|\n) {0,3}>/;
const EMPTY_LINE = /^[ ]{0,3}>?[^\S\n]*$/;

/**
 * From the first line with `>` to the end of the piece, unless nothing but empty quote lines follow.
 *
 * Source: markdown 5.5.
 */
export const quote: BlockRule = {
  applies: (_parent, { text }, parser) =>
    parser.depth <= MAX_QUOTE_DEPTH && findStart(text) !== -1,
  run: (parent, { text }, _queue, parser) => {
    const start = findStart(text);
    // The newline before the quote stays with it, so that it starts with a blank line as on the server.
    const cut = start === 0 ? 0 : start - 1;
    parser.parsePiece(parent, text.slice(0, cut));
    const element = appendElement(parent, "blockquote");
    const inside = text.slice(cut).split("\n").map(unquote).join("\n");
    parser.within("quote", () => parser.parseText(element, inside));
  },
};

/** Offset of the line that starts the quote, or -1. */
function findStart(text: string): number {
  if (!text.includes(">")) return -1;
  const found = text.search(QUOTE_START);
  if (found === -1) return -1;
  const start = text[found] === "\n" ? found + 1 : found;
  return hasOnlyEmptyLines(text, start) ? -1 : start;
}

function hasOnlyEmptyLines(text: string, start: number): boolean {
  for (let at = start; at < text.length;) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline;
    if (!EMPTY_LINE.test(text.slice(at, end))) return false;
    at = end + 1;
  }
  return true;
}

/** Mentions are silenced before the `>` goes, so one directly behind it is not. Source: markdown 5.5, 9. */
function unquote(line: string): string {
  const silenced = silenceMentions(line);
  if (trim(silenced) === ">") return "";
  return silenced.replace(QUOTE_LINE, "");
}
