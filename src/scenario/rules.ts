import type { Realm } from "../realm/realm.ts";
import { ActiveRule } from "./active-rule.ts";
import { ActiveScenario, type Act } from "./active-scenario.ts";
import { EventEffects } from "./event-effects.ts";
import type { Scenario } from "./format.ts";
import type { Rule } from "./format/rule.ts";
import { toIntervention } from "./intervene.ts";
import type { ConsideredCall, Intervention } from "./intervention.ts";

/** A single rule that somebody set on a running realm. */
export interface Fault {
  readonly id: number;
  readonly active: ActiveRule;
}

/** Everything that a realm's calls have to pass: single rules first, then the scenarios in order. */
export class Rules {
  readonly events: EventEffects;
  readonly #realm: Realm;
  readonly #act: Act;
  #scenarios: ActiveScenario[] = [];
  #faults: Fault[] = [];
  #nextFault = 1;
  /** Told when a scenario gets into another state. */
  onState: (() => void) | undefined;
  readonly #delayed = new Set<(passed: boolean) => void>();
  #onDelay: ((until: number) => void)[] = [];
  readonly #settling = new Set<Promise<void>>();

  constructor(realm: Realm, act: Act) {
    this.#realm = realm;
    // The clock waits for what it fires; a call that is held back waits for the clock.
    this.#act = (...call) => {
      const delayed = this.nextDelay();
      return Promise.race([act(...call), delayed]);
    };
    this.events = new EventEffects(realm);
    realm.queues.filter = this.events.filter;
  }

  get scenarios(): readonly ActiveScenario[] {
    return this.#scenarios;
  }

  /** Those that can still fire. */
  get faults(): readonly Fault[] {
    const now = this.#realm.clock.now();
    this.#faults = this.#faults.filter(({ active }) => !active.isOver(now));
    return this.#faults;
  }

  get isEmpty(): boolean {
    return this.#scenarios.length === 0 && this.faults.length === 0;
  }

  /** Puts these scenarios in the place of those before; counts, states and timelines begin. */
  use(scenarios: readonly Scenario[]): void {
    for (const active of this.#scenarios) active.stop();
    this.#scenarios = scenarios.map(
      (scenario) =>
        new ActiveScenario(scenario, this.#realm, {
          act: this.#act,
          onState: () => this.onState?.(),
        }),
    );
  }

  addFault(rule: Rule): Fault {
    const id = this.#nextFault++;
    const fault = {
      id,
      active: new ActiveRule(`fault#${id}`, rule, {
        now: this.#realm.clock.now(),
        random: this.#realm.random,
      }),
    };
    this.#faults.push(fault);
    return fault;
  }

  removeFault(id: number): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  removeFaults(): void {
    this.#faults = [];
  }

  /** What happens to a call; undefined when no rule fires on it. */
  consider(call: ConsideredCall): Intervention | undefined {
    const single = this.faults
      .filter(({ active }) => active.fires(call, this.#realm, undefined))
      .map(({ active }) => ({ active, goTo: () => undefined }));
    const fired = [
      ...single,
      ...this.#scenarios.flatMap((active) => active.firing(call)),
    ];
    if (fired.length === 0) return undefined;
    return toIntervention(fired, call, {
      realm: this.#realm,
      random: this.#scenarios[0]?.random ?? this.#realm.random,
    });
  }

  /** Holds a call back by the realm's clock; false when the realm was put back in the meantime. */
  async delay(milliseconds: number): Promise<boolean> {
    if (milliseconds === 0) return true;
    const { clock } = this.#realm;
    const until = clock.now() + milliseconds;
    for (const told of this.#onDelay.splice(0)) told(until);
    return await new Promise((resolve) => {
      this.#delayed.add(resolve);
      clock.schedule(until, "delayed call", () => {
        this.#delayed.delete(resolve);
        resolve(true);
      });
    });
  }

  /** Resolves when the next call is held back; answers the instant until which. */
  nextDelay(): Promise<number> {
    return new Promise((resolve) => {
      this.#onDelay.push(resolve);
    });
  }

  /** Begins anew after the realm was put back: counts, states and timelines; single rules are gone. */
  restart(): void {
    for (const resolve of this.#delayed) resolve(false);
    this.#delayed.clear();
    this.#faults = [];
    this.events.forget();
    this.use(this.#scenarios.map(({ scenario }) => scenario));
  }

  /** Remembers work that goes on after an answer; `settled` waits for it. */
  settle(work: Promise<void>): void {
    const remembered = work.finally(() => this.#settling.delete(remembered));
    this.#settling.add(remembered);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#settling);
  }

  /** No rule, state or timeline is in force any more. */
  stop(): void {
    this.use([]);
    for (const resolve of this.#delayed) resolve(false);
    this.#delayed.clear();
    this.#faults = [];
    this.#realm.queues.filter = undefined;
  }
}
