import type { Fixture } from "../fixture/format.ts";

/** Additions and changes to a fixture, in its format. */
export type Additions = Readonly<Record<string, unknown>>;

/**
 * A fixture with additions: keys are merged, null removes one, and the lists at the top (messages, drafts, …) grow.
 * The fixture stays as it is.
 */
export function withAdditions(fixture: Fixture, additions: Additions): unknown {
  const merged: Record<string, unknown> = { ...fixture };
  for (const [key, value] of Object.entries(additions)) {
    const before = merged[key];
    merged[key] =
      Array.isArray(before) && Array.isArray(value)
        ? [...before, ...value]
        : merge(before, value);
  }
  return merged;
}

function merge(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const merged: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null && isObject(merged[key])) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
