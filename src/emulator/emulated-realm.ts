import type { OlderLevel } from "../feature-levels/apply.ts";
import type { Answer } from "../protocol/call.ts";
import type { Realm, RealmImage } from "../realm/realm.ts";
import type { Clock } from "../realm/clock.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import type { Fault, Rules } from "../scenario/rules.ts";
import { accountsOf, type Account } from "./accounts.ts";
import { ask, type Question } from "./ask.ts";
import { Caller, type Send } from "./caller.ts";
import { Followers, type Follower } from "./followers.ts";
import { Journal } from "./journal.ts";
import {
  momentOf,
  parseRealmSnapshot,
  toRealmSnapshot,
  type Moment,
  type RealmSnapshot,
} from "./realm-snapshot.ts";
import { startWith, type RealmStart } from "./realm-start.ts";
import type { answerUnderRules } from "./rules.ts";
import { RateLimits } from "./rate-limit.ts";
import { olderLevel } from "./older-level.ts";
import { requireNames } from "./require-names.ts";
import type { GivenScenario } from "./scenarios.ts";

/** What an emulated realm is made of, and what it asks of its emulator. */
export interface EmulatedRealmParts {
  readonly state: Realm;
  readonly start: RealmStart & { readonly image: RealmImage };
  readonly older?: OlderLevel | undefined;
  /** Brings a call into the emulator. */
  readonly send: Send;
  /** Reads scenarios. */
  readonly load: (
    given: GivenScenario | readonly GivenScenario[],
  ) => Promise<readonly LoadedScenario[]>;
  /** Makes the image of another start, after making sure that the scenarios go with it. */
  readonly imageOf: (
    start: RealmStart,
    loaded: readonly LoadedScenario[],
  ) => Promise<RealmImage>;
}

/** What became of a scenario that was put in force. */
export interface Used {
  readonly names: readonly string[];
  /** Whether the realm was put back, because the scenario starts from elsewhere. */
  readonly reset: boolean;
}

/** A realm under the emulator's control: its state, where it started from, and what was asked of it. */
export class EmulatedRealm {
  readonly state: Realm;
  readonly journal = new Journal();
  readonly rateLimits = new RateLimits();
  /** States that were kept by name. */
  readonly kept = new Map<string, Moment>();
  readonly #followers: Followers;
  readonly #parts: EmulatedRealmParts;
  #start: EmulatedRealmParts["start"];
  #rules: Rules | undefined;
  #underRules: typeof answerUnderRules | undefined;
  #older: OlderLevel | undefined;

  constructor(parts: EmulatedRealmParts) {
    this.state = parts.state;
    this.#followers = new Followers(parts.state);
    this.#parts = parts;
    this.#start = parts.start;
    this.#older = parts.older;
  }

  /** Name of the fixture that the realm starts from. */
  get fixture(): string {
    return this.#start.fixture;
  }

