import { EMPTY_FORM, type Answer, type Call } from "../protocol/call.ts";
import { Clock, parseIso, wallClock } from "../realm/clock.ts";
import { Realm, type RealmImage } from "../realm/realm.ts";
import { wake } from "../realm/wake.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import { startOf } from "../scenario/start.ts";
import { UsageError } from "../usage-error.ts";
import type { CallReport } from "./call-report.ts";
import type { AnswerCheck } from "./checked-answer.ts";
import { EmulatedRealm } from "./emulated-realm.ts";
import { writeDown } from "./write-down.ts";
import { NEWEST_FEATURE_LEVEL, olderLevel } from "./older-level.ts";
import { Scenarios, type GivenScenario } from "./scenarios.ts";
import { answerCall } from "./pipeline.ts";
import { RealmImages, type FillFixture } from "./realm-images.ts";
import { DEFAULT_CLOCK, DEFAULT_SEED } from "./realm-start.ts";
import { Realms } from "./realms.ts";
import { respond, toCall } from "./request.ts";

/** A fixture as it is offered. */
export interface FixtureSummary {
  readonly name: string;
  readonly summary: string;
}

/** How an emulator answers, and what it makes realms from. */
export interface EmulatorOptions {
  /** Address of the emulator as clients see it, without a trailing slash. */
  readonly url?: string;
  /** What realms can be made from, for lists; `fill` is asked for these by name. */
  readonly fixtures?: readonly FixtureSummary[];
  /** Where scenarios come from; by default only from their texts. */
  readonly scenarios?: Scenarios;
  /** What filling a fixture with the default seed at the default instant gives, where that is at hand. */
  readonly prepared?: (fixture: string) => Promise<RealmImage | undefined>;
  /** Check every answer against the document; a mismatch is a 500 that names the field. */
  readonly strict?: boolean;
  /** Told of failures that are the emulator's own. */
  readonly onFailure?: (failure: unknown, call: Call) => void;
  /** Called after every call. */
  readonly onCall?: (realm: EmulatedRealm, number: number) => void;
}

/** How a realm starts. */
export interface RealmOptions {
  /** By default the fixture's name, with a number when it is taken. */
  readonly name?: string;
  readonly fixture?: string;
  /** Scenarios in force from the start. What they say of fixture, seed and clock counts where nothing else is said. */
  readonly scenario?: GivenScenario | readonly GivenScenario[];
  readonly seed?: string | number;
  /** `now` for a clock that runs from the wall clock's time, or an ISO 8601 instant at which it stands. */
  readonly clock?: string;
  /** As which older server the realm speaks, from 0 to 237, which is the default. */
  readonly feature_level?: number;
}

/** Paths of the interface, with a realm before them or without. */
const API_PATH = /^(?:\/realms\/[^/]+)?\/api\//;

/** Realms that answer calls. */
export class Emulator {
  readonly realms = new Realms();
  readonly strict: boolean;
  readonly fixtures: readonly FixtureSummary[];
  readonly scenarios: Scenarios;
  readonly #options: EmulatorOptions;
  readonly #images: RealmImages;
  #check: AnswerCheck | undefined;
  #url: string;

