import { unknownName } from "../fixture/unknown-name.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import type { Fixtures } from "./fixtures.ts";

/** A scenario as it is offered. */
export interface ScenarioSummary {
  readonly name: string;
  readonly group: string;
  readonly summary: string;
}

/**
 * A scenario from outside: the name of a built-in one, a YAML text, one with the file that messages name, or one that
 * was read before.
 */
export type GivenScenario =
  string | { readonly text: string; readonly file?: string } | LoadedScenario;

const NAME = /^[a-z0-9-]+$/;

/** The scenarios that an emulator knows, and how others are read. Code and texts are loaded when they are wanted. */
export class Scenarios {
  readonly #fixtures: Pick<Fixtures, "findProblems"> | undefined;

  constructor(fixtures?: Pick<Fixtures, "findProblems">) {
    this.#fixtures = fixtures;
  }

  /** The built-in ones. */
  async list(): Promise<readonly ScenarioSummary[]> {
    const { LIBRARY } = await import("../scenario/generated/library.ts");
    return LIBRARY.map(({ name, group, summary }) => ({
      name,
      group,
      summary,
    }));
  }

  /**
   * Reads a scenario.
   *
   * Errors: UsageError `NO_SUCH_SCENARIO`, or `BAD_SCENARIO` with all that is wrong with its text.
   */
  async load(given: GivenScenario): Promise<LoadedScenario> {
    if (typeof given === "object" && "scenario" in given) return given;
    const { parseScenario } = await import("../scenario/parse.ts");
    if (typeof given !== "string") return parseScenario(given.text, given.file);
    if (!NAME.test(given)) return parseScenario(given);
    return parseScenario(await this.textOf(given), `${given}.yaml`);
  }

  /** The text of a built-in scenario. Errors: UsageError `NO_SUCH_SCENARIO`. */
  async textOf(name: string): Promise<string> {
    const { LIBRARY } = await import("../scenario/generated/library.ts");
    const builtIn = LIBRARY.find((scenario) => scenario.name === name);
    if (builtIn) return builtIn.text;
    throw unknownName("NO_SUCH_SCENARIO", {
      kind: "scenario",
      name,
      known: LIBRARY.map((scenario) => scenario.name),
      otherwise: "see 'chat-emulator scenarios' for those there are",
    });
  }

  /**
   * Makes sure that what scenarios add to a fixture goes with it.
   *
   * Errors: UsageError `BAD_SCENARIO`.
   */
  async requireAdditions(
    loaded: readonly LoadedScenario[],
    fixture: string,
  ): Promise<void> {
    for (const { scenario, requireAdditions } of loaded) {
      if (scenario.with && this.#fixtures)
        requireAdditions(
          await this.#fixtures.findProblems(fixture, [scenario.with]),
        );
    }
  }
}
