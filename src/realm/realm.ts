import type * as z from "zod/mini";
import { Clock } from "./clock.ts";
import type { CollectionDefinition } from "./collection.ts";
import { EventQueues } from "./event-queues.ts";
import { Line } from "./line.ts";
import { Random } from "./random.ts";
import { SlidingLog } from "./sliding-log.ts";
import { Table, type TableImage } from "./table.ts";
import { UserMessages, type CopiesImage } from "./user-messages.ts";

/** A file that one of the realm's URLs points to. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A realm's state when it was sealed. Many realms may start from one image; none changes it. */
export interface RealmImage {
  readonly tables: ReadonlyMap<string, TableImage>;
  readonly copies: ReadonlyMap<number, CopiesImage>;
  readonly lastIds: ReadonlyMap<string, number>;
  readonly assets: ReadonlyMap<string, Asset>;
  /** More files, by path, that are loaded when one is wanted. */
  readonly lateAssets?: () => Promise<ReadonlyMap<string, Asset>>;
}

const EMPTY_IMAGE: RealmImage = {
  tables: new Map(),
  copies: new Map(),
  lastIds: new Map(),
  assets: new Map(),
};

const LOGIN_WINDOW_MILLISECONDS = 1_800_000;

/**
 * One organization: the unit of isolation. It has its own records, ids, clock, chance and event queues, and knows no
 * HTTP. Rules over its state are functions in this folder that take the realm first.
 */
export class Realm {
  readonly name: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly queues: EventQueues;
  /** Attempts to log in with a password, by user name. Source: platform 1.7. */
  readonly logins = new SlidingLog<string>(LOGIN_WINDOW_MILLISECONDS);
  /** Operations run in here one at a time; a long poll waits outside. */
  readonly line = new Line();
  /** The address that clients are given, without a trailing slash. */
  url: string;
  /** Grows whenever something changes that messages show of other records (names, avatars, streams). */
  appearance = 0;
  #image: RealmImage;
  #tables = new Map<string, Table<object, string>>();
  #copies = new Map<number, UserMessages>();
  #lastIds: Map<string, number>;
  /** Files that were put here; undefined for those that were removed. */
  #ownAssets = new Map<string, Asset | undefined>();
  readonly #wake: (realm: Realm) => void;

  constructor({
    name,
    seed,
    clock,
    url,
    image = EMPTY_IMAGE,
    wake = () => undefined,
  }: {
    name: string;
    seed: string | number;
    clock: Clock;
    url: string;
    image?: RealmImage;
    /** Sets the timers that follow from the records, now and after each restore. */
    wake?: (realm: Realm) => void;
  }) {
    this.name = name;
    this.clock = clock;
    this.url = url;
    this.random = new Random(seed);
    this.queues = new EventQueues(clock, this.random);
    this.#image = image;
    this.#lastIds = new Map(image.lastIds);
    this.#wake = wake;
    wake(this);
  }

  /** The realm's table of a kind of record. */
  open<S extends z.ZodMiniType, I extends string>(
    definition: CollectionDefinition<S, I>,
  ): Table<Readonly<z.output<S>> & object, I> {
    let table = this.#tables.get(definition.name);
    if (!table) {
      table = new Table<object, string>(
        definition as never,
        this.#image.tables.get(definition.name),
      );
      this.#tables.set(definition.name, table);
    }
    return table as never;
  }

  /** The messages that a user has a copy of, with flags. */
  copies(userId: number): UserMessages {
    let copies = this.#copies.get(userId);
    if (!copies) {
      copies = new UserMessages(this.#image.copies.get(userId));
      this.#copies.set(userId, copies);
    }
    return copies;
  }

  /** The next id of a kind, counting from 1. */
  nextId(kind: string): number {
    const id = (this.#lastIds.get(kind) ?? 0) + 1;
    this.#lastIds.set(kind, id);
    return id;
  }

  /** Makes sure that `nextId` gives no id up to this one. */
  reserveId(kind: string, id: number): void {
    if (id > (this.#lastIds.get(kind) ?? 0)) this.#lastIds.set(kind, id);
  }

  /** The file at one of the realm's URLs, where it is at hand. */
  findAsset(path: string): Asset | undefined {
    return this.#ownAssets.has(path)
      ? this.#ownAssets.get(path)
      : this.#image.assets.get(path);
  }

  /** The file at one of the realm's URLs, loaded if need be. */
  async loadAsset(path: string): Promise<Asset | undefined> {
    const late = this.#ownAssets.has(path) ? undefined : this.#image.lateAssets;
    return this.findAsset(path) ?? (await late?.())?.get(path);
  }

  putAsset(path: string, asset: Asset): void {
    this.#ownAssets.set(path, asset);
  }

  removeAsset(path: string): void {
    this.#ownAssets.set(path, undefined);
  }

  /** The state as it is now, to start other realms from or to come back to. */
  seal(): RealmImage {
    const tables = new Map(this.#image.tables);
    for (const [name, table] of this.#tables) tables.set(name, table.seal());
    const copies = new Map(this.#image.copies);
    for (const [userId, ofUser] of this.#copies)
      copies.set(userId, ofUser.seal());
    const assets = new Map([...this.#image.assets, ...this.#ownAssets]);
    for (const [path, asset] of assets) if (!asset) assets.delete(path);
    return {
      ...this.#image,
      tables,
      copies,
      lastIds: new Map(this.#lastIds),
      assets: assets as RealmImage["assets"],
    };
  }

  /** Puts the realm back to an image; queues are removed and held polls end with nothing. */
  restore(image: RealmImage): void {
    this.queues.clear();
    this.clock.clear();
    this.#image = image;
    this.#tables = new Map();
    this.#copies = new Map();
    this.#lastIds = new Map(image.lastIds);
    this.#ownAssets = new Map();
    this.appearance++;
    this.#wake(this);
  }
}