  /** How the realm speaks as an older server; undefined at the newest feature level. */
  get older(): OlderLevel | undefined {
    return this.#older;
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

  /** Every account that can log in, by id. */
  get users(): Account[] {
    return accountsOf(this.state);
  }

  /** Somebody of the realm by handle or email, to call operations as. */
  as(handle: string): Caller {
    return new Caller(this.state, handle, this.#parts.send);
  }

  /** Sends a call as a client of the realm would, and answers what came back, unread. */
  ask(question: Question): Promise<Answer> {
    return ask(this.state, this.#parts.send, question);
  }

  /** Tells of events, clock and scenario from now on; answers how to stop that. */
  follow(follower: Follower): () => void {
    return this.#followers.add(follower);
  }

  /**
   * Sets a single rule, in the format of a scenario's, as YAML or JSON text.
   *
   * Errors: UsageError `BAD_RULE`; nothing is set then.
   */
  async addFault(text: string): Promise<Fault> {
    const { parseRule } = await import("../scenario/parse-rule.ts");
    const { namesOf } = await import("../scenario/check/names.ts");
    const rule = parseRule(text, namesOf(this.state));
    const fault = (await this.openRules()).addFault(rule);
    this.#followers.tell({ kind: "scenario" });
    return fault;
  }

  /** The journal as a scenario that makes the same calls and gets the same answers; YAML text. */
  async record(): Promise<string> {
    const { recordSession } = await import("./record.ts");
    return recordSession(this);
  }

  /** The realm is gone; whoever follows it is told. */
  end(): void {
    this.#rules?.stop();
    this.state.queues.clear();
    this.state.clock.clear();
    this.#followers.tell({ kind: "removed" });
  }

  /** The rules that calls go through; undefined until a scenario or a fault is set. */
  get rules(): Rules | undefined {
    return this.#rules;
  }

  /** What answers calls under these rules; undefined as long as they are. */
  get underRules(): typeof answerUnderRules | undefined {
    return this.#underRules;
  }

  /** The rules, made when they are first needed; until then their code is not even loaded. */
  async openRules(): Promise<Rules> {
    const { Rules } = await import("../scenario/rules.ts");
    const { answerUnderRules } = await import("./rules.ts");
    this.#underRules = answerUnderRules;
    this.#rules ??= new Rules(this.state, (as, operationId, params) =>
      this.ask({ as, operationId, params, ownAct: true }),
    );
    this.#rules.onState = () => this.#followers.tell({ kind: "scenario" });
    return this.#rules;
  }

  /** Puts scenarios in force that go with the realm as it starts. */
  async begin(loaded: readonly LoadedScenario[]): Promise<void> {
    const rules = await this.openRules();
    rules.use(loaded.map(({ scenario }) => scenario));
    this.#followers.tell({ kind: "scenario" });
  }

  /**
   * Puts scenarios in the place of those in force, by name or as texts. Rules, states and timelines take effect at
   * once; a realm whose start they want otherwise (fixture, additions, or the instant of a clock that stands) is put
   * back to that start first, unless `reset` is false.
   *
   * Errors: UsageError when a scenario is wrong; the realm stays as it was then.
   */
  async use(
    given: GivenScenario | readonly GivenScenario[],
    { reset }: { reset?: boolean | undefined } = {},
  ): Promise<Used> {
    const loaded = await this.#parts.load(given);
    const start = startWith(this.start, loaded);
    const differs = JSON.stringify(start) !== JSON.stringify(this.start);
    const resets = reset ?? differs;
    if (resets && differs) {
      const image = await this.#parts.imageOf(start, loaded);
      this.#older = await olderLevel(this.state, start.feature_level);
      this.#start = { ...start, image };
    } else if (resets) await requireNames(loaded, this.#start.image);
    else await requireNames(loaded, this.state);
    this.#rules?.use([]);
    if (resets) await this.reset();
    await this.begin(loaded);
    return {
      names: loaded.map(({ scenario }) => scenario.name),
      reset: resets,
    };
  }

  /** From where the realm starts. */
  get start(): RealmStart {
    const { image: _, ...start } = this.#start;
    return start;
  }

  /** The whole state as plain JSON; event queues and journal are not in it. */
  async snapshot(): Promise<RealmSnapshot> {
    return await toRealmSnapshot(this, momentOf(this));
  }

  /**
   * Puts the realm into the state of a snapshot; held polls end with no events.
   *
   * Errors: UsageError `BAD_SNAPSHOT`; the realm stays as it was then.
   */
  async restore(snapshot: unknown): Promise<void> {
    await this.goTo(await parseRealmSnapshot(snapshot));
  }

  /** Starts from a snapshot: resets come back to it. Errors: UsageError `BAD_SNAPSHOT`. */
  async startFrom(snapshot: unknown): Promise<void> {
    const { image, at } = await parseRealmSnapshot(snapshot);
    this.#start = { ...this.#start, image, at };
    await this.reset();
  }

  /** Puts the realm into a state of its own; a clock that stands moves there too. */
  async goTo({ image, at }: Moment): Promise<void> {
    await this.state.line.run(async () => {
      // No timer of either state fires on the way: it would wait for the line that is held here.
      this.state.clock.clear();
      if (!this.state.clock.running) await this.state.clock.set(at);
      this.state.restore(image);
      this.rateLimits.clear();
      this.state.logins.clear();
      this.#rules?.restart();
    });
  }

  /** Puts everything back to the start; a clock that stands goes back too. Held polls end with no events. */
  async reset({ keepJournal = false } = {}): Promise<void> {
    await this.goTo(this.#start);
    if (!keepJournal) this.journal.clear();
  }
}
