import type * as z from "zod/mini";
import type { CollectionDefinition } from "./collection.ts";
import { COLLECTIONS } from "./collections.ts";
import type { Asset, RealmImage } from "./realm.ts";
import { TableIndex, type IndexImage } from "./table-index.ts";
import type { TableImage } from "./table.ts";
import { UserMessages } from "./user-messages.ts";

/** Grows when an older snapshot can no longer be read as it is. */
export const SNAPSHOT_VERSION = 1;

/**
 * The whole state of a realm as plain JSON: `records` by collection, `copies` of messages with flag bits by user, the
 * last id given of each kind, and files by path.
 */
export interface Snapshot {
  readonly version: number;
  readonly records: Readonly<Record<string, readonly unknown[]>>;
  readonly copies: readonly {
    readonly user_id: number;
    readonly message_ids: readonly number[];
    readonly flags: readonly number[];
  }[];
  readonly last_ids: Readonly<Record<string, number>>;
  readonly assets: readonly {
    readonly path: string;
    readonly content_type: string;
    readonly base64: string;
  }[];
}

type Definition = CollectionDefinition<z.ZodMiniType, string>;

/** The collections, whatever they hold. */
export const DEFINITIONS = COLLECTIONS as unknown as readonly Definition[];

/** The image of a snapshot that is known to be good, unchecked. */
export function fromSnapshot(snapshot: Snapshot): RealmImage {
  const tables = new Map<string, TableImage>();
  for (const definition of DEFINITIONS) {
    const records = snapshot.records[definition.name];
    if (records) tables.set(definition.name, toTable(definition, records));
  }
  return {
    tables,
    copies: new Map(
      snapshot.copies.map(({ user_id, message_ids, flags }) => {
        const ofUser = new UserMessages();
        message_ids.forEach((id, index) => ofUser.set(id, flags[index]!));
        return [user_id, ofUser.seal()];
      }),
    ),
    lastIds: new Map(Object.entries(snapshot.last_ids)),
    assets: fromSnapshotAssets(snapshot.assets),
  };
}

/** The files of a snapshot by path. */
export function fromSnapshotAssets(
  assets: Snapshot["assets"],
): Map<string, Asset> {
  return new Map(
    assets.map(({ path, content_type, base64 }) => [
      path,
      { contentType: content_type, bytes: fromBase64(base64) },
    ]),
  );
}

function toTable(
  definition: Definition,
  records: readonly unknown[],
): TableImage {
  const byId = new Map<number, unknown>();
  for (const record of records) byId.set(definition.key(record), record);
  const ids = [...byId.keys()].toSorted((a, b) => a - b);
  const indexes: Record<string, IndexImage> = {};
  for (const name in definition.indexes) {
    const index = new TableIndex(definition.indexes[name]!, new Map());
    for (const id of ids) index.replace(id, undefined, byId.get(id));
    indexes[name] = index.seal();
  }
  return { records: byId, ids, indexes };
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
