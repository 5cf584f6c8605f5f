import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import { parseDuration } from "../../fixture/time.ts";
import {
  EVENT_EFFECTS,
  type Effects,
  type EventChoice,
  type HeldEvents,
} from "../format/effects.ts";
import type { Rule } from "../format/rule.ts";
import { toList } from "../format/values.ts";
import { checkConditions, checkQuestions } from "./conditions.ts";
import { checkEventTypes } from "./event-types.ts";
import { checkError, checkOperation, checkParameters } from "./operations.ts";
import { checkState } from "./state-name.ts";

const ANSWERING = ["error", "reply", "rate-limit"] as const;

/** What is wrong with a rule beyond its form. */
export function checkRule(
  rule: Rule,
  path: Path,
  states: readonly string[],
): Problem[] {
  const on = toList(rule.on);
  const params = rule.when?.params;
  return [
    ...on.flatMap((id, index) =>
      id === "*"
        ? []
        : checkOperation(
            id,
            Array.isArray(rule.on) ? [...path, "on", index] : [...path, "on"],
          ),
    ),
    ...(params && on.length === 1 && on[0] !== "*"
      ? checkParameters(on[0]!, params, [...path, "when", "params"])
      : []),
    ...(params ? checkConditions(params, [...path, "when", "params"]) : []),
    ...(rule.when?.client === undefined
      ? []
      : checkConditions({ client: rule.when.client }, [...path, "when"])),
    ...toList(rule.when?.state ?? []).flatMap((state) =>
      checkState(state, states, [...path, "when", "state"]),
    ),
    ...checkEffects(rule.then, on, [...path, "then"], states),
  ];
}

function checkEffects(
  then: Effects,
  on: readonly string[],
  path: Path,
  states: readonly string[],
): Problem[] {
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
  if (then.error !== undefined) {
    const { error } = then;
    const isCode = typeof error === "string";
    problems.push(
      ...checkError(on, isCode ? { code: error } : error, [
        ...path,
        "error",
        ...(isCode ? [] : [error.example === undefined ? "code" : "example"]),
      ]),
    );
  }
  if (typeof then.delay === "object" && isUpsideDown(then.delay)) {
    problems.push({
      path: [...path, "delay"],
      part: "value",
      message: "min is longer than max",
      remedy: "swap them",
    });
  }
  for (const key of EVENT_EFFECTS)
    problems.push(...checkChoice(then[key], [...path, key]));
  if (then.goto !== undefined)
    problems.push(...checkState(then.goto, states, [...path, "goto"]));
  return problems;
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

function isUpsideDown({ min, max }: { min: string; max: string }): boolean {
  return (parseDuration(min) ?? 0) > (parseDuration(max) ?? 0);
}
