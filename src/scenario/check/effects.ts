import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import { parseDuration } from "../../fixture/time.ts";
import {
  EVENT_EFFECTS,
  type Effects,
  type EventChoice,
  type HeldEvents,
} from "../format/effects.ts";
import { toList } from "../format/values.ts";
import { checkQuestions } from "./conditions.ts";
import { checkEventTypes } from "./event-types.ts";
import { checkError } from "./operations.ts";
import { checkState } from "./state-name.ts";

const ANSWERING = ["error", "reply", "rate-limit"] as const;

/** What is wrong with the effects of a rule on these operations. */
export function checkEffects(
  then: Effects,
  on: readonly string[],
  path: Path,
  states: readonly string[],
): Problem[] {
  return [
    ...checkAnswering(then, path),
    ...checkFitting(then, on, path),
    ...(then.error === undefined
      ? []
      : checkErrorEffect(then.error, on, [...path, "error"])),
    ...checkDelay(then.delay, [...path, "delay"]),
    ...EVENT_EFFECTS.flatMap((key) => checkChoice(then[key], [...path, key])),
    ...(then.goto === undefined
      ? []
      : checkState(then.goto, states, [...path, "goto"])),
  ];
}

/** A rule has an effect, and one answer at most. */
function checkAnswering(then: Effects, path: Path): Problem[] {
  const problems: Problem[] = [];
  const keys = Object.keys(then);
  if (keys.length === 0 || (keys.length === 1 && then.run !== undefined)) {
    problems.push({
      path,
      part: "value",
      message: "this rule does nothing",
      remedy: "write an effect, such as error: BAD_REQUEST or delay: 800ms",
    });
  }
  const answering = ANSWERING.filter((key) => then[key] !== undefined);
  if (answering.length > 1) {
    problems.push({
      path: [...path, answering[1]!],
      part: "key",
      message: `${answering.join(" and ")} cannot both be the answer`,
      remedy: "keep one; make a second rule of the other",
    });
  }
  if (
    answering.length > 0 &&
    (then.network === "reset" || then.network === "timeout")
  ) {
    problems.push({
      path: [...path, "network"],
      part: "key",
      message: `nobody sees the answer of ${answering[0]} after network: ${then.network}`,
      remedy: "keep one of the two",
    });
  }
  return problems;
}

/** Some effects are for one operation only. */
function checkFitting(
  then: Effects,
  on: readonly string[],
  path: Path,
): Problem[] {
  const problems: Problem[] = [];
  if (then.partial && !on.includes("mark-all-as-read")) {
    problems.push({
      path: [...path, "partial"],
      part: "key",
      message: "only mark-all-as-read can be done in part",
      remedy: "write on: mark-all-as-read",
    });
  }
  if (then.order && !on.includes("send-message") && !on.includes("*")) {
    problems.push({
      path: [...path, "order"],
      part: "key",
      message: "the order of event and answer is that of a message one sends",
      remedy: "write on: send-message",
    });
  }
  return problems;
}

function checkErrorEffect(
  error: NonNullable<Effects["error"]>,
  on: readonly string[],
  path: Path,
): Problem[] {
  if (typeof error === "string") return checkError(on, { code: error }, path);
  const key = error.example === undefined ? "code" : "example";
  return checkError(on, error, [...path, key]);
}

function checkDelay(delay: Effects["delay"], path: Path): Problem[] {
  if (typeof delay !== "object") return [];
  const { min, max } = delay;
  if ((parseDuration(min) ?? 0) <= (parseDuration(max) ?? 0)) return [];
  return [
    {
      path,
      part: "value",
      message: "min is longer than max",
      remedy: "swap them",
    },
  ];
}

/** The events that an effect is about: their types, and what else is asked of them. */
function checkChoice(
  choice: EventChoice | HeldEvents | undefined,
  path: Path,
): Problem[] {
  if (typeof choice !== "object") {
    const isType = typeof choice === "string" && path.at(-1) !== "hold-event";
    return isType ? checkEventTypes([choice], path) : [];
  }
  if (Array.isArray(choice)) return checkEventTypes(choice, path);
  const { type = [], where } = choice as Exclude<HeldEvents, string>;
  return [
    ...checkEventTypes(toList(type), [...path, "type"]),
    ...checkQuestions(where, [...path, "where"]),
  ];
}
