import type { Path } from "../fixture/places.ts";
import { question, type Question } from "./format/conditions.ts";

/** One place where what came is not what was expected. */
export interface Difference {
  /** Into the expectation. */
  readonly path: Path;
  readonly expected: string;
  readonly received: string;
}

/**
 * What an expectation misses in a value. Objects may have more than is expected, lists may not; a question such as
 * `{contains: …}` is asked.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  path: Path = [],
): Difference[] {
  const asked = toQuestion(expected);
  if (asked) {
    return answers(asked, actual)
      ? []
      : [{ path, expected: describe(asked), received: show(actual) }];
  }
  if (Array.isArray(expected)) return listDifferences(expected, actual, path);
  if (isObject(expected)) {
    if (!isObject(actual))
      return [{ path, expected: show(expected), received: show(actual) }];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], [...path, key]),
    );
  }
  return Object.is(expected, actual)
    ? []
    : [{ path, expected: show(expected), received: show(actual) }];
}

/** Whether a value is what was expected. */
export function fits(expected: unknown, actual: unknown): boolean {
  return differences(expected, actual).length === 0;
}

function listDifferences(
  expected: readonly unknown[],
  actual: unknown,
  path: Path,
): Difference[] {
  if (!Array.isArray(actual))
    return [{ path, expected: show(expected), received: show(actual) }];
  if (actual.length !== expected.length) {
    return [
      {
        path,
        expected: `${countOf(expected)}: ${show(expected)}`,
        received: `${countOf(actual)}: ${show(actual)}`,
      },
    ];
  }
  return expected.flatMap((value, index) =>
    differences(value, actual[index], [...path, index]),
  );
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? "a list of 1" : `a list of ${length}`;
}

function toQuestion(value: unknown): Question | undefined {
  if (!isObject(value) || Object.keys(value).length !== 1) return undefined;
  const read = question.safeParse(value);
  return read.success ? read.data : undefined;
}

function answers(asked: Question, actual: unknown): boolean {
  if ("absent" in asked) return asked.absent === (actual === undefined);
  if ("in" in asked) return asked.in.some((value) => fits(value, actual));
  if ("matches" in asked)
    return (
      typeof actual === "string" && new RegExp(asked.matches, "u").test(actual)
    );
  if (typeof actual === "string")
    return actual.includes(String(asked.contains));
  return (
    Array.isArray(actual) && actual.some((value) => fits(asked.contains, value))
  );
}

function describe(asked: Question): string {
  if ("absent" in asked) return asked.absent ? "no value" : "any value";
  if ("in" in asked) return `one of ${show(asked.in)}`;
  if ("matches" in asked) return `a text that fits /${asked.matches}/`;
  return `something with ${show(asked.contains)} in it`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const MAX_SHOWN_LENGTH = 300;

/** A value as JSON, cut where it gets long. */
export function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH
    ? `${text.slice(0, MAX_SHOWN_LENGTH)}…`
    : text;
}
