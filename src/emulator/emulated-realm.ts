import type { Realm, RealmImage } from "../realm/realm.ts";
import type { Clock } from "../realm/clock.ts";
import { Caller, type Send } from "./caller.ts";
import { Journal } from "./journal.ts";

/** What an emulated realm is made of; `send` brings a call into the emulator. */
export interface EmulatedRealmParts {
  readonly state: Realm;
  readonly start: RealmImage;
  readonly fixture: string;
  readonly send: Send;
}

/** A realm under the emulator's control: its state, where it started from, and what was asked of it. */
export class EmulatedRealm {
  readonly state: Realm;
  readonly journal = new Journal();
  readonly fixture: string;
  readonly #start: RealmImage;
  readonly #startsAt: number;
  readonly #send: Send;

  constructor({ state, start, fixture, send }: EmulatedRealmParts) {
    this.state = state;
    this.fixture = fixture;
    this.#start = start;
    this.#startsAt = state.clock.now();
    this.#send = send;
  }

  get name(): string {
    return this.state.name;
  }

  /** The base that a client is given, without a trailing slash. */
  get url(): string {
    return this.state.url;
  }

  get clock(): Clock {
    return this.state.clock;
  }

  /** Somebody of the realm by handle or email, to call operations as. */
  as(handle: string): Caller {
    return new Caller(this.state, handle, this.#send);
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
