import * as z from "zod/mini";
import { UsageError, type Mistake } from "../usage-error.ts";
import type { CollectionDefinition } from "./collection.ts";
import { COLLECTIONS } from "./collections.ts";
import type { Asset, RealmImage } from "./realm.ts";
import { TableIndex, type IndexImage } from "./table-index.ts";
import type { TableImage } from "./table.ts";
import { UserMessages } from "./user-messages.ts";

/** Grows when an older snapshot can no longer be read as it is. */
export const SNAPSHOT_VERSION = 1;

const copies = z.object({
  user_id: z.number(),
  message_ids: z.array(z.number()),
  flags: z.array(z.number()),
});

const format = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  records: z.record(z.string(), z.array(z.unknown())),
  copies: z.array(copies),
  last_ids: z.record(z.string(), z.number()),
  assets: z.array(
    z.object({
      path: z.string(),
      content_type: z.string(),
      base64: z.string(),
    }),
  ),
});

/**
 * The whole state of a realm as plain JSON: `records` by collection, `copies` of messages with flag bits by user, the
 * last id given of each kind, and files by path.
 */
export type Snapshot = z.output<typeof format>;

type Definition = CollectionDefinition<z.ZodMiniType, string>;
const DEFINITIONS = COLLECTIONS as unknown as readonly Definition[];

/** Turns an image into plain JSON; `fromSnapshot` turns it back into an equal one. */
export async function toSnapshot(image: RealmImage): Promise<Snapshot> {
  const assets = [...((await image.lateAssets?.()) ?? []), ...image.assets];
  return {
    version: SNAPSHOT_VERSION,
    records: Object.fromEntries(
      DEFINITIONS.map(({ name }) => [name, image.tables.get(name)] as const)
        .filter(([, table]) => table !== undefined && table.ids.length > 0)
        .map(([name, table]) => [
          name,
          table!.ids.map((id) => table!.records.get(id)),
        ]),
    ),
    copies: [...image.copies]
      .toSorted(([a], [b]) => a - b)
      .map(([user_id, ofUser]) => {
        const message_ids: number[] = [];
        const flags: number[] = [];
        for (const [id, bits] of new UserMessages(ofUser).ascending()) {
          message_ids.push(id);
          flags.push(bits);
        }
        return { user_id, message_ids, flags };
      }),
    last_ids: Object.fromEntries(image.lastIds),
    assets: [...new Map(assets)].map(([path, { contentType, bytes }]) => ({
      path,
      content_type: contentType,
      base64: toBase64(bytes),
    })),
  };
}

/**
 * Reads a snapshot that came from outside.
 *
 * Errors: UsageError `BAD_SNAPSHOT` with what is wrong, for one that is of another version or does not fit the
 * collections.
 */
export function parseSnapshot(value: unknown): RealmImage {
  const read = z.safeParse(format, value);
  if (!read.success) {
    throw new UsageError(
      "BAD_SNAPSHOT",
      read.error.issues.map(({ path, message }) => toMistake(path, message)),
    );
  }
  const mistakes = Object.entries(read.data.records).flatMap(
    ([name, records]) => checkRecords(name, records),
  );
  for (const [index, ofUser] of read.data.copies.entries()) {
    if (ofUser.message_ids.length !== ofUser.flags.length)
      mistakes.push(
        toMistake(["copies", index, "flags"], "one for each message is needed"),
      );
  }
  if (mistakes.length > 0) throw new UsageError("BAD_SNAPSHOT", mistakes);
  return fromSnapshot(read.data);
}

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

function toTable(definition: Definition, records: unknown[]): TableImage {
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

function checkRecords(name: string, records: readonly unknown[]): Mistake[] {
  const definition = DEFINITIONS.find((known) => known.name === name);
  if (!definition) {
    return [
      toMistake(
        ["records", name],
        `is no collection; known are ${DEFINITIONS.map((known) => known.name).join(", ")}`,
      ),
    ];
  }
  return records.flatMap((record, index) => {
    const read = z.safeParse(definition.schema, record);
    return read.success
      ? []
      : read.error.issues.map(({ path, message }) =>
          toMistake(["records", name, index, ...path], message),
        );
  });
}

function toMistake(path: readonly PropertyKey[], message: string): Mistake {
  return { message: `${path.map(String).join(".") || "snapshot"}: ${message}` };
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
