import type { Rendered } from "../markdown/rendered.ts";
import { mentionedUserIds } from "./automatic-policy.ts";
import { conversationIds, type Destination } from "./destination.ts";
import { topicParticipants } from "./mention-rules.ts";
import { FLAG } from "./message-flags.ts";
import type { Realm } from "./realm.ts";
import { subscriberIds } from "./stream-access.ts";
import { BOT_TYPE, users, type User } from "./users.ts";

/**
 * Who gets a copy of a new message, and with which flags.
 *
 * Source: messages 5.1.
 */
export function copiesOf(
  realm: Realm,
  {
    sender,
    to,
    rendered,
    read_by_sender,
    readBy = [],
  }: {
    sender: User;
    to: Destination;
    rendered: Rendered;
    read_by_sender: boolean;
    readBy?: readonly number[] | undefined;
  },
): Map<number, number> {
  const mentioned = mentionedUserIds(realm, rendered);
  const participants =
    to.kind === "stream" && rendered.mentionsTopicWildcard
      ? topicParticipants(realm, to.stream.stream_id, to.topic, sender.user_id)
      : undefined;
  const copies = new Map<number, number>();
  for (const id of recipientIds(realm, sender, to, rendered)) {
    let flags = 0;
    if (
      id === sender.user_id
        ? read_by_sender
        : readBy.includes(id) || hasMuted(realm, id, sender.user_id)
    )
      flags |= FLAG.read;
    if (mentioned.has(id)) flags |= FLAG.mentioned;
    if (rendered.mentionsStreamWildcard)
      flags |= FLAG.stream_wildcard_mentioned;
    if (participants?.has(id)) flags |= FLAG.topic_wildcard_mentioned;
    if (rendered.alertedUserIds.has(id)) flags |= FLAG.has_alert_word;
    copies.set(id, flags);
  }
  return copies;
}

/** The sender comes first when it is a recipient. */
function recipientIds(
  realm: Realm,
  sender: User,
  to: Destination,
  rendered: Rendered,
): Set<number> {
  const table = realm.open(users);
  if (to.kind === "direct") {
    const people = [sender.user_id, ...conversationIds(sender, to.people)];
    return new Set(people.filter((id) => keepsCopies(table.require(id))));
  }
  const subscribers = subscriberIds(realm, to.stream.stream_id).filter((id) =>
    keepsCopies(table.require(id)),
  );
  const mentionedBots = [...rendered.mentionedUserIds].filter(
    (id) => table.require(id).bot_type === BOT_TYPE.GENERIC,
  );
  const ids = [...subscribers, ...mentionedBots];
  return new Set(ids.includes(sender.user_id) ? [sender.user_id, ...ids] : ids);
}

/** Recipients that are told of a message, but keep no copy of it. Source: messages 5.1, 5.3. */
export function copylessIds(
  realm: Realm,
  { sender, to }: { sender: User; to: Destination },
): number[] {
  const ids =
    to.kind === "direct"
      ? conversationIds(sender, to.people)
      : subscriberIds(realm, to.stream.stream_id);
  const table = realm.open(users);
  return ids.filter((id) => !keepsCopies(table.require(id)));
}

/** Outgoing-webhook and embedded bots get messages another way and keep no copies. */
function keepsCopies(user: User): boolean {
  return (
    user.bot_type !== BOT_TYPE.OUTGOING_WEBHOOK &&
    user.bot_type !== BOT_TYPE.EMBEDDED
  );
}

function hasMuted(realm: Realm, userId: number, senderId: number): boolean {
  return realm
    .open(users)
    .require(userId)
    .muted_users.some(({ id }) => id === senderId);
}
