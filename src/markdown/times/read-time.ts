import { DateParts } from "./date-parts.ts";
import type { NamedTime } from "./named-time.ts";
import { NumberReader } from "./read-number.ts";
import { toTokens } from "./tokens.ts";
import { toInteger, Unreadable } from "./unreadable.ts";
import {
  findHalf,
  findMonth,
  findWeekday,
  isFiller,
  isUtcName,
  isZoneName,
} from "./vocabulary.ts";

const NUMBER = /^\p{Nd}+\.?\p{Nd}*$/u;
const NOT_FINITE = /^(?:inf|infinity|nan)$/i;

/**
 * Reads a date and time in one of many forms. Throws Unreadable for a text that has a word or number which fits
 * nowhere.
 *
 * Source: markdown 12.
 */
export function readTime(text: string): NamedTime {
  return new TimeReader(toTokens(text)).read();
}

class TimeReader {
  readonly #tokens: string[];
  readonly #time: NamedTime = {};
  readonly #parts = new DateParts();
  readonly #numbers: NumberReader;

  constructor(tokens: string[]) {
    this.#tokens = tokens;
    this.#numbers = new NumberReader(tokens, this.#time, this.#parts);
  }

  read(): NamedTime {
    let at = 0;
    while (at < this.#tokens.length) at = this.#readAt(at) + 1;
    const day = this.#parts.resolve();
    const { hasCentury } = this.#parts;
    return { ...this.#time, ...day, ...(hasCentury ? { hasCentury } : {}) };
  }

  /** Answers the offset of the last token that was used. */
  #readAt(at: number): number {
    const token = this.#tokens[at]!;
    if (NOT_FINITE.test(token)) throw new Unreadable();
    if (NUMBER.test(token)) return this.#numbers.read(at);
    const weekday = findWeekday(token);
    if (weekday !== undefined) {
      this.#time.weekday = weekday;
      return at;
    }
    const month = findMonth(token);
    if (month !== undefined) return this.#readMonth(month, at);
    const half = findHalf(token);
    if (half !== undefined) {
      this.#setHalf(half);
      return at;
    }
    if (this.#couldBeZone(token)) return this.#readZone(token, at);
    if (this.#time.hour !== undefined && (token === "+" || token === "-"))
      return this.#readOffset(token, at);
    if (!isFiller(token)) throw new Unreadable();
    return at;
  }

  /** `Jan-01-99`, `Jan/01`, `Jan of 01`, or the name alone. */
  #readMonth(month: number, at: number): number {
    const [, separator, next, after, last] = this.#tokens.slice(at, at + 5);
    this.#parts.addMonth(month);
    if (separator === "-" || separator === "/") {
      this.#parts.addDigits(next);
      if (after !== separator) return at + 2;
      this.#parts.addDigits(last);
      return at + 4;
    }
    const isPertaining =
      separator === " " && next?.toLowerCase() === "of" && after === " ";
    if (!isPertaining || last === undefined) return at;
    if (/^\p{Nd}+$/u.test(last)) this.#parts.addDigits(last);
    return at + 4;
  }

  #setHalf(half: number): void {
    const { hour, half: known } = this.#time;
    if (known !== undefined || hour === undefined || hour > 12)
      throw new Unreadable();
    this.#time.hour = (hour % 12) + 12 * half;
    this.#time.half = half;
  }

  #couldBeZone(token: string): boolean {
    const { hour, zone, offset } = this.#time;
    const isFirst = zone === undefined && offset === undefined;
    return hour !== undefined && isFirst && isZoneName(token);
  }

  /** In `GMT+2` the sign says what must be added to reach GMT, so it is inverted. */
  #readZone(token: string, at: number): number {
    this.#time.zone = token;
    const sign = this.#tokens[at + 1];
    if (sign === "+" || sign === "-") {
      this.#tokens[at + 1] = sign === "+" ? "-" : "+";
      if (isUtcName(token)) delete this.#time.zone;
    }
    return at;
  }

  /** `+0100`, `+01:00`, `+1`, each with a zone in parentheses behind it or without. */
  #readOffset(sign: string, at: number): number {
    const digits = this.#tokens[at + 1] ?? "";
    const hasMinutes = this.#tokens[at + 2] === ":";
    let minutes = 0;
    if (digits.length === 4)
      minutes = toInteger(digits.slice(0, 2)) * 60 + toInteger(digits.slice(2));
    else if (hasMinutes)
      minutes = toInteger(digits) * 60 + toInteger(this.#tokens[at + 3]);
    else if (digits.length <= 2) minutes = toInteger(digits) * 60;
    else throw new Unreadable();
    this.#time.offset = sign === "+" ? minutes : -minutes;
    const end = at + (digits.length !== 4 && hasMinutes ? 3 : 1);
    const [, filler, open, name = "", close] = this.#tokens.slice(end, end + 5);
    const isNamed = open === "(" && close === ")" && name.length >= 3;
    if (!isNamed || !filler || !isFiller(filler) || !isZoneName(name))
      return end;
    this.#time.zone = name;
    return end + 4;
  }
}
