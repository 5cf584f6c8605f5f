/*
 * What a rule has taken out of the text is stood in for by a placeholder: a control character that the author cannot
 * write (normalize.ts removes it), a number in private-use characters, and a second such control character. None of
 * these is a word character, whitespace or punctuation. Source: markdown 7.1.
 */

const OPEN = "\u0002";
const CLOSE = "\u0003";
const BASE = 0x400;
const INLINE_ZERO = 0xe000;
const HTML_ZERO = INLINE_ZERO + BASE;

/** Matches one placeholder of an inline element; group 1 is its number. */
export const INLINE_PLACEHOLDER = placeholderPattern("\\ue000-\\ue3ff");

/** Matches one placeholder of finished HTML; group 1 is its number. */
export const HTML_PLACEHOLDER = placeholderPattern("\\ue400-\\ue7ff");

/** The characters that only placeholders use. */
export const RESERVED_CHARACTERS = new RegExp(`[${OPEN}${CLOSE}]`, "g");

/** Stands for the inline element or text of that number. */
export function inlinePlaceholder(index: number): string {
  return encode(index, INLINE_ZERO);
}

/** Stands for the finished HTML of that number. */
export function htmlPlaceholder(index: number): string {
  return encode(index, HTML_ZERO);
}

/** The number in a placeholder of either kind. */
export function placeholderIndex(digits: string): number {
  let index = 0;
  for (let at = 0; at < digits.length; at += 1)
    index = index * BASE + (digits.charCodeAt(at) % BASE);
  return index;
}

/** Whether a piece of text begins or ends inside of a placeholder. */
export function cutsPlaceholder(text: string): boolean {
  const open = text.indexOf(OPEN);
  const close = text.indexOf(CLOSE);
  return (
    (close !== -1 && (open === -1 || close < open)) ||
    text.lastIndexOf(OPEN) > text.lastIndexOf(CLOSE)
  );
}

function placeholderPattern(digits: string): RegExp {
  return new RegExp(`${OPEN}([${digits}]+)${CLOSE}`, "gu");
}

function encode(index: number, zero: number): string {
  let digits = "";
  let rest = index;
  do {
    digits = String.fromCharCode(zero + (rest % BASE)) + digits;
    rest = Math.floor(rest / BASE);
  } while (rest > 0);
  return OPEN + digits + CLOSE;
}
