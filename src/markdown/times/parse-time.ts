import {
  DAY_SECONDS,
  daysInMonth,
  toCalendarDay,
  toDayNumber,
  toWeekday,
} from "./calendar.ts";
import type { NamedTime } from "./named-time.ts";
import { readTime } from "./read-time.ts";
import { OutOfRange, Unreadable } from "./unreadable.ts";
import { findZoneOffset } from "./vocabulary.ts";

/** What a text in `<time:…>` means. */
export type ParsedTime =
  /** `YYYY-MM-DDTHH:MM:SSZ`, with six digits of a fraction if there is one. */
  | { readonly kind: "time"; readonly datetime: string }
  | { readonly kind: "unknown" }
  /** The whole message fails. */
  | { readonly kind: "overflow" };

interface Moment {
  /** UNIX seconds. */
  readonly seconds: number;
  readonly microsecond: number;
}

const MAX_INTEGER = 2_147_483_647;
const MAX_YEAR = 9999;
const FIRST_SECOND = toDayNumber({ year: 1, month: 1, day: 1 }) * DAY_SECONDS;
const LAST_SECOND =
  (toDayNumber({ year: MAX_YEAR, month: 12, day: 31 }) + 1) * DAY_SECONDS - 1;
/** Beyond, the reference server's own clock functions fail. */
const MAX_CLOCK_SECONDS = 6.7e16;

const FLOAT =
  /^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;

/**
 * Reads a date in one of many forms, else UNIX seconds. What a date leaves open comes from the current day.
 *
 * Source: markdown 12.
 */
export function parseTime(text: string, now: () => number): ParsedTime {
  try {
    const moment = readDate(text, now) ?? readSeconds(text);
    return moment
      ? { kind: "time", datetime: write(moment) }
      : { kind: "unknown" };
  } catch (error) {
    if (error instanceof OutOfRange) return { kind: "overflow" };
    throw error;
  }
}

function readDate(text: string, now: () => number): Moment | undefined {
  try {
    const named = readTime(text);
    return Object.keys(named).length > 0 ? complete(named, now()) : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Source: markdown 12, "incomplete". */
function complete(named: NamedTime, now: number): Moment {
  const today = toCalendarDay(Math.floor(now / DAY_SECONDS));
  const year =
    named.year === undefined
      ? today.year
      : toFullYear(named.year, today.year, named.hasCentury === true);
  const month = named.month ?? today.month;
  const { hour = 0, minute = 0, second = 0, microsecond = 0 } = named;
  const hasMonth = month >= 1 && month <= 12;
  if (!hasMonth && named.day === undefined) throw new Unreadable();
  const numbers = [year, month, named.day ?? 1, hour, minute, second];
  if (numbers.some((value) => value > MAX_INTEGER)) throw new OutOfRange();
  const lastDay = daysInMonth(year, month);
  const day = named.day ?? Math.min(today.day, lastDay);
  if (
    year < 1 ||
    year > MAX_YEAR ||
    day < 1 ||
    day > lastDay ||
    hour > 23 ||
    minute > 59 ||
    second > 59
  )
    throw new Unreadable();
  let dayNumber = toDayNumber({ year, month, day });
  if (named.weekday !== undefined && !named.day)
    dayNumber += (named.weekday - toWeekday(dayNumber) + 7) % 7;
  const offset = offsetOf(named);
  if (Math.abs(offset) >= DAY_SECONDS / 60) throw new OutOfRange();
  const local = dayNumber * DAY_SECONDS + hour * 3600 + minute * 60 + second;
  const seconds = local - offset * 60;
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) throw new OutOfRange();
  return { seconds, microsecond };
}

/** A year of two digits is the nearest one to the current year. */
function toFullYear(
  year: number,
  current: number,
  hasCentury: boolean,
): number {
  if (year >= 100 || hasCentury) return year;
  const full = year + Math.floor(current / 100) * 100;
  if (full >= current + 50) return full - 100;
  return full < current - 50 ? full + 100 : full;
}

/** Minutes east of UTC; an unknown zone is ignored. */
function offsetOf({ zone, offset }: NamedTime): number {
  return (zone === undefined ? undefined : findZoneOffset(zone)) ?? offset ?? 0;
}

function readSeconds(text: string): Moment | undefined {
  const trimmed = text.trim();
  if (INFINITE.test(trimmed)) throw new OutOfRange();
  if (!FLOAT.test(trimmed)) return undefined;
  const value = Number(trimmed.replaceAll("_", ""));
  if (Math.abs(value) > MAX_CLOCK_SECONDS) throw new OutOfRange();
  const micros = Math.round((value - Math.floor(value)) * 1e6);
  const seconds = Math.floor(value) + Math.floor(micros / 1e6);
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) return undefined;
  return { seconds, microsecond: micros % 1e6 };
}

function write({ seconds, microsecond }: Moment): string {
  const dayNumber = Math.floor(seconds / DAY_SECONDS);
  const { year, month, day } = toCalendarDay(dayNumber);
  const rest = seconds - dayNumber * DAY_SECONDS;
  const clock = [rest / 3600, (rest / 60) % 60, rest % 60].map((value) =>
    pad(Math.floor(value), 2),
  );
  const fraction = microsecond > 0 ? `.${pad(microsecond, 6)}` : "";
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${clock.join(":")}${fraction}Z`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
