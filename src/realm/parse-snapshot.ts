import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import { UsageError, type Mistake } from "../usage-error.ts";
import type { CollectionDefinition } from "./collection.ts";
import { COLLECTIONS } from "./collections.ts";
import type { RealmImage } from "./realm.ts";
import { fromSnapshot, SNAPSHOT_VERSION, type Snapshot } from "./snapshot.ts";

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

type Definition = CollectionDefinition<z.ZodMiniType, string>;
const DEFINITIONS = COLLECTIONS as unknown as readonly Definition[];

/**
 * Reads a snapshot that came from outside.
 *
 * Errors: UsageError `BAD_SNAPSHOT` with what is wrong, for one that is of another version or does not fit the
 * collections.
 */
export function parseSnapshot(value: unknown): RealmImage {
  requireVersion(value);
  const read = z.safeParse(format, value, IN_ENGLISH);
  if (!read.success) {
    throw refused(
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
  if (mistakes.length > 0) throw refused(mistakes);
  return fromSnapshot(read.data satisfies Snapshot);
}

const IN_ENGLISH = { error: en().localeError };

/** Chosen: as many as can be read; the others are most often the same mistake. */
const MAX_MISTAKES = 20;

function refused(mistakes: readonly Mistake[]): UsageError {
  const more = mistakes.length - MAX_MISTAKES;
  return new UsageError("BAD_SNAPSHOT", [
    ...mistakes.slice(0, MAX_MISTAKES),
    ...(more > 0 ? [{ message: `and ${more} more` }] : []),
  ]);
}

function requireVersion(value: unknown): void {
  const { version } = (value ?? {}) as Partial<Snapshot>;
  if (typeof version === "number" && version !== SNAPSHOT_VERSION)
    throw new UsageError("BAD_SNAPSHOT", [
      {
        message: `the snapshot has the form ${version as number}, this version of chat-emulator reads ${SNAPSHOT_VERSION}`,
        remedy: "make it anew",
      },
    ]);
}

function checkRecords(name: string, records: readonly unknown[]): Mistake[] {
  const definition = DEFINITIONS.find((known) => known.name === name);
  if (!definition) {
    return [
      toMistake(
        ["records", name],
        `is not a collection; known are ${DEFINITIONS.map((known) => known.name).join(", ")}`,
      ),
    ];
  }
  return records.flatMap((record, index) => {
    const read = z.safeParse(definition.schema, record, IN_ENGLISH);
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
