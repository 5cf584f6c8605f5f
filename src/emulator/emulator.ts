import type { Answer, Call } from "../protocol/call.ts";
import { apiKeyOf } from "../realm/api-keys.ts";
import { Clock, parseIso, wallClock } from "../realm/clock.ts";
import { moveTimes } from "../realm/move-times.ts";
import { Realm, type RealmImage } from "../realm/realm.ts";
import { users, type User } from "../realm/users.ts";
import { apiEmail } from "../realm/user-access.ts";
import { UsageError } from "../usage-error.ts";
import { EmulatedRealm } from "./emulated-realm.ts";
import { answerCall, type CallReport } from "./pipeline.ts";
import { Realms } from "./realms.ts";
import { toCall, toResponse } from "./request.ts";

/** Chosen: a Monday morning in the week of feature level 237. */
export const DEFAULT_CLOCK = "2024-03-04T09:00:00Z";
export const DEFAULT_SEED = "1";

/** Fills a fresh realm from a fixture by name; what it makes is shared by all realms that start alike. */
export type FillFixture = (realm: Realm, fixture: string) => Promise<void>;

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
  readonly seed?: string | number;
  /** `now` for a clock that runs from the wall clock's time, or an ISO 8601 instant at which it stands. */
  readonly clock?: string;
}

/** The account of a login, as the control endpoints list it. */
export interface Account {
  readonly user_id: number;
  readonly handle: string;
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: number;
  readonly is_bot: boolean;
  readonly is_active: boolean;
  readonly api_key: string;
}

const REALM_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Chosen: more realms than any test run needs, few enough to notice a leak. */
export const MAX_REALMS = 1000;

/** Realms that answer calls. */
export class Emulator {
  readonly realms = new Realms();
  readonly strict: boolean;
  readonly fixtures: readonly FixtureSummary[];
  readonly #fill: FillFixture;
  readonly #options: EmulatorOptions;
  readonly #images = new Map<string, Promise<RealmImage>>();
  #url: string;

  constructor(fill: FillFixture, options: EmulatorOptions = {}) {
    this.#fill = fill;
    this.#options = options;
    this.strict = options.strict ?? false;
    this.fixtures = options.fixtures ?? [];
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
   * Errors: UsageError `BAD_REALM` for a name that is taken or malformed, a clock that cannot be read, or too many.
   */
  async createRealm(options: RealmOptions = {}): Promise<EmulatedRealm> {
    const {
      fixture = "lighthouse",
      seed = DEFAULT_SEED,
      clock: wanted = DEFAULT_CLOCK,
    } = options;
    const name = options.name ?? this.#freeName(fixture);
    this.#requireName(name);
    const start = wanted === "now" ? wallClock() : parseIso(wanted);
    if (start === undefined) {
      throw new UsageError("BAD_REALM", [
        {
          message: `clock '${wanted}' is not an instant`,
          remedy: `write 'now' or one such as ${DEFAULT_CLOCK}`,
        },
      ]);
    }
    const image =
      wanted === "now"
        ? await this.#imageNow(fixture, seed, start)
        : await this.#imageFor(fixture, seed, start);
    this.#requireName(name);
    const clock = new Clock({
      start,
      running: wanted === "now",
      onError: (error) => this.#reportTimer(error),
    });
    const state = new Realm({ name, seed, clock, url: this.#url, image });
    const realm = new EmulatedRealm({
      state,
      start: image,
      fixture,
      send: (call) => this.handle(call),
    });
    this.realms.add(realm);
    state.url = this.urlOf(realm);
    return realm;
  }

  /** Removes a realm; held polls end with no events. */
  removeRealm(realm: EmulatedRealm): void {
    realm.state.queues.clear();
    realm.state.clock.clear();
    this.realms.remove(realm);
  }

  /** Answers one request: the whole product. */
  async handle(call: Call): Promise<Answer> {
    const report: CallReport = {};
    const before =
      (report.realm ?? this.realms.default)?.state.clock.now() ?? 0;
    const answer = await answerCall(call, {
      realms: this.realms,
      strict: this.strict,
      report,
    });
    if (report.failure !== undefined)
      this.#options.onFailure?.(report.failure, call);
    const realm = report.realm ?? this.realms.default;
    if (realm) {
      const entry = realm.journal.add({
        at: realm.state.clock.now(),
        method: call.method,
        path: call.path,
        operation: report.operation?.operationId,
        caller: report.caller?.handle,
        client: report.client,
        params: report.params ?? {},
        ignored: report.ignored ?? [],
        status: answer.status,
        code: report.code,
        answer: typeof answer.body === "string" ? answer.body : "",
        duration_milliseconds: Math.max(0, realm.state.clock.now() - before),
        rule: undefined,
      });
      this.#options.onCall?.(realm, entry.number);
    }
    return answer;
  }

  /** Answers a `Request` of the platform. */
  async fetch(request: Request): Promise<Response> {
    return toResponse(await this.handle(await toCall(request)));
  }

  /** Ends every realm. */
  close(): void {
    for (const realm of [...this.realms.all()]) this.removeRealm(realm);
  }

  #reportTimer(error: unknown): void {
    const call = {
      method: "TIMER",
      path: "",
      query: "",
      header: () => undefined,
      form: { fields: [], files: [] },
    };
    this.#options.onFailure?.(error, call);
  }

  /**
   * Chosen: a realm that starts now is the one of the default instant, moved, so that starting costs no filling; its
   * times of day move with it.
   */
  async #imageNow(
    fixture: string,
    seed: string | number,
    now: number,
  ): Promise<RealmImage> {
    const start = parseIso(DEFAULT_CLOCK)!;
    return moveTimes(
      await this.#imageFor(fixture, seed, start),
      Math.floor((now - start) / 1000),
    );
  }

  #imageFor(
    fixture: string,
    seed: string | number,
    start: number,
  ): Promise<RealmImage> {
    const key = JSON.stringify([fixture, seed, start]);
    let image = this.#images.get(key);
    if (!image) {
      image = this.#makeImage(fixture, seed, start);
      this.#images.set(key, image);
      image.catch(() => this.#images.delete(key));
    }
    return image;
  }

  async #makeImage(
    fixture: string,
    seed: string | number,
    start: number,
  ): Promise<RealmImage> {
    if (String(seed) === DEFAULT_SEED && start === parseIso(DEFAULT_CLOCK)) {
      const prepared = await this.#options.prepared?.(fixture);
      if (prepared) return prepared;
    }
    const realm = new Realm({
      name: fixture,
      seed,
      clock: new Clock({ start }),
      url: this.#url,
    });
    await this.#fill(realm, fixture);
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

/** Every account of a realm that can log in, by id; the server's own bots are none. */
export function accountsOf(realm: EmulatedRealm): Account[] {
  const { state } = realm;
  return state
    .open(users)
    .all()
    .filter((user) => !user.is_system_bot)
    .map((user) => toAccount(state, user));
}

function toAccount(realm: Realm, user: User): Account {
  return {
    user_id: user.user_id,
    handle: user.handle,
    email: apiEmail(realm, user),
    delivery_email: user.delivery_email,
    full_name: user.full_name,
    role: user.role,
    is_bot: user.bot_type !== null,
    is_active: user.is_active,
    api_key: apiKeyOf(realm, user),
  };
}
