import type * as z from "zod/mini";

/** What an index sorts records by; a record with several keys is in several places, one without a key in none. */
export type IndexKey = string | number;
/** Under which keys of an index a record is found. */
export type IndexKeys<R> = (
  record: R,
) => IndexKey | readonly IndexKey[] | undefined;

/** One kind of record: its schema, its primary key and the indexes by which it is found. */
export interface CollectionDefinition<
  S extends z.ZodMiniType,
  I extends string,
> {
  readonly name: string;
  readonly schema: S;
  readonly key: (record: z.output<S>) => number;
  readonly indexes: Readonly<Record<I, IndexKeys<z.output<S>>>>;
}

/** Declares a kind of record; `realm.open(definition)` gives the realm's table of it. */
export function defineCollection<
  S extends z.ZodMiniType,
  I extends string = never,
>(definition: CollectionDefinition<S, I>): CollectionDefinition<S, I> {
  return definition;
}

/** The record type of a collection. */
export type RecordOf<D> =
  D extends CollectionDefinition<infer S, string>
    ? Readonly<z.output<S>>
    : never;
