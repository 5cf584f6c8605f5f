import { locate } from "../fixture/locate.ts";
import { parseLocated, type Path } from "../fixture/places.ts";
import { toProblems, type Problem } from "../fixture/problems.ts";
import { parseIso } from "../realm/clock.ts";
import { VERSION } from "../realm/version.ts";
import { UsageError, type Mistake, type Place } from "../usage-error.ts";
import { checkNames, type RealmNames } from "./check/names.ts";
import { checkRule } from "./check/rules.ts";
import { checkStates } from "./check/states.ts";
import { checkSteps } from "./check/steps.ts";
import { checkHappening } from "./check/timeline.ts";
import { scenarioFormat, statesOf, type Scenario } from "./format.ts";

const { zulip_feature_level: FEATURE_LEVEL } = VERSION;

/** A scenario with the way back to the lines that it was written in. */
export interface LoadedScenario {
  readonly scenario: Scenario;
  /** Its text as written. */
  readonly text: string;
  readonly placeOf: (path: Path, part?: "key" | "value") => Place;
  /** Errors: UsageError `BAD_SCENARIO` when it names people or streams that the realm does not have. */
  readonly requireNames: (names: RealmNames) => void;
  /** Errors: UsageError `BAD_SCENARIO` when its additions do not go with the fixture. */
  readonly requireAdditions: (problems: readonly Problem[]) => void;
}

/**
 * Reads a scenario. `file` is only named in messages.
 *
 * Errors: UsageError `BAD_SCENARIO` with everything that is wrong, by line.
 */
export function parseScenario(text: string, file?: string): LoadedScenario {
  const yaml = parseLocated(text, file);
  requireNone(yaml.mistakes);
  requireNone(locate(problemsOf(yaml.value), yaml));
  const scenario = yaml.value as Scenario;
  return {
    scenario,
    text,
    placeOf: yaml.placeOf,
    requireNames: (names) =>
      requireNone(locate(checkNames(scenario, names), yaml)),
    requireAdditions: (problems) =>
      requireNone(
        locate(
          problems.map((problem) => ({
            ...problem,
            path: ["with", ...problem.path],
          })),
          yaml,
        ),
      ),
  };
}

/** Everything that is wrong with a value as a scenario: its form, and what it says of operations, states and steps. */
export function problemsOf(value: unknown): Problem[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [
      {
        path: [],
        part: "value",
        message: "this is not a scenario",
        remedy: "write name:, summary: and rules: or steps:",
      },
    ];
  }
  const problems = toProblems(scenarioFormat, value);
  const broken = new Set(
    problems.map(({ path }) =>
      SEPARATE.includes(path[0] as string) ? place(path) : String(path[0]),
    ),
  );
  const rest = Object.fromEntries(
    Object.entries(value).filter(([key]) => !broken.has(key)),
  ) as Scenario;
  return [...problems, ...meaningProblems(rest, broken)];
}

/** Lists whose elements have nothing to do with each other, so that one that is broken hides nothing of the others. */
const SEPARATE = ["rules", "timeline"];

function place(path: Path): string {
  return path.slice(0, 2).join(".");
}

/** Parts with a broken form are left out, and what they define is not missed elsewhere. */
function meaningProblems(
  scenario: Scenario,
  broken: ReadonlySet<string>,
): Problem[] {
  const names = [...statesOf(scenario).keys()];
  const {
    rules = [],
    timeline = [],
    steps = [],
    clock,
    feature_level,
  } = scenario;
  const problems = [
    ...rules.flatMap((rule, index) =>
      broken.has(`rules.${index}`)
        ? []
        : checkRule(rule, ["rules", index], names),
    ),
    ...checkStates(scenario),
    ...timeline.flatMap((happening, index) =>
      broken.has(`timeline.${index}`)
        ? []
        : checkHappening(happening, ["timeline", index], names),
    ),
    ...checkSteps(steps, names),
  ];
  if (
    feature_level !== undefined &&
    (feature_level < 0 || feature_level > FEATURE_LEVEL)
  ) {
    problems.push({
      path: ["feature_level"],
      part: "value",
      message: `${feature_level} is not a feature level`,
      remedy: `write a whole number from 0 to ${FEATURE_LEVEL}`,
    });
  }
  if (clock !== undefined && parseIso(clock) === undefined) {
    problems.push({
      path: ["clock"],
      part: "value",
      message: `clock: "${clock}" is not an instant`,
      remedy: "write one such as 2024-03-04T09:00:00Z",
    });
  }
  return broken.has("states")
    ? problems.filter(({ message }) => !message.startsWith("there is no state"))
    : problems;
}

function requireNone(mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) throw new UsageError("BAD_SCENARIO", mistakes);
}
