import { Clock, parseIso } from "../realm/clock.ts";
import { Realm, type RealmImage } from "../realm/realm.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import type { Additions } from "../scenario/with.ts";
import { DEFAULT_CLOCK, DEFAULT_SEED, type RealmStart } from "./realm-start.ts";
import { requireNames } from "./require-names.ts";
import type { Scenarios } from "./scenarios.ts";

/** Fills a fresh realm from a fixture by name; what it makes is shared by all realms that start alike. */
export type FillFixture = (
  realm: Realm,
  fixture: string,
  additions: readonly Additions[],
) => Promise<void>;

/** What images of realms are made from. */
export interface ImageSources {
  readonly fill: FillFixture;
  readonly scenarios: Scenarios;
  /** What filling a fixture with the default seed at the default instant gives, where that is at hand. */
  readonly prepared:
    ((fixture: string) => Promise<RealmImage | undefined>) | undefined;
  /** Address of the emulator. */
  readonly url: () => string;
}

/** The realms of an emulator as they start, each made once. */
export class RealmImages {
  readonly #sources: ImageSources;
  readonly #images = new Map<string, Promise<RealmImage>>();

  constructor(sources: ImageSources) {
    this.#sources = sources;
  }

  /**
   * The image of a realm that starts so, after making sure that the scenarios go with it.
   *
   * Chosen: a realm that starts now is the one of the default instant, moved, so that starting costs no filling; its
   * times of day move with it.
   * Errors: UsageError `BAD_SCENARIO`.
   */
  async get(
    start: RealmStart,
    loaded: readonly LoadedScenario[],
  ): Promise<RealmImage> {
    await this.#sources.scenarios.requireAdditions(loaded, start.fixture);
    const base = start.running ? parseIso(DEFAULT_CLOCK)! : start.at;
    const image = await this.#kept({ ...start, at: base });
    await requireNames(loaded, image);
    const moved = Math.floor((start.at - base) / 1000);
    if (moved === 0) return image;
    const { moveTimes } = await import("../realm/move-times.ts");
    return moveTimes(image, moved);
  }

  #kept(start: RealmStart): Promise<RealmImage> {
    const { fixture, seed, at, additions } = start;
    const key = JSON.stringify([fixture, seed, at, additions]);
    let image = this.#images.get(key);
    if (!image) {
      image = this.#make(start);
      this.#images.set(key, image);
      image.catch(() => this.#images.delete(key));
    }
    return image;
  }

  async #make({
    fixture,
    seed,
    at,
    additions,
  }: RealmStart): Promise<RealmImage> {
    const { fill, prepared, url } = this.#sources;
    const isDefault =
      String(seed) === DEFAULT_SEED &&
      at === parseIso(DEFAULT_CLOCK) &&
      additions.length === 0;
    const atHand = isDefault ? await prepared?.(fixture) : undefined;
    if (atHand) return atHand;
    const realm = new Realm({
      name: fixture,
      seed,
      clock: new Clock({ start: at }),
      url: url(),
    });
    await fill(realm, fixture, additions);
    return realm.seal();
  }
}
