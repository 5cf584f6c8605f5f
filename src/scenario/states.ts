import { parseDuration } from "../fixture/time.ts";
import type { Clock, Timer } from "../realm/clock.ts";
import type { State } from "./format.ts";

/** The state machine of a scenario. A state may end by itself when its time is over. */
export class States {
  readonly #states: ReadonlyMap<string, State>;
  readonly #clock: Clock;
  readonly #onEnter: (state: string) => void;
  #current: string | undefined;
  #timer: Timer | undefined;

  constructor(
    states: ReadonlyMap<string, State>,
    clock: Clock,
    onEnter: (state: string) => void,
  ) {
    this.#states = states;
    this.#clock = clock;
    this.#onEnter = onEnter;
  }

  get current(): string | undefined {
    return this.#current;
  }

  get names(): readonly string[] {
    return [...this.#states.keys()];
  }

  has(name: string): boolean {
    return this.#states.has(name);
  }

  enter(name: string): void {
    const state = this.#states.get(name);
    if (!state) throw new Error(`there is no state ${name}`);
    this.stop();
    this.#current = name;
    const { after, goto } = state;
    if (after !== undefined && goto !== undefined) {
      this.#timer = this.#clock.schedule(
        this.#clock.now() + (parseDuration(after) ?? 0),
        `end of state ${name}`,
        () => this.enter(goto),
      );
    }
    this.#onEnter(name);
  }

  /** No state ends by itself any more. */
  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }
}
