import { NEWEST_FEATURE_LEVEL } from "../emulator/older-level.ts";
import { parseIso } from "../realm/clock.ts";
import { DURATION_FORMS, parseDuration } from "../realm/duration.ts";
import type { Reading } from "./setting.ts";

const MAX_LATENCY_MILLISECONDS = 600_000;

/** Any text that is not blank; `expected` says what it stands for. */
export function toText(expected: string): Reading<string> {
  return { read: (text) => text.trim() || undefined, expected };
}

/** A whole number between 0 and another, both included. */
export function toNumber(greatest: number): Reading<number> {
  return {
    read: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) <= greatest
        ? Number(text)
        : undefined,
    expected: `a number from 0 to ${greatest}`,
  };
}

/** 0 takes a free one. */
export const toPort = toNumber(65_535);
/** From 0 to the newest. */
export const toFeatureLevel = toNumber(NEWEST_FEATURE_LEVEL);

/** `now`, or an ISO 8601 instant. */
export const toClock: Reading<string> = {
  read: (text) =>
    text === "now" || parseIso(text) !== undefined ? text : undefined,
  expected: "'now' or an instant such as 2024-03-04T09:00:00Z",
};

/** Milliseconds. */
export const toLatency: Reading<number> = {
  read: (text) => {
    const milliseconds = parseDuration(text);
    return milliseconds === undefined || milliseconds > MAX_LATENCY_MILLISECONDS
      ? undefined
      : milliseconds;
  },
  expected: `${DURATION_FORMS.replace("30s, 5m or 1h 30m", "200ms or 1.5s")}, at most 10m`,
};

/** Words of a variable that turns something on or off. */
export const toSwitch: Reading<boolean> = {
  read: (text) => SWITCH_WORDS.get(text.toLowerCase()),
  expected: "1, true, yes or on, or else 0, false, no or off",
};

const SWITCH_WORDS = new Map([
  ...["1", "true", "yes", "on"].map((word) => [word, true] as const),
  ...["0", "false", "no", "off"].map((word) => [word, false] as const),
]);
