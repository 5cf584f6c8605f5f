import type { Answer } from "../protocol/call.ts";
import type { Realm, RealmImage } from "../realm/realm.ts";
import type { Clock } from "../realm/clock.ts";
import type { Rules } from "../scenario/rules.ts";
import { ask, type Question } from "./ask.ts";
import { Caller, type Send } from "./caller.ts";
import { Journal } from "./journal.ts";
import { RateLimits } from "./rate-limit.ts";

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
  readonly rateLimits = new RateLimits();
  readonly fixture: string;
  readonly #start: RealmImage;
  readonly #startsAt: number;
  readonly #send: Send;
  #rules: Rules | undefined;

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

  /** Sends a call as a client of the realm would, and answers what came back, unread. */
  ask(question: Question): Promise<Answer> {
    return ask(this.state, this.#send, question);
  }

  /** What calls have to pass; undefined while no scenario and no fault was ever set. */
  get rules(): Rules | undefined {
    return this.#rules;
  }

  /** The same, made when it is first needed; until then its code is not even loaded. */
  async openRules(): Promise<Rules> {
    const { Rules } = await import("../scenario/rules.ts");
    this.#rules ??= new Rules(this.state, (as, operationId, params) =>
      this.ask({ as, operationId, params }),
    );
    return this.#rules;
  }

  /** Puts everything back to the start; a clock that stands goes back too. Held polls end with no events. */
  async reset({ keepJournal = false } = {}): Promise<void> {
    await this.state.line.run(async () => {
      this.state.restore(this.#start);
      if (!this.state.clock.running) await this.state.clock.set(this.#startsAt);
      if (!keepJournal) this.journal.clear();
      this.rateLimits.clear();
      this.#rules?.restart();
    });
  }
}
