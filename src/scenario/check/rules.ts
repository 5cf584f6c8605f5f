import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import type { Rule } from "../format/rule.ts";
import { toList } from "../format/values.ts";
import { checkConditions } from "./conditions.ts";
import { checkEffects } from "./effects.ts";
import { checkOperation, checkParameters } from "./operations.ts";
import { checkState } from "./state-name.ts";

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
