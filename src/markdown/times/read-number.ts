import type { DateParts } from "./date-parts.ts";
import type { NamedTime } from "./named-time.ts";
import { toInteger, Unreadable } from "./unreadable.ts";
import { findHalf, findMonth, findUnit, isFiller } from "./vocabulary.ts";

const SEPARATORS = new Set(["-", "/", "."]);
const DIGITS = /^\p{Nd}+$/u;

/** Decides by its length and its neighbours what a number in a date means. Source: markdown 12. */
export class NumberReader {
  readonly #tokens: readonly string[];
  readonly #time: NamedTime;
  readonly #parts: DateParts;

  constructor(tokens: readonly string[], time: NamedTime, parts: DateParts) {
    this.#tokens = tokens;
    this.#time = time;
    this.#parts = parts;
  }

  /** Answers the offset of the last token that was used. */
  read(at: number): number {
    const token = this.#tokens[at]!;
    const next = this.#tokens[at + 1];
    if (this.#isTimeBehindDate(token, next)) return this.#readClock(token, at);
    if (token.length === 6 || token.indexOf(".") === 6)
      return this.#readSix(token, at);
    if ([8, 12, 14].includes(token.length)) return this.#readCompact(token, at);
    const unitAt = this.#findUnitAt(at);
    if (unitAt !== undefined) return this.#readUnit(token, at, unitAt);
    if (next === ":" && at + 2 < this.#tokens.length)
      return this.#readHourAndMinute(token, at);
    if (next !== undefined && SEPARATORS.has(next))
      return this.#readSeparated(token, next, at);
    if (next === undefined || isFiller(next)) return this.#readPlain(token, at);
    const half = findHalf(next);
    if (half !== undefined && Number(token) < 24) {
      this.#setHour(token, half);
      return at + 1;
    }
    if (!this.#parts.couldBeDay(Number(token))) throw new Unreadable();
    this.#parts.addNumber(Number(token));
    return at;
  }

  /** `19990101T23` and `19990101T2359`. */
  #isTimeBehindDate(token: string, next: string | undefined): boolean {
    return (
      this.#parts.length === 3 &&
      (token.length === 2 || token.length === 4) &&
      this.#time.hour === undefined &&
      next !== ":" &&
      findUnit(next) === undefined
    );
  }

  #readClock(token: string, at: number): number {
    this.#time.hour = toInteger(token.slice(0, 2));
    if (token.length === 4) this.#time.minute = toInteger(token.slice(2));
    return at;
  }

  /** `YYMMDD`, or `HHMMSS` with or without a fraction. */
  #readSix(token: string, at: number): number {
    const [first, second, third] = [
      token.slice(0, 2),
      token.slice(2, 4),
      token.slice(4),
    ];
    if (this.#parts.length === 0 && !token.includes(".")) {
      for (const digits of [first, second, third])
        this.#parts.addDigits(digits);
      return at;
    }
    this.#time.hour = toInteger(first);
    this.#time.minute = toInteger(second);
    this.#setSeconds(third);
    return at;
  }

  /** `YYYYMMDD`, `YYYYMMDDHHMM` and `YYYYMMDDHHMMSS`. */
  #readCompact(token: string, at: number): number {
    this.#parts.addYear(token.slice(0, 4));
    this.#parts.addDigits(token.slice(4, 6));
    this.#parts.addDigits(token.slice(6, 8));
    if (token.length > 8) {
      this.#time.hour = toInteger(token.slice(8, 10));
      this.#time.minute = toInteger(token.slice(10, 12));
    }
    if (token.length > 12) this.#time.second = toInteger(token.slice(12));
    return at;
  }

  /** The unit of a number stands behind it; failing that, the unit before it says that the next smaller one follows. */
  #findUnitAt(at: number): number | undefined {
    const isUnit = (index: number) =>
      findUnit(this.#tokens[index]) !== undefined;
    if (isUnit(at + 1)) return at + 1;
    if (this.#tokens[at + 1] === " " && isUnit(at + 2)) return at + 2;
    if (isUnit(at - 1)) return at - 1;
    const isLast = at === this.#tokens.length - 1;
    if (isLast && this.#tokens[at - 1] === " " && isUnit(at - 2)) return at - 2;
    return undefined;
  }

  #readUnit(token: string, at: number, unitAt: number): number {
    const named = findUnit(this.#tokens[unitAt])!;
    const unit = unitAt > at ? named : named + 1;
    if (unit === 0) {
      const value = Number(token);
      this.#time.hour = Math.trunc(value);
      if (value % 1) this.#time.minute = Math.trunc(60 * (value % 1));
    } else if (unit === 1) this.#setMinutes(token);
    else if (unit === 2) this.#setSeconds(token);
    return Math.max(at, unitAt);
  }

  /** `HH:MM`, `HH:MM:SS`, `HH:MM:SS.fff`. */
  #readHourAndMinute(token: string, at: number): number {
    this.#time.hour = Math.trunc(Number(token));
    this.#setMinutes(this.#tokens[at + 2]!);
    const seconds = this.#tokens[at + 4];
    if (this.#tokens[at + 3] !== ":" || seconds === undefined) return at + 2;
    this.#setSeconds(seconds);
    return at + 4;
  }

  /** `01-01`, `01-Jan`, `01/01/01`, `01.01.2001`. */
  #readSeparated(token: string, separator: string, at: number): number {
    const [, , second, behind, third] = this.#tokens.slice(at, at + 5);
    this.#parts.addDigits(token);
    if (second === undefined || isFiller(second)) return at + 1;
    this.#addNumberOrMonth(second);
    if (behind !== separator) return at + 2;
    this.#addNumberOrMonth(third);
    return at + 4;
  }

  #addNumberOrMonth(token: string | undefined): void {
    const month = findMonth(token);
    if (month !== undefined) this.#parts.addMonth(month);
    else if (token !== undefined && DIGITS.test(token))
      this.#parts.addDigits(token);
    else throw new Unreadable();
  }

  /** A number on its own: `12 am`, or a part of the date. */
  #readPlain(token: string, at: number): number {
    const half = findHalf(this.#tokens[at + 2]);
    if (half !== undefined) {
      this.#setHour(token, half);
      return at + 2;
    }
    this.#parts.addNumber(Number(token));
    return at + 1;
  }

  #setHour(token: string, half: number): void {
    const hour = Math.trunc(Number(token));
    if (half === 1) this.#time.hour = hour < 12 ? hour + 12 : hour;
    else this.#time.hour = hour === 12 ? 0 : hour;
  }

  #setMinutes(token: string): void {
    const value = Number(token);
    if (Number.isNaN(value)) throw new Unreadable();
    this.#time.minute = Math.trunc(value);
    delete this.#time.second;
    if (value % 1) this.#time.second = Math.trunc(60 * (value % 1));
  }

  #setSeconds(token: string): void {
    const [seconds, fraction = ""] = token.split(".");
    this.#time.second = toInteger(seconds);
    this.#time.microsecond = fraction
      ? toInteger(fraction.padEnd(6, "0").slice(0, 6))
      : 0;
  }
}
