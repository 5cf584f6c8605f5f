import type { Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { findSubscription } from "./stream-access.ts";
import { VISIBILITY_POLICY } from "./user-topics.ts";
import { visibilityPolicy } from "./user-topic-rules.ts";

/**
 * Whether a message is left out of the view of everything: its topic is muted, or its stream is, whatever the topic's
 * policy. Unlike unread counts, it does not matter that a topic of a muted stream is followed.
 *
 * Source: messages 7.3, first_unread; 7.5, `in`.
 */
export function isOutOfHome(
  realm: Realm,
  userId: number,
  { stream_id, subject }: Message,
): boolean {
  if (stream_id === null) return false;
  const subscription = findSubscription(realm, userId, stream_id);
  if (subscription?.active && subscription.is_muted) return true;
  const policy = visibilityPolicy(realm, userId, stream_id, subject);
  return policy === VISIBILITY_POLICY.MUTED;
}
