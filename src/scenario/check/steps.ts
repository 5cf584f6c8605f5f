import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import { parseIso } from "../../realm/clock.ts";
import type { Step } from "../format/step.ts";
import { toList } from "../format/values.ts";
import { referencesIn } from "../reference.ts";
import { checkQuestions } from "./conditions.ts";
import { checkEventTypes } from "./event-types.ts";
import {
  checkError,
  checkOperation,
  checkParameters,
  checkRequired,
} from "./operations.ts";
import { checkState } from "./state-name.ts";

const KINDS = ["call", "await", "events", "advance", "at", "do"] as const;
type Kind = (typeof KINDS)[number];

/** Which other keys each kind of step may have. */
const COMPANIONS: Readonly<Record<Kind, readonly (keyof Step)[]>> = {
  call: [
    "as",
    "with",
    "unsupported",
    "client",
    "key",
    "file",
    "keep",
    "hold",
    "expect",
    "status",
    "headers",
    "network",
    "answer",
  ],
  await: ["keep", "expect", "status", "headers", "network", "answer"],
  events: ["of", "expect"],
  advance: [],
  at: [],
  do: [],
};

/** What is wrong with the steps beyond their form. */
export function checkSteps(
  steps: readonly Step[],
  states: readonly string[],
): Problem[] {
  const kept = new Set<string>();
  const held = new Set<string>();
  return steps.flatMap((step, index) => {
    const path: Path = ["steps", index];
    const problems = [
      ...checkKind(step, path),
      ...checkCall(step, path),
      ...checkEventTypes(toList(step.of ?? []), [...path, "of"]),
      ...checkQuestions(step.expect, [...path, "expect"]),
      ...checkQuestions(step.headers, [...path, "headers"]),
      ...checkAnswerNames(step, path, { kept, held }),
      ...(step.state === undefined
        ? []
        : checkState(step.state, states, [...path, "state"])),
      ...(step.do?.goto === undefined
        ? []
        : checkState(step.do.goto, states, [...path, "do", "goto"])),
    ];
    if (step.keep !== undefined) kept.add(step.keep);
    if (step.hold !== undefined) held.add(step.hold);
    return problems;
  });
}

function checkKind(step: Step, path: Path): Problem[] {
  const kinds = KINDS.filter((key) => step[key] !== undefined);
  if (kinds.length !== 1) {
    return [
      {
        path,
        part: "value",
        message:
          kinds.length === 0
            ? "this step does nothing"
            : `this step is ${kinds.join(" and ")} at once`,
        remedy: `write one of ${KINDS.join(", ")}`,
      },
    ];
  }
  const kind = kinds[0]!;
  return (Object.keys(step) as (keyof Step)[])
    .filter(
      (key) =>
        key !== kind &&
        key !== "note" &&
        key !== "state" &&
        !COMPANIONS[kind].includes(key),
    )
    .map((key) => ({
      path: [...path, key],
      part: "key",
      message: `${key} means nothing beside ${kind}`,
      remedy:
        COMPANIONS[kind].length === 0
          ? "leave it out"
          : `beside ${kind} there may be ${COMPANIONS[kind].join(", ")}`,
    }));
}

function checkCall(step: Step, path: Path): Problem[] {
  const { call, with: params = {}, expect, at, events } = step;
  const problems: Problem[] = [];
  if (call !== undefined) {
    problems.push(
      ...checkOperation(call, [...path, "call"]),
      ...checkParameters(call, params, [...path, "with"]),
      ...checkRequired(call, params, [...path, "call"]),
    );
    const error = (expect as { error?: unknown } | undefined)?.error;
    if (typeof error === "string")
      problems.push(
        ...checkError([call], { code: error }, [...path, "expect", "error"]),
      );
  }
  if (at !== undefined && parseIso(at) === undefined) {
    problems.push({
      path: [...path, "at"],
      part: "value",
      message: `"${at}" is not an instant`,
      remedy: "write one such as 2024-03-04T09:00:00Z",
    });
  }
  if (events !== undefined && !isAboutList(expect)) {
    problems.push({
      path: expect === undefined ? path : [...path, "expect"],
      part: "value",
      message: "expected events are a list",
      remedy: "write expect: [] for none",
    });
  }
  return problems;
}

/** A list of all that is expected, or a question about the list. */
function isAboutList(expect: unknown): boolean {
  return (
    Array.isArray(expect) ||
    (typeof expect === "object" && expect !== null && "contains" in expect)
  );
}

function checkAnswerNames(
  step: Step,
  path: Path,
  { kept, held }: { kept: ReadonlySet<string>; held: ReadonlySet<string> },
): Problem[] {
  const problems: Problem[] = [];
  if (step.await !== undefined && !held.has(step.await)) {
    problems.push({
      path: [...path, "await"],
      part: "value",
      message: `no earlier step is held as "${step.await}"`,
      remedy: `add hold: ${step.await} to the step that waits`,
    });
  }
  for (const key of ["with", "expect"] as const) {
    for (const reference of referencesIn(step[key])) {
      if (reference.kind !== "answer" || kept.has(reference.step)) continue;
      problems.push({
        path: [...path, key],
        part: "value",
        message: `no earlier step keeps its answer as "${reference.step}"`,
        remedy: `add keep: ${reference.step} to the step that answers it`,
      });
    }
  }
  return problems;
}
