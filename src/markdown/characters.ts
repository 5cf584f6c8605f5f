/**
 * Inside of a character class: what counts as whitespace. JavaScript's own `\s` lacks the separators U+001C to
 * U+001F and U+0085 and has U+FEFF in addition.
 *
 * Source: markdown 5.1, 13 ("Unicode whitespace").
 */
export const SPACE =
  "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/** Inside of a character class under the `u` flag: a word character. Source: markdown, introduction. */
export const WORD = "\\p{L}\\p{N}\\p{M}_";

const LEADING = new RegExp(`^[${SPACE}]+`);
const SPACE_ONLY = new RegExp(`^[${SPACE}]$`);

/** Whether the character, one code unit, is whitespace. */
export function isSpace(character: string | undefined): boolean {
  return character !== undefined && SPACE_ONLY.test(character);
}

/** Without leading whitespace. */
export function trimStart(text: string): string {
  return isSpace(text[0]) ? text.replace(LEADING, "") : text;
}

/** Without trailing whitespace. A loop, because a pattern anchored at the end looks at every run of spaces. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpace(text[end - 1])) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

/** Without whitespace at both ends. */
export function trim(text: string): string {
  return trimEnd(trimStart(text));
}

/** Whether nothing but whitespace is in the text. */
export function isBlank(text: string): boolean {
  return trimStart(text) === "";
}

/** Without leading and trailing copies of one character. */
export function trimOf(text: string, character: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === character) start += 1;
  while (end > start && text[end - 1] === character) end -= 1;
  return text.slice(start, end);
}
