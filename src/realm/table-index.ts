import { insertSorted, removeSorted } from "./sorted.ts";
import type { IndexKey, IndexKeys } from "./collection.ts";

/** An index as it was when its realm was sealed: keys to ascending ids. */
export type IndexImage = ReadonlyMap<IndexKey, readonly number[]>;

const NONE: readonly number[] = [];

/** Ids by key, over a shared image: a list is copied when it first changes. */
export class TableIndex<R> {
  readonly #keys: IndexKeys<R>;
  readonly #image: IndexImage;
  readonly #own = new Map<IndexKey, number[]>();

  constructor(keys: IndexKeys<R>, image: IndexImage) {
    this.#keys = keys;
    this.#image = image;
  }

  /** Ascending ids; not to be changed by the caller. */
  find(key: IndexKey): readonly number[] {
    return this.#own.get(key) ?? this.#image.get(key) ?? NONE;
  }

  /** Every key that has an id. */
  *keys(): Iterable<IndexKey> {
    for (const [key, ids] of this.#own) if (ids.length > 0) yield key;
    for (const key of this.#image.keys()) if (!this.#own.has(key)) yield key;
  }

  replace(id: number, before: R | undefined, after: R | undefined): void {
    const oldKeys = before === undefined ? NONE : toList(this.#keys(before));
    const newKeys = after === undefined ? NONE : toList(this.#keys(after));
    for (const key of oldKeys)
      if (!newKeys.includes(key)) removeSorted(this.#writable(key), id);
    for (const key of newKeys)
      if (!oldKeys.includes(key)) insertSorted(this.#writable(key), id);
  }

  seal(): IndexImage {
    if (this.#own.size === 0) return this.#image;
    const image = new Map(this.#image);
    for (const [key, ids] of this.#own) {
      if (ids.length > 0) image.set(key, ids.slice());
      else image.delete(key);
    }
    return image;
  }

  #writable(key: IndexKey): number[] {
    let ids = this.#own.get(key);
    if (!ids) {
      ids = this.#image.get(key)?.slice() ?? [];
      this.#own.set(key, ids);
    }
    return ids;
  }
}

function toList(
  keys: IndexKey | readonly IndexKey[] | undefined,
): readonly IndexKey[] {
  if (keys === undefined) return [];
  return typeof keys === "object" ? keys : [keys];
}
