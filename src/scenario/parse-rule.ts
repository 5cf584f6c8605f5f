import { locate } from "../fixture/locate.ts";
import { parseLocated } from "../fixture/places.ts";
import { toProblems } from "../fixture/problems.ts";
import { UsageError } from "../usage-error.ts";
import { checkNames, type RealmNames } from "./check/names.ts";
import { checkRule } from "./check/rules.ts";
import type { Scenario } from "./format.ts";
import { rule, type Rule } from "./format/rule.ts";

/**
 * Reads a single rule, YAML or JSON.
 *
 * Errors: UsageError `BAD_RULE` with everything that is wrong, by line.
 */
export function parseRule(text: string, names: RealmNames): Rule {
  const yaml = parseLocated(text, undefined);
  const mistakes =
    yaml.mistakes.length > 0
      ? yaml.mistakes
      : locate(problemsOf(yaml.value, names), yaml);
  if (mistakes.length > 0) throw new UsageError("BAD_RULE", mistakes);
  return yaml.value as Rule;
}

function problemsOf(value: unknown, names: RealmNames) {
  const problems = toProblems(rule, value);
  if (problems.length > 0) return problems;
  const good = value as Rule;
  const scenario = { rules: [good] } as unknown as Scenario;
  return [
    ...checkRule(good, [], []),
    ...checkNames(scenario, names).map((problem) => ({
      ...problem,
      path: problem.path.slice(2),
    })),
  ];
}
