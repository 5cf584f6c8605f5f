import { FLAG } from "./message-flags.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { findSubscription } from "./stream-access.ts";
import { VISIBILITY_POLICY } from "./user-topics.ts";
import { visibilityPolicy } from "./user-topic-rules.ts";

/** Source: events 1.12, unread_msgs. */
const MAX_UNREAD = 50_000;

/**
 * Unread messages that a person is shown, ascending, newest 50,000: those of streams that the person left are not.
 *
 * Source: events 1.12, computation.
 */
function shownUnread(realm: Realm, userId: number): Message[] {
  const table = realm.open(messages);
  return realm
    .copies(userId)
    .unreadIds()
    .slice(-MAX_UNREAD)
    .map((id) => table.require(id))
    .filter(
      ({ stream_id }) =>
        stream_id === null ||
        findSubscription(realm, userId, stream_id)?.active,
    );
}

/** Whether the stream or the topic hides the message from the person's unread count. Source: events 1.12. */
export function isMutedFor(
  realm: Realm,
  userId: number,
  message: Message,
): boolean {
  if (message.stream_id === null) return false;
  const policy = visibilityPolicy(
    realm,
    userId,
    message.stream_id,
    message.subject,
  );
  if (!findSubscription(realm, userId, message.stream_id)?.is_muted)
    return policy === VISIBILITY_POLICY.MUTED;
  return (
    policy !== VISIBILITY_POLICY.UNMUTED &&
    policy !== VISIBILITY_POLICY.FOLLOWED
  );
}

const WILDCARD = FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned;

/** What a person has not read, as registration tells it. Source: events 1.12. */
export function unreadState(realm: Realm, userId: number) {
  const pms = new Map<number, number[]>();
  const streams = new Map<
    string,
    { stream_id: number; topic: string; unread_message_ids: number[] }
  >();
  const huddles = new Map<string, number[]>();
  const mentions: number[] = [];
  let count = 0;
  const copies = realm.copies(userId);
  const shown = shownUnread(realm, userId);
  for (const message of shown) {
    const muted = isMutedFor(realm, userId, message);
    const flags = copies.get(message.id) ?? 0;
    if (flags & FLAG.mentioned || (flags & WILDCARD && !muted))
      mentions.push(message.id);
    if (!muted) count++;
    if (message.stream_id !== null) {
      const key = `${message.stream_id}:${message.subject.toLowerCase()}`;
      const entry = streams.get(key) ?? {
        stream_id: message.stream_id,
        topic: message.subject,
        unread_message_ids: [],
      };
      // The spelling of the latest message names the topic.
      entry.topic = message.subject;
      entry.unread_message_ids.push(message.id);
      streams.set(key, entry);
    } else if (message.user_ids && message.user_ids.length > 2) {
      append(huddles, message.user_ids.join(","), message.id);
    } else {
      append(
        pms,
        message.user_ids?.find((id) => id !== userId) ?? userId,
        message.id,
      );
    }
  }
  return {
    pms: [...pms]
      .toSorted(([a], [b]) => a - b)
      .map(([id, unread_message_ids]) => ({
        other_user_id: id,
        sender_id: id,
        unread_message_ids,
      })),
    streams: [...streams.values()].toSorted(
      (a, b) => a.stream_id - b.stream_id || compareText(a.topic, b.topic),
    ),
    huddles: [...huddles]
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([user_ids_string, unread_message_ids]) => ({
        user_ids_string,
        unread_message_ids,
      })),
    mentions,
    count,
    old_unreads_missing: copies.unreadCount >= MAX_UNREAD,
  };
}

function append<K>(lists: Map<K, number[]>, key: K, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

/** By code point. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
