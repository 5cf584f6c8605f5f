import type { IndexKey } from "./collection.ts";
import { FLAG } from "./message-flags.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isOutOfHome } from "./home-view.ts";
import { lowerBound } from "./sorted.ts";
import type { User } from "./users.ts";
import { visibilityPolicy } from "./user-topic-rules.ts";
import { VISIBILITY_POLICY } from "./user-topics.ts";

/** Which messages are wanted. */
export interface Selection {
  /** Where all of them are found; undefined means among the reader's copies, or everywhere for history. */
  readonly source:
    | {
        readonly index: "stream_id" | "topic" | "conversation" | "sender_id";
        readonly key: IndexKey;
      }
    | { readonly ids: readonly number[] }
    | undefined;
  /** Whether messages without an own copy count. */
  readonly includesHistory: boolean;
  /** Whether a stream is named, even to leave it out; then it does not matter which streams are muted. */
  readonly namesStream: boolean;
  readonly matches: (message: Message, flags: number) => boolean;
}

/** A message that matches, with the reader's flags as bits. */
export interface Selected {
  readonly message: Message;
  readonly flags: number;
}

/** Matches older than `anchor`, newest first, at most `count`. */
export function selectBefore(
  realm: Realm,
  reader: User | undefined,
  selection: Selection,
  { anchor, count }: { anchor: number; count: number },
): Selected[] {
  return take(
    accepted(
      realm,
      reader,
      selection,
      idsDown(realm, reader, selection, anchor - 1),
    ),
    count,
  );
}

/** Matches newer than `anchor`, oldest first, at most `count`. */
export function selectAfter(
  realm: Realm,
  reader: User | undefined,
  selection: Selection,
  { anchor, count }: { anchor: number; count: number },
): Selected[] {
  return take(
    accepted(
      realm,
      reader,
      selection,
      idsUp(realm, reader, selection, anchor + 1),
    ),
    count,
  );
}

/** The message itself when it matches. */
export function selectOne(
  realm: Realm,
  reader: User | undefined,
  selection: Selection,
  id: number,
): Selected | undefined {
  const inSource = [...take(idsUp(realm, reader, selection, id), 1)];
  return inSource[0] === id
    ? take(accepted(realm, reader, selection, [id]), 1)[0]
    : undefined;
}

/**
 * The oldest unread match that is not muted away; undefined when there is none.
 *
 * Source: messages 7.3, first_unread.
 */
export function findFirstUnread(
  realm: Realm,
  reader: User,
  selection: Selection,
): number | undefined {
  const table = realm.open(messages);
  const copies = realm.copies(reader.user_id);
  for (const id of copies.unreadIds()) {
    const message = table.require(id);
    if (
      selection.matches(message, copies.get(id) ?? FLAG.read) &&
      !isSkipped(realm, reader, message, selection)
    ) {
      return id;
    }
  }
  return undefined;
}

function isSkipped(
  realm: Realm,
  reader: User,
  message: Message,
  { namesStream }: Selection,
): boolean {
  if (message.stream_id === null) return false;
  if (!namesStream) return isOutOfHome(realm, reader.user_id, message);
  const policy = visibilityPolicy(
    realm,
    reader.user_id,
    message.stream_id,
    message.subject,
  );
  return policy === VISIBILITY_POLICY.MUTED;
}

function* accepted(
  realm: Realm,
  reader: User | undefined,
  { includesHistory, matches }: Selection,
  ids: Iterable<number>,
): Generator<Selected> {
  const table = realm.open(messages);
  const copies = reader && realm.copies(reader.user_id);
  for (const id of ids) {
    const own = copies?.get(id);
    if (own === undefined && !includesHistory) continue;
    const message = table.get(id);
    const flags = own ?? (reader ? FLAG.read | FLAG.historical : FLAG.read);
    if (message && matches(message, flags)) yield { message, flags };
  }
}

function* idsDown(
  realm: Realm,
  reader: User | undefined,
  selection: Selection,
  from: number,
): Generator<number> {
  const ids = sourceIds(realm, reader, selection);
  if (!ids) {
    for (const [id] of realm.copies(reader!.user_id).descending(from)) yield id;
    return;
  }
  for (let position = lowerBound(ids, from + 1) - 1; position >= 0; position--)
    yield ids[position]!;
}

function* idsUp(
  realm: Realm,
  reader: User | undefined,
  selection: Selection,
  from: number,
): Generator<number> {
  const ids = sourceIds(realm, reader, selection);
  if (!ids) {
    for (const [id] of realm.copies(reader!.user_id).ascending(from)) yield id;
    return;
  }
  for (let position = lowerBound(ids, from); position < ids.length; position++)
    yield ids[position]!;
}

/** Ascending ids among which the matches are; undefined for the reader's copies. */
function sourceIds(
  realm: Realm,
  reader: User | undefined,
  { source, includesHistory }: Selection,
): readonly number[] | undefined {
  const table = realm.open(messages);
  if (source)
    return "ids" in source ? source.ids : table.idsBy(source.index, source.key);
  return includesHistory || !reader ? table.ids() : undefined;
}

function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  if (count <= 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length >= count) break;
  }
  return taken;
}
