import { FLAG } from "./message-flags.ts";
import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";

/** The person's unread messages in these streams, ascending; streams that the person left count too. */
export function unreadInStreams(
  realm: Realm,
  userId: number,
  streamIds: ReadonlySet<number>,
): number[] {
  const table = realm.open(messages);
  return realm
    .copies(userId)
    .unreadIds()
    .filter((id) => streamIds.has(table.require(id).stream_id ?? 0));
}

/** Sets the flag `read` on the person's copies without telling anybody. */
export function setRead(
  realm: Realm,
  userId: number,
  ids: readonly number[],
): void {
  const copies = realm.copies(userId);
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) | FLAG.read);
}

/**
 * Marks messages as read and tells the person's clients; nothing happens when there are none.
 *
 * Source: events 4.3, 5.16.
 */
export function markRead(
  realm: Realm,
  userId: number,
  ids: readonly number[],
): void {
  if (ids.length === 0) return;
  setRead(realm, userId, ids);
  realm.queues.deliver(
    {
      type: "update_message_flags",
      op: "add",
      operation: "add",
      flag: "read",
      messages: ids,
      all: false,
    },
    [userId],
  );
}
