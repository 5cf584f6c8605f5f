import type { Fixture } from "../fixture/format.ts";
import { BUILT_IN } from "../fixture/generated/built-in.ts";
import { PREPARED } from "../fixture/prepared.ts";
import type { Problem } from "../fixture/problems.ts";
import { unknownName } from "../fixture/unknown-name.ts";
import type { Realm, RealmImage } from "../realm/realm.ts";
import type { Additions } from "../scenario/with.ts";
import type { UsageError } from "../usage-error.ts";
import type { FixtureSummary } from "./emulator.ts";

/** A fixture from outside. */
export interface GivenFixture {
  /** YAML. */
  readonly text: string;
  /** Named in messages. */
  readonly file?: string;
  /** Files that it names, by name. */
  readonly assets?: ReadonlyMap<string, Uint8Array>;
}

interface Parsed {
  readonly fixture: Fixture;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** The fixtures that an emulator can start realms from: those it was given, and the built-in ones. */
export class Fixtures {
  readonly #given: Readonly<Record<string, string | GivenFixture>>;
  readonly #parsed = new Map<string, Promise<Parsed>>();

  constructor(given: Readonly<Record<string, string | GivenFixture>>) {
    this.#given = given;
  }

  list(): FixtureSummary[] {
    return [
      ...Object.keys(this.#given).map((name) => ({ name, summary: "" })),
      ...Object.entries(BUILT_IN)
        .filter(([name]) => !Object.hasOwn(this.#given, name))
        .map(([name, { summary }]) => ({ name, summary })),
    ];
  }

  /**
   * Fills a fresh realm.
   *
   * Errors: UsageError `NO_SUCH_FIXTURE`, or `BAD_FIXTURE` with all that is wrong with one from outside.
   */
  async fill(
    realm: Realm,
    name: string,
    additions: readonly Additions[] = [],
  ): Promise<void> {
    const { fixture, assets } = await this.#parse(name);
    const { fillRealm } = await import("../fixture/fill.ts");
    await fillRealm(realm, await withAll(fixture, additions), assets);
  }

  /** What is wrong with additions to a fixture. */
  async findProblems(
    name: string,
    additions: readonly Additions[],
  ): Promise<readonly Problem[]> {
    const { fixture } = await this.#parse(name);
    const { problemsOf } = await import("../fixture/parse.ts");
    return problemsOf(await withAll(fixture, additions));
  }

  /** What filling a built-in fixture with the default seed at the default instant gives, where that is at hand. */
  async findPrepared(name: string): Promise<RealmImage | undefined> {
    if (Object.hasOwn(this.#given, name) || !Object.hasOwn(PREPARED, name))
      return undefined;
    const { unpack } = await import("../fixture/packed.ts");
    return unpack(await PREPARED[name]!());
  }

  #parse(name: string): Promise<Parsed> {
    let parsed = this.#parsed.get(name);
    if (!parsed) {
      parsed = this.#read(name);
      this.#parsed.set(name, parsed);
      parsed.catch(() => this.#parsed.delete(name));
    }
    return parsed;
  }

  async #read(name: string): Promise<Parsed> {
    if (Object.hasOwn(this.#given, name)) return readGiven(this.#given[name]!);
    if (!Object.hasOwn(BUILT_IN, name)) throw this.#unknown(name);
    const { TEXT, ASSETS } = await BUILT_IN[name]!.load();
    return { fixture: JSON.parse(TEXT) as Fixture, assets: toAssets(ASSETS) };
  }

  #unknown(name: string): UsageError {
    const known = this.list().map((fixture) => fixture.name);
    return unknownName("NO_SUCH_FIXTURE", {
      kind: "fixture",
      name,
      known,
      otherwise: `there are ${known.join(", ")}`,
    });
  }
}

async function readGiven(given: string | GivenFixture): Promise<Parsed> {
  const {
    text,
    file,
    assets = new Map(),
  } = typeof given === "string" ? { text: given } : given;
  const { parseFixture } = await import("../fixture/parse.ts");
  return { fixture: parseFixture(text, file), assets };
}

async function withAll(
  fixture: Fixture,
  additions: readonly Additions[],
): Promise<Fixture> {
  if (additions.length === 0) return fixture;
  const { withAdditions } = await import("../scenario/with.ts");
  let whole: unknown = fixture;
  for (const added of additions) whole = withAdditions(whole as Fixture, added);
  return whole as Fixture;
}

function toAssets(
  base64: Readonly<Record<string, string>>,
): Map<string, Uint8Array> {
  return new Map(
    Object.entries(base64).map(([name, text]) => [
      name,
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    ]),
  );
}
