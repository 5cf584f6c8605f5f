import type { Message } from "./messages.ts";
import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { subscriberIds } from "./stream-access.ts";
import { streams } from "./streams.ts";

/** Active accounts with a copy of the message, ascending. */
export function copyHolderIds(realm: Realm, messageId: number): number[] {
  return activeUserIds(realm).filter(
    (id) => realm.copies(id).get(messageId) !== undefined,
  );
}

/**
 * Who hears of changes to a message: everybody with a copy, and where the history is open to subscribers, they too.
 *
 * Source: events 4.2, 4.4.
 */
export function messageAudience(realm: Realm, message: Message): number[] {
  const holders = copyHolderIds(realm, message.id);
  if (message.stream_id === null) return holders;
  const stream = realm.open(streams).require(message.stream_id);
  if (stream.invite_only && !stream.history_public_to_subscribers)
    return holders;
  return [...new Set([...holders, ...subscriberIds(realm, stream.stream_id)])];
}
