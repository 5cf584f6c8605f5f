import type { StepFailure } from "../scenario/run-steps.ts";
import type { StepWorld } from "../scenario/step-world.ts";
import type { Place } from "../usage-error.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { Emulator } from "./emulator.ts";
import type { GivenScenario } from "./scenarios.ts";

/** A step that did not go as expected, and where it is written. */
export interface LocatedFailure extends StepFailure {
  readonly place: Place;
}

/** What came of going through a scenario's steps. */
export interface ScenarioRun {
  readonly name: string;
  readonly steps: number;
  readonly failures: readonly LocatedFailure[];
  /** The realm in which the steps were taken. */
  readonly realm: EmulatedRealm;
}

/**
 * Goes through the steps of a scenario in a fresh realm of this emulator, which the caller removes.
 *
 * Errors: UsageError when the scenario is wrong, or names what its fixture does not have.
 */
export async function checkScenario(
  emulator: Emulator,
  given: GivenScenario,
): Promise<ScenarioRun> {
  const { runSteps } = await import("../scenario/run-steps.ts");
  const loaded = await emulator.scenarios.load(given);
  const { scenario, placeOf } = loaded;
  if (scenario.url !== undefined) emulator.url = scenario.url;
  const realm = await emulator.createRealm({ scenario: loaded });
  const failures = await runSteps(scenario, await stepWorld(realm));
  return {
    name: scenario.name,
    steps: scenario.steps?.length ?? 0,
    failures: failures.map((failure) => ({
      ...failure,
      place: placeOf(failure.path),
    })),
    realm,
  };
}

/** The realm as steps act on it. */
async function stepWorld(realm: EmulatedRealm): Promise<StepWorld> {
  const { changeWorld } = await import("../scenario/world-change.ts");
  const rules = await realm.openRules();
  const [active] = rules.scenarios;
  return {
    realm: realm.state,
    ask: (call) => realm.ask(call),
    change: (change) =>
      realm.state.line.run(() =>
        changeWorld(change, {
          realm: realm.state,
          goTo: (state) => active?.goTo(state),
        }),
      ),
    state: () => active?.state,
    nextDelay: () => rules.nextDelay(),
    settled: () => rules.settled(),
  };
}

/** A failure as people read it: where, what, and the two values. */
export function formatFailure({
  place: { file, line, column },
  path,
  step,
  title,
  expected,
  received,
}: LocatedFailure): string {
  const where = [file, line, column].filter((part) => part !== undefined);
  const inside = path.slice(2).join(".");
  return [
    `${where.length > 0 ? `${where.join(":")}: ` : ""}step ${step}, ${title}${inside ? `: ${inside}` : ""}`,
    `  expected ${expected}`,
    `  received ${received}`,
  ].join("\n");
}
