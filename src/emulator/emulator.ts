import { EMPTY_FORM, type Answer, type Call } from "../protocol/call.ts";
import { Clock, parseIso, wallClock } from "../realm/clock.ts";
import { Realm, type RealmImage } from "../realm/realm.ts";
import { wake } from "../realm/wake.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import { startOf } from "../scenario/start.ts";
import type { Additions } from "../scenario/with.ts";
import { UsageError } from "../usage-error.ts";
import { EmulatedRealm, type RealmStart } from "./emulated-realm.ts";
import { writeDown } from "./write-down.ts";
import { NEWEST_FEATURE_LEVEL, olderLevel } from "./older-level.ts";
import { requireNames } from "./require-names.ts";
import { Scenarios, type GivenScenario } from "./scenarios.ts";
import { answerCall, type AnswerCheck, type CallReport } from "./pipeline.ts";
import { Realms } from "./realms.ts";
import { respond, toCall } from "./request.ts";

/** Chosen: a Monday morning in the week of feature level 237. */
export const DEFAULT_CLOCK = "2024-03-04T09:00:00Z";
export const DEFAULT_SEED = "1";

/** Fills a fresh realm from a fixture by name; what it makes is shared by all realms that start alike. */
export type FillFixture = (
  realm: Realm,
  fixture: string,
  additions: readonly Additions[],
) => Promise<void>;

/** A fixture as it is offered. */
export interface FixtureSummary {
  readonly name: string;
  readonly summary: string;
}

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

const REALM_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Chosen: more realms than any test run needs, few enough to notice a leak. */
export const MAX_REALMS = 1000;

/** Realms that answer calls. */
export class Emulator {
  readonly realms = new Realms();
  readonly strict: boolean;
  readonly fixtures: readonly FixtureSummary[];
  readonly scenarios: Scenarios;
  readonly #fill: FillFixture;
  readonly #options: EmulatorOptions;
  readonly #images = new Map<string, Promise<RealmImage>>();
  #check: AnswerCheck | undefined;
  #url: string;

  constructor(fill: FillFixture, options: EmulatorOptions = {}) {
    this.#fill = fill;
    this.#options = options;
    this.strict = options.strict ?? false;
    this.fixtures = options.fixtures ?? [];
    this.scenarios = options.scenarios ?? new Scenarios();
    this.#url = options.url ?? "http://localhost:2428";
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
   * that is none, or too many.
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
    const name = options.name ?? this.#freeName(wanted.realm ?? fixture);
    this.#requireName(name);
    const at = instant === "now" ? wallClock() : parseIso(instant);
    if (at === undefined) {
      throw new UsageError("BAD_REALM", [
        {
          message: `clock '${instant}' is not an instant`,
          remedy: `write 'now' or one such as ${DEFAULT_CLOCK}`,
        },
      ]);
    }
    const { additions } = wanted;
    const running = instant === "now";
    const start = { fixture, seed, at, running, additions, feature_level };
    const image = await this.#imageOf(start, loaded);
    await this.#loadCheck();
    this.#requireName(name);
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
      imageOf: (other, scenarios) => this.#imageOf(other, scenarios),
    });
    if (loaded.length > 0) await realm.begin(loaded);
    this.#requireName(name);
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

  /**
   * The image of a realm that starts so, after making sure that the scenarios go with it.
   *
   * Chosen: a realm that starts now is the one of the default instant, moved, so that starting costs no filling; its
   * times of day move with it.
   * Errors: UsageError `BAD_SCENARIO`.
   */
  async #imageOf(
    start: RealmStart,
    loaded: readonly LoadedScenario[],
  ): Promise<RealmImage> {
    await this.scenarios.requireAdditions(loaded, start.fixture);
    const base = start.running ? parseIso(DEFAULT_CLOCK)! : start.at;
    const image = await this.#imageFor({ ...start, at: base });
    await requireNames(loaded, image);
    const moved = Math.floor((start.at - base) / 1000);
    if (moved === 0) return image;
    const { moveTimes } = await import("../realm/move-times.ts");
    return moveTimes(image, moved);
  }

  #imageFor(start: RealmStart): Promise<RealmImage> {
    const { fixture, seed, at, additions } = start;
    const key = JSON.stringify([fixture, seed, at, additions]);
    let image = this.#images.get(key);
    if (!image) {
      image = this.#makeImage(start);
      this.#images.set(key, image);
      image.catch(() => this.#images.delete(key));
    }
    return image;
  }

  async #makeImage({
    fixture,
    seed,
    at,
    additions,
  }: RealmStart): Promise<RealmImage> {
    const isDefault =
      String(seed) === DEFAULT_SEED &&
      at === parseIso(DEFAULT_CLOCK) &&
      additions.length === 0;
    const prepared = isDefault
      ? await this.#options.prepared?.(fixture)
      : undefined;
    if (prepared) return prepared;
    const realm = new Realm({
      name: fixture,
      seed,
      clock: new Clock({ start: at }),
      url: this.#url,
    });
    await this.#fill(realm, fixture, additions);
    return realm.seal();
  }

  #freeName(base: string): string {
    if (!this.realms.get(base)) return base;
    let number = 2;
    while (this.realms.get(`${base}-${number}`)) number++;
    return `${base}-${number}`;
  }

  #requireName(name: string): void {
    const mistake = !REALM_NAME.test(name)
      ? {
          message: `'${name}' cannot name a realm`,
          remedy: "use lower-case letters, digits and inner dashes, at most 40",
        }
      : this.realms.get(name)
        ? {
            message: `there is a realm '${name}' already`,
            remedy: "choose another name or delete that one",
          }
        : this.realms.size >= MAX_REALMS
          ? {
              message: `there are ${MAX_REALMS} realms already`,
              remedy: "delete some",
            }
          : undefined;
    if (mistake) throw new UsageError("BAD_REALM", [mistake]);
  }
}
