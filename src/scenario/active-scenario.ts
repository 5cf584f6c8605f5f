import { Random } from "../realm/random.ts";
import type { Realm } from "../realm/realm.ts";
import { ActiveRule } from "./active-rule.ts";
import { statesOf, type Scenario } from "./format.ts";
import type { Happening } from "./format/timeline.ts";
import type { Fired } from "./intervene.ts";
import type { ConsideredCall } from "./intervention.ts";
import { resolveReferences } from "./lookup.ts";
import { States } from "./states.ts";
import { Timeline } from "./timeline.ts";
import { changeWorld } from "./world-change.ts";

/** Sends a call through the emulator as somebody, for the timeline. */
export type Act = (
  handle: string | undefined,
  operationId: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** A scenario in force in a realm: its rules with their counts, its state, and its timeline. */
export class ActiveScenario {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly #realm: Realm;
  readonly #states: States;
  readonly #timeline: Timeline;
  readonly #rules: readonly ActiveRule[];
  #ofState: readonly ActiveRule[] = [];

  constructor(
    scenario: Scenario,
    realm: Realm,
    { act, onState }: { act: Act; onState: () => void },
  ) {
    this.scenario = scenario;
    this.#realm = realm;
    this.random =
      scenario.seed === undefined ? realm.random : new Random(scenario.seed);
    this.#rules = this.#activate(scenario.rules ?? [], scenario.name);
    const states = statesOf(scenario);
    this.#states = new States(states, realm.clock, (name) => {
      this.#ofState = this.#activate(
        states.get(name)?.rules ?? [],
        `${scenario.name}/${name}`,
      );
      onState();
    });
    if (scenario.states) this.#states.enter(scenario.states.start);
    this.#timeline = new Timeline(scenario.timeline ?? [], {
      clock: realm.clock,
      state: () => this.state,
      happen: (happening) => this.#happen(happening, act),
    });
  }

  get state(): string | undefined {
    return this.#states.current;
  }

  get states(): readonly string[] {
    return this.#states.names;
  }

  get rules(): readonly ActiveRule[] {
    return [...this.#rules, ...this.#ofState];
  }

  goTo(state: string): void {
    this.#states.enter(state);
  }

  /** The rules that fire on a call. */
  firing(call: ConsideredCall): Fired[] {
    return this.rules
      .filter((rule) => rule.fires(call, this.#realm, this.state))
      .map((active) => ({ active, goTo: (state) => this.goTo(state) }));
  }

  stop(): void {
    this.#states.stop();
    this.#timeline.stop();
  }

  #activate(rules: Scenario["rules"] & object, prefix: string): ActiveRule[] {
    const context = { now: this.#realm.clock.now(), random: this.random };
    return rules.map(
      (rule, index) => new ActiveRule(`${prefix}#${index + 1}`, rule, context),
    );
  }

  async #happen(
    { as, call, with: params, do: change }: Happening,
    act: Act,
  ): Promise<void> {
    if (call !== undefined) {
      const resolved = resolveReferences(params ?? {}, this.#realm);
      await act(as, call, resolved as Record<string, unknown>);
    }
    if (change) {
      await this.#realm.line.run(() =>
        changeWorld(change, {
          realm: this.#realm,
          goTo: (state) => this.goTo(state),
        }),
      );
    }
  }
}
