import { emojiTable } from "../late.ts";
import { unicodeEmojiElement } from "./emoji-element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

const FLAG = "\\p{RI}\\p{RI}";
const MODIFIED =
  "\\p{Emoji}(?:\\p{EMod}|\\ufe0f\\u20e3?|\\u20e3|[\\u{e0020}-\\u{e007e}]+\\u{e007f})?";

/** Any sequence that may be an emoji, taken as a whole. */
const SEQUENCE = new RegExp(
  `${FLAG}|${MODIFIED}(?:\\u200d(?:${FLAG}|${MODIFIED}))*`,
  "gu",
);

/** One character that is shown as text unless U+FE0F follows. */
const TEXT_CHARACTER = /^\P{Emoji_Presentation}\u20e3?$/u;
const MAYBE_EMOJI = /[^\0-\xff]|[\xa9\xae]/;

/** Emoji written as themselves. Source: markdown 11. */
export const unicodeEmoji: InlineRule = (text, scan) => {
  if (!MAYBE_EMOJI.test(text)) return text;
  return replaceMatches(text, SEQUENCE, ({ 0: sequence }) => {
    if (TEXT_CHARACTER.test(sequence)) return undefined;
    const { findEmojiName, toEmojiCode } = emojiTable.get();
    const code = toEmojiCode(sequence);
    const name = findEmojiName(code);
    if (name === undefined) return undefined;
    return scan.stashNode(unicodeEmojiElement(code, name));
  });
};
