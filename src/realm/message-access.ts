import { FLAG } from "./message-flags.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { canAccessStream, isSubscribed } from "./stream-access.ts";
import { streams } from "./streams.ts";
import { isGuest, type User } from "./users.ts";

/**
 * Whether a user may read a message by its id. Owners and administrators are no exception.
 *
 * Source: messages 3.
 */
function canReadMessage(realm: Realm, user: User, message: Message): boolean {
  const hasCopy = realm.copies(user.user_id).get(message.id) !== undefined;
  if (message.stream_id === null) return hasCopy;
  const stream = realm.open(streams).require(message.stream_id);
  if (stream.deactivated) return false;
  const subscribed = isSubscribed(realm, user.user_id, stream.stream_id);
  if (!stream.invite_only) return subscribed || !isGuest(user);
  return subscribed && (hasCopy || stream.history_public_to_subscribers);
}

/** The message with this id, when the user may read it. */
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
  const ids = realm.open(messages).idsBy("topic", key);
  const isReadable = readableInStream(realm, user, streamId);
  if (typeof isReadable === "function") return ids.filter(isReadable);
  return isReadable ? ids : [];
}

/** Whether the user may read any message of the topic but one. */
export function canReadOthersInTopic(
  realm: Realm,
  user: User,
  {
    stream_id,
    key,
    but,
  }: { stream_id: number; key: string; but: number | undefined },
): boolean {
  const isReadable = readableInStream(realm, user, stream_id);
  return realm
    .open(messages)
    .idsBy("topic", key)
    .some(
      (id) =>
        id !== but &&
        (typeof isReadable === "function" ? isReadable(id) : isReadable),
    );
}

/** Whether all of the stream's messages may be read, or which. */
function readableInStream(
  realm: Realm,
  user: User,
  streamId: number,
): boolean | ((id: number) => boolean) {
  const stream = realm.open(streams).require(streamId);
  if (!canAccessStream(realm, user, stream)) return false;
  if (!stream.invite_only || stream.history_public_to_subscribers) return true;
  const copies = realm.copies(user.user_id);
  return (id) => copies.get(id) !== undefined;
}
