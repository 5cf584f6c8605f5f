import { daysInMonth } from "./calendar.ts";
import { toInteger, Unreadable } from "./unreadable.ts";

/** Year, month and day as far as the text names them. */
export interface NamedDay {
  year?: number;
  month?: number;
  day?: number;
}

/**
 * The numbers of a date in the order of the text, of which it is not known yet which is the year, the month and the
 * day. A month by its name and a number of more than two digits are known at once.
 *
 * Source: markdown 12: month first when ambiguous.
 */
export class DateParts {
  readonly #values: number[] = [];
  #yearIndex: number | undefined;
  #monthIndex: number | undefined;
  /** Whether the year was written in full. */
  hasCentury = false;

  get length(): number {
    return this.#values.length;
  }

  /** A number as written. */
  addDigits(digits: string | undefined): void {
    const value = toInteger(digits);
    this.#add(value, digits!.length > 2);
  }

  addNumber(value: number): void {
    this.#add(Math.trunc(value), value > 100);
  }

  addYear(digits: string): void {
    this.#add(toInteger(digits), true);
  }

  /** A month by its name. */
  addMonth(month: number): void {
    if (this.#monthIndex !== undefined) throw new Unreadable();
    this.#monthIndex = this.#values.push(month) - 1;
  }

  couldBeDay(value: number): boolean {
    const { [this.#monthIndex ?? -1]: month } = this.#values;
    const { [this.#yearIndex ?? -1]: year } = this.#values;
    const last = month === undefined ? 31 : daysInMonth(year ?? 2000, month);
    return value >= 1 && value <= last;
  }

  resolve(): NamedDay {
    const values = this.#values;
    const yearIndex = this.#yearIndex;
    const monthIndex = this.#monthIndex;
    const known = [yearIndex, monthIndex].filter((at) => at !== undefined);
    if (values.length > 3) throw new Unreadable();
    if (
      (values.length > 0 && values.length === known.length) ||
      (values.length === 3 && known.length === 2)
    )
      return this.#resolveKnown();
    if (values.length === 3) return this.#resolveThree();
    if (values.length === 2 && monthIndex === undefined)
      return resolveTwo(values as [number, number]);
    return this.#resolveOne();
  }

  #add(value: number, isYear: boolean): void {
    if (isYear) {
      if (this.#yearIndex !== undefined) throw new Unreadable();
      this.#yearIndex = this.#values.length;
      this.hasCentury = true;
    }
    this.#values.push(value);
  }

  #resolveKnown(): NamedDay {
    const day: NamedDay = {};
    for (const [index, value] of this.#values.entries())
      if (index === this.#yearIndex) day.year = value;
      else if (index === this.#monthIndex) day.month = value;
      else day.day = value;
    return day;
  }

  /** One number, alone or beside the name of a month. */
  #resolveOne(): NamedDay {
    const named: NamedDay = {};
    for (const [index, value] of this.#values.entries())
      if (index === this.#monthIndex) named.month = value;
      else if (value > 31) named.year = value;
      else named.day = value;
    return named;
  }

  #resolveThree(): NamedDay {
    const [first, second, third] = this.#values as [number, number, number];
    switch (this.#monthIndex) {
      case 0:
        return second > 31
          ? { month: first, year: second, day: third }
          : { month: first, day: second, year: third };
      case 1:
        return first > 31
          ? { year: first, month: second, day: third }
          : { day: first, month: second, year: third };
      case 2:
        return second > 31
          ? { day: first, year: second, month: third }
          : { year: first, day: second, month: third };
    }
    if (first > 31 || this.#yearIndex === 0)
      return { year: first, month: second, day: third };
    return first > 12
      ? { day: first, month: second, year: third }
      : { month: first, day: second, year: third };
  }
}

function resolveTwo([first, second]: [number, number]): NamedDay {
  if (first > 31) return { year: first, month: second };
  if (second > 31) return { month: first, year: second };
  return { month: first, day: second };
}
