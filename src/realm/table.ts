import { Collection } from "@msw/data";
import type * as z from "zod/mini";
import type { CollectionDefinition, IndexKey } from "./collection.ts";
import { TableIndex, type IndexImage } from "./table-index.ts";
import { insertSorted, removeSorted } from "./sorted.ts";

/**
 * Records that one @msw/data collection holds. The library walks a collection to change a record, so a table spreads
 * its records over collections of this size and knows which one holds what: a write costs the same however many
 * records there are.
 */
const RECORDS_PER_COLLECTION = 64;

/** A table when its realm was sealed; shared by every realm that starts from it, never changed. */
export interface TableImage {
  readonly records: ReadonlyMap<number, unknown>;
  readonly ids: readonly number[];
  readonly indexes: Readonly<Record<string, IndexImage>>;
}

const EMPTY_IMAGE: TableImage = { records: new Map(), ids: [], indexes: {} };

interface Held<R> {
  readonly record: R;
  readonly collection: Collection<z.ZodMiniType>;
}

/**
 * The records of one kind in one realm, found by primary key or by a declared index, never by a walk.
 *
 * Records of the image are shared with other realms; what this realm adds or changes lives in its own @msw/data
 * collections, whose schema checks every write. Records are never changed in place: `update` makes a new one.
 */
export class Table<R extends object, I extends string> {
  readonly name: string;
  readonly #definition: CollectionDefinition<z.ZodMiniType, I>;
  readonly #image: TableImage;
  readonly #own = new Map<number, Held<R>>();
  readonly #gone = new Set<number>();
  readonly #indexes: Record<I, TableIndex<R>>;
  #ids: number[] | undefined;
  #version = 0;
  #filling:
    { collection: Collection<z.ZodMiniType>; count: number } | undefined;

  constructor(
    definition: CollectionDefinition<z.ZodMiniType, I>,
    image: TableImage = EMPTY_IMAGE,
  ) {
    this.name = definition.name;
    this.#definition = definition;
    this.#image = image;
    this.#indexes = {} as Record<I, TableIndex<R>>;
    for (const name in definition.indexes) {
      this.#indexes[name] = new TableIndex<R>(
        definition.indexes[name] as never,
        image.indexes[name] ?? new Map(),
      );
    }
  }

  get(id: number): R | undefined {
    const own = this.#own.get(id);
    if (own) return own.record;
    return this.#gone.has(id)
      ? undefined
      : (this.#image.records.get(id) as R | undefined);
  }

  /** The record that must be there; a missing one is our bug. */
  require(id: number): R {
    const record = this.get(id);
    if (!record) throw new Error(`${this.name} has no record ${id}`);
    return record;
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  /** Ascending; not to be changed by the caller. */
  ids(): readonly number[] {
    return this.#ids ?? this.#image.ids;
  }

  get size(): number {
    return this.ids().length;
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  /** Every record, by ascending id. For small tables and snapshots, never for messages on a request path. */
  all(): R[] {
    return this.ids().map((id) => this.require(id));
  }

  /** Ascending ids of the records with this key; not to be changed by the caller. */
  idsBy(index: I, key: IndexKey): readonly number[] {
    return this.#indexes[index].find(key);
  }

  by(index: I, key: IndexKey): R[] {
    return this.idsBy(index, key).map((id) => this.require(id));
  }

  /** The record with the lowest id among those with this key. */
  firstBy(index: I, key: IndexKey): R | undefined {
    const id = this.idsBy(index, key)[0];
    return id === undefined ? undefined : this.require(id);
  }

  keysOf(index: I): Iterable<IndexKey> {
    return this.#indexes[index].keys();
  }

  async create(values: R): Promise<R> {
    const id = this.#definition.key(values);
    if (this.has(id))
      throw new Error(`${this.name} already has a record ${id}`);
    const record = await this.#insert(values);
    this.#gone.delete(id);
    insertSorted((this.#ids ??= this.#image.ids.slice()), id);
    this.#reindex(id, undefined, record);
    return record;
  }

  /** Replaces a record by what `change` makes of a draft of it. */
  async update(id: number, change: (draft: Draft<R>) => void): Promise<R> {
    const before = this.require(id);
    const held = this.#own.get(id);
    let record: R;
    if (held) {
      record = (await held.collection.update(held.record as never, {
        data: change as never,
      })) as unknown as R;
      this.#own.set(id, { record, collection: held.collection });
    } else {
      const draft = structuredClone(before);
      change(draft as Draft<R>);
      record = await this.#insert(draft);
    }
    this.#reindex(id, before, record);
    return record;
  }

  delete(id: number): void {
    const before = this.require(id);
    const held = this.#own.get(id);
    if (held) {
      held.collection.delete(held.record as never);
      this.#own.delete(id);
    }
    if (this.#image.records.has(id)) this.#gone.add(id);
    removeSorted((this.#ids ??= this.#image.ids.slice()), id);
    this.#reindex(id, before, undefined);
  }

  /** The table as it is now, to start other realms from. An unchanged table is its own image. */
  seal(): TableImage {
    if (this.#own.size === 0 && this.#gone.size === 0) return this.#image;
    const records = new Map<number, unknown>();
    // Spread: a shared record is plain, without the library's own symbols.
    for (const id of this.ids()) records.set(id, { ...this.require(id) });
    const indexes: Record<string, IndexImage> = {};
    for (const name in this.#indexes)
      indexes[name] = this.#indexes[name].seal();
    return { records, ids: this.ids().slice(), indexes };
  }

  async #insert(values: R): Promise<R> {
    if (!this.#filling || this.#filling.count === RECORDS_PER_COLLECTION) {
      this.#filling = {
        collection: new Collection({ schema: this.#definition.schema }),
        count: 0,
      };
    }
    this.#filling.count++;
    const { collection } = this.#filling;
    const record = (await collection.create(values)) as unknown as R;
    this.#own.set(this.#definition.key(record), { record, collection });
    return record;
  }

  #reindex(id: number, before: R | undefined, after: R | undefined): void {
    this.#version++;
    for (const name in this.#indexes)
      this.#indexes[name].replace(id, before, after);
  }
}

/** The record with its fields open for change. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** The image of a table filled with plain records, checked against its schema. */
export async function imageOf<R extends object, I extends string>(
  definition: CollectionDefinition<z.ZodMiniType, I>,
  records: readonly R[],
): Promise<TableImage> {
  const table = new Table<R, I>(definition);
  for (const record of records) await table.create(record);
  return table.seal();
}
