import { FLAG } from "./message-flags.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { canAccessStream, isSubscribed } from "./stream-access.ts";
import { streams } from "./streams.ts";
import { isGuest, type User } from "./users.ts";

/**
 * Whether a user may read a message by its id. Owners and administrators have no way around.
 *
 * Source: messages 3.
 */
export function canReadMessage(
  realm: Realm,
  user: User,
  message: Message,
): boolean {
  const hasCopy = realm.copies(user.user_id).get(message.id) !== undefined;
  if (message.stream_id === null) return hasCopy;
  const stream = realm.open(streams).require(message.stream_id);
  if (stream.deactivated) return false;
  const subscribed = isSubscribed(realm, user.user_id, stream.stream_id);
  if (!stream.invite_only) return subscribed || !isGuest(user);
  return subscribed && (hasCopy || stream.history_public_to_subscribers);
}

export function findReadableMessage(
  realm: Realm,
  user: User,
  id: number,
): Message | undefined {
  const message = realm.open(messages).get(id);
  return message && canReadMessage(realm, user, message) ? message : undefined;
}

/** Flags as a fetch shows them: a message read without a copy is `read` and `historical`. Source: messages 2.2. */
export function flagsFor(
  realm: Realm,
  userId: number,
  messageId: number,
): number {
  return realm.copies(userId).get(messageId) ?? FLAG.read | FLAG.historical;
}

/** Messages of web-public streams may be read without an account. Source: decisions, web-public history. */
export function isOpenToSpectators(realm: Realm, message: Message): boolean {
  if (message.stream_id === null) return false;
  const stream = realm.open(streams).require(message.stream_id);
  return stream.is_web_public && !stream.deactivated;
}

/** Ids of the topic's messages that the user may read, ascending. */
export function readableIdsInTopic(
  realm: Realm,
  user: User,
  streamId: number,
  key: string,
): readonly number[] {
  const stream = realm.open(streams).require(streamId);
  const ids = realm.open(messages).idsBy("topic", key);
  if (!canAccessStream(realm, user, stream)) return [];
  if (!stream.invite_only || stream.history_public_to_subscribers) return ids;
  const copies = realm.copies(user.user_id);
  return ids.filter((id) => copies.get(id) !== undefined);
}
