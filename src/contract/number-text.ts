import { reject } from "./parameter-problem.ts";

/** Source: messages 7.1. */
const MAX_NON_NEGATIVE_INTEGER = 4_294_967_295;

const INTEGER = /^[+-]?\p{Nd}+(?:_\p{Nd}+)*$/u;
const FLOAT =
  /^[+-]?(?:(?:\d+(?:_\d+)*)?\.?(?:\d+(?:_\d+)*)?(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i;

/**
 * Reads an integer that is not JSON: outer space, a plus sign, underscores and the digits of any script are fine.
 *
 * Source: platform 3.6, last column.
 */
export function readNonNegativeInteger(text: string, name: string): number {
  const trimmed = text.trim();
  const value = INTEGER.test(trimmed)
    ? Number(toAsciiDigits(trimmed.replaceAll("_", "")))
    : NaN;
  if (value >= 0 && value <= MAX_NON_NEGATIVE_INTEGER)
    return value === 0 ? 0 : value;
  return reject({ kind: "bad-value", at: name, value: text });
}

/** Reads a number with a fraction that is not JSON. */
export function readFloat(text: string, name: string): number {
  const trimmed = text.trim();
  if (!FLOAT.test(trimmed) || !/\d|inf|nan/i.test(trimmed))
    return reject({ kind: "bad-value", at: name, value: text });
  if (/nan/i.test(trimmed)) return NaN;
  if (/inf/i.test(trimmed))
    return trimmed.startsWith("-") ? -Infinity : Infinity;
  return Number(trimmed.replaceAll("_", ""));
}

/** Digits of a script stand together in tens, zero first. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    let first = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((point - first) % 10);
  });
}
