import {
  checkScenario,
  formatFailure,
  type LocatedFailure,
} from "../emulator/check-scenario.ts";
import { createEmulator } from "../emulator/create-emulator.ts";
import { formatMistake, UsageError, type Mistake } from "../usage-error.ts";
import { EXIT } from "./failure.ts";
import { paint } from "./paint.ts";
import { readScenario } from "./scenario-files.ts";

interface Outcome {
  readonly scenario: string;
  readonly steps: number;
  readonly failures: readonly LocatedFailure[];
  readonly mistakes: readonly Mistake[];
}

/**
 * Goes through the steps of scenarios, built-in ones or files; answers the exit code: 1 when an expectation was not met,
 * 2 when a file is wrong.
 */
export async function checkScenarios(
  given: readonly string[],
  { json }: { json?: boolean },
): Promise<number> {
  const names = given.length > 0 ? given : await builtInNames();
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const outcome = await checkOne(name);
    outcomes.push(outcome);
    if (!json) console.log(describe(outcome));
  }
  if (json) console.log(JSON.stringify({ scenarios: outcomes }));
  else if (outcomes.length > 1) console.log(sum(outcomes));
  if (outcomes.some(({ mistakes }) => mistakes.length > 0))
    return EXIT.BAD_USAGE;
  return outcomes.some(({ failures }) => failures.length > 0)
    ? EXIT.FAILED
    : EXIT.OK;
}

async function builtInNames(): Promise<string[]> {
  return (await createEmulator().scenarios.list()).map(({ name }) => name);
}

async function checkOne(name: string): Promise<Outcome> {
  const emulator = createEmulator({
    strict: true,
    onFailure: (failure, { method, path }) =>
      console.error(`chat-emulator: ${method} ${path} failed:`, failure),
  });
  try {
    const loaded = await emulator.scenarios.load(await readScenario(name));
    const { steps, failures } = await checkScenario(emulator, loaded);
    return { scenario: name, steps, failures, mistakes: [] };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { scenario: name, steps: 0, failures: [], mistakes: error.mistakes };
  } finally {
    emulator.close();
  }
}

function describe({ scenario, steps, failures, mistakes }: Outcome): string {
  if (mistakes.length > 0) return mistakes.map(formatMistake).join("\n");
  if (failures.length > 0)
    return [
      `${paint.red("fails")} ${scenario}`,
      ...failures.map(formatFailure),
    ].join("\n");
  return `${paint.green("ok")} ${scenario} (${steps === 1 ? "1 step" : `${steps} steps`})`;
}

function sum(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
  const broken = outcomes.filter(({ mistakes }) => mistakes.length > 0).length;
  return [
    `${outcomes.length} scenarios`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(broken > 0 ? [`${broken} broken`] : []),
  ].join(", ");
}
