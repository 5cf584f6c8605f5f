import { emojiTable } from "../late.ts";
import { unicodeEmojiElement } from "./emoji-element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

/** Source: markdown 11. */
const EMOTICONS: Readonly<Record<string, string>> = {
  ":)": "smile",
  "(:": "smile",
  ":(": "frown",
  "<3": "heart",
  ":|": "neutral",
  ":/": "confused",
  ";)": "wink",
  ":D": "grinning",
  ":o": "open_mouth",
  ":O": "open_mouth",
  ":p": "stuck_out_tongue",
  ":P": "stuck_out_tongue",
};

/** What must stand on both sides, unless the text begins or ends there. */
const NEIGHBOURS = `,.;?!()\\[\\] "'\\n\\t`;

const EMOTICON = new RegExp(
  `(?<![^${NEIGHBOURS}])(?::[)(|/DoOpP]|\\(:|<3|;\\))(?![^${NEIGHBOURS}])`,
  "gu",
);

/** Emoticons, if the author has `translate_emoticons` on. Source: markdown 11. */
export const emoticon: InlineRule = (text, scan) => {
  if (!scan.options.emoticons) return text;
  return replaceMatches(text, EMOTICON, ({ 0: found }) => {
    const name = EMOTICONS[found]!;
    const code = emojiTable.get().findEmojiCode(name)!;
    return scan.stashNode(unicodeEmojiElement(code, name));
  });
};
