import type { Realm, RealmImage } from "../realm/realm.ts";
import { Journal } from "./journal.ts";

/** A realm under the emulator's control: its state, where it started from, and what was asked of it. */
export class EmulatedRealm {
  readonly state: Realm;
  readonly journal = new Journal();
  readonly fixture: string;
  readonly #start: RealmImage;
  readonly #startsAt: number;

  constructor({
    state,
    start,
    fixture,
  }: {
    state: Realm;
    start: RealmImage;
    fixture: string;
  }) {
    this.state = state;
    this.fixture = fixture;
    this.#start = start;
    this.#startsAt = state.clock.now();
  }

  get name(): string {
    return this.state.name;
  }

  /** Puts everything back to the start; a clock that stands goes back too. Held polls end with no events. */
  async reset({ keepJournal = false } = {}): Promise<void> {
    await this.state.line.run(async () => {
      this.state.restore(this.#start);
      if (!this.state.clock.running) await this.state.clock.set(this.#startsAt);
      if (!keepJournal) this.journal.clear();
    });
  }
}