  constructor(fill: FillFixture, options: EmulatorOptions = {}) {
    this.#options = options;
    this.strict = options.strict ?? false;
    this.fixtures = options.fixtures ?? [];
    this.scenarios = options.scenarios ?? new Scenarios();
    this.#url = options.url ?? "http://localhost:2428";
    this.#images = new RealmImages({
      fill,
      scenarios: this.scenarios,
      prepared: options.prepared,
      url: () => this.#url,
    });
  }

  get url(): string {
    return this.#url;
  }

  /** Set by the door once it knows its port. */
  set url(url: string) {
    this.#url = url;
    for (const realm of this.realms.all()) realm.state.url = this.urlOf(realm);
  }

  /** The base that a client of the realm is given. */
  urlOf(realm: EmulatedRealm): string {
    return realm === this.realms.default
      ? this.#url
      : `${this.#url}/realms/${realm.name}`;
  }

  /**
   * Makes a realm from a fixture.
   *
   * Errors: UsageError `BAD_REALM` for a name that is taken or malformed, a clock that cannot be read, a feature level
   * that does not exist, or too many realms.
   */
  async createRealm(options: RealmOptions = {}): Promise<EmulatedRealm> {
    const loaded = await this.#load(options.scenario ?? []);
    const wanted = startOf(loaded);
    const {
      fixture = wanted.fixture ?? "lighthouse",
      seed = wanted.seed ?? DEFAULT_SEED,
      clock: instant = wanted.clock ?? DEFAULT_CLOCK,
      feature_level = wanted.feature_level ?? NEWEST_FEATURE_LEVEL,
    } = options;
    const name = options.name ?? this.realms.freeName(wanted.realm ?? fixture);
    this.realms.requireName(name);
    const { additions } = wanted;
    const running = instant === "now";
    const at = running ? wallClock() : readInstant(instant);
    const start = { fixture, seed, at, running, additions, feature_level };
    const image = await this.#images.get(start, loaded);
    await this.#loadCheck();
    this.realms.requireName(name);
    const clock = new Clock({
      start: at,
      running,
      onError: (error) =>
        this.reportFailure(error, { method: "TIMER", path: "" }),
    });
    const state = new Realm({
      name,
      seed,
      clock,
      url: this.#url,
      image,
      wake,
    });
    const realm = new EmulatedRealm({
      state,
      start: { ...start, image },
      older: await olderLevel(state, feature_level),
      send: (call) => this.handle(call),
      load: (given) => this.#load(given),
      imageOf: (other, scenarios) => this.#images.get(other, scenarios),
    });
    if (loaded.length > 0) await realm.begin(loaded);
    this.realms.requireName(name);
    this.realms.add(realm);
    state.url = this.urlOf(realm);
    return realm;
  }

  /** Removes a realm; held polls end with no events. */
  removeRealm(realm: EmulatedRealm): void {
    realm.end();
    this.realms.remove(realm);
  }

  /** Answers one request: the whole product. */
  async handle(call: Call): Promise<Answer> {
    const report: CallReport = {};
    const answer = await answerCall(call, {
      realms: this.realms,
      check: this.strict
        ? (this.#check ?? (await this.#loadCheck()))
        : undefined,
      report,
    });
    if (report.failure !== undefined)
      this.#options.onFailure?.(report.failure, call);
    const realm = report.realm ?? this.realms.default;
    if (realm) {
      const entry = writeDown(realm, { call, answer, report });
      this.#options.onCall?.(realm, entry.number);
    }
    return answer;
  }

  /** Answers a `Request` of the platform as `fetch` would. Errors: TypeError when a rule resets the connection. */
  async fetch(request: Request): Promise<Response> {
    const call = await toCall(request);
    const file = API_PATH.test(call.path)
      ? undefined
      : await this.#answerFile(call);
    const answer = file ?? (await this.handle(call));
    const response = await respond(answer, request.signal);
    request.signal.throwIfAborted();
    if (response.type === "error") throw new TypeError("fetch failed");
    return response;
  }

  /** The file at an address outside the interface; what gives it is loaded when the first one is asked for. */
  async #answerFile(call: Call): Promise<Answer | undefined> {
    const { answerAsset } = await import("./assets.ts");
    return await answerAsset(this, call);
  }

  /** Tells of a failure of our own that no call of the interface met. */
  reportFailure(
    failure: unknown,
    { method, path }: Pick<Call, "method" | "path">,
  ): void {
    this.#options.onFailure?.(failure, {
      method,
      path,
      query: "",
      header: () => undefined,
      form: EMPTY_FORM,
    });
  }

  /** Ends every realm. */
  close(): void {
    for (const realm of this.realms.all()) this.removeRealm(realm);
  }

  /** What checks answers, loaded once; undefined unless the emulator is strict. */
  async #loadCheck(): Promise<AnswerCheck | undefined> {
    if (!this.strict) return undefined;
    const { checkAnswer } = await import("../contract/check-answer.ts");
    return (this.#check ??= checkAnswer);
  }

  async #load(
    given: GivenScenario | readonly GivenScenario[],
  ): Promise<readonly LoadedScenario[]> {
    const list = Array.isArray(given) ? given : [given];
    return await Promise.all(
      (list as GivenScenario[]).map((one) => this.scenarios.load(one)),
    );
  }
}

function readInstant(text: string): number {
  const instant = parseIso(text);
  if (instant !== undefined) return instant;
  throw new UsageError("BAD_REALM", [
    {
      message: `clock '${text}' is not an instant`,
      remedy: `write 'now' or one such as ${DEFAULT_CLOCK}`,
    },
  ]);
}
