import { WORD } from "../characters.ts";
import type { Element } from "../element.ts";
import { emojiTable } from "../late.ts";
import { emojiImageElement, unicodeEmojiElement } from "./emoji-element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

const EMOJI_NAME = new RegExp(`:([${WORD}+-]+):`, "gu");

/** The one emoji that is neither custom nor standard. Source: markdown 11. */
const EXTRA_EMOJI = "zulip";
const EXTRA_EMOJI_SOURCE =
  "/static/generated/emoji/images/emoji/unicode/zulip.png";

/** `:name:`, in the order custom, extra, standard. Source: markdown 11. */
export const emojiName: InlineRule = (text, scan) => {
  if (!text.includes(":")) return text;
  return replaceMatches(text, EMOJI_NAME, ({ 1: name = "" }) => {
    const element = findEmoji(name, scan);
    return element && scan.stashNode(element);
  });
};

function findEmoji(name: string, scan: InlineScan): Element | undefined {
  const custom = scan.context.findCustomEmoji(name);
  if (custom) return emojiImageElement(name, custom.source_url);
  if (name === EXTRA_EMOJI) return emojiImageElement(name, EXTRA_EMOJI_SOURCE);
  const code = emojiTable.get().findEmojiCode(name);
  return code === undefined ? undefined : unicodeEmojiElement(code, name);
}
