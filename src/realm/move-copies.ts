import { FLAG } from "./message-flags.ts";
import { changesStream, type Move } from "./move.ts";
import type { Realm } from "./realm.ts";
import { memberIds } from "./stream-access.ts";

/**
 * People who are only in the old stream lose their copies. Where newcomers do not see the history of the new stream,
 * its other subscribers get copies that are read. Accounts that are not active are no exception.
 *
 * Source: messages 9.3.
 */
export function moveCopies(realm: Realm, move: Move): void {
  if (!changesStream(move)) return;
  const { ids, from, to } = move;
  const there = memberIds(realm, to.stream.stream_id);
  const before = new Set(memberIds(realm, from.stream.stream_id));
  const after = new Set(there);
  for (const userId of before) {
    if (after.has(userId)) continue;
    for (const id of ids) realm.copies(userId).delete(id);
  }
  if (!to.stream.invite_only || to.stream.history_public_to_subscribers) return;
  for (const userId of there) {
    if (before.has(userId)) continue;
    const copies = realm.copies(userId);
    for (const id of ids)
      if (copies.get(id) === undefined) copies.set(id, FLAG.read);
  }
}
