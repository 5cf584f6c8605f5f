import type { Rendered } from "../markdown/rendered.ts";
import { isInGroup } from "./group-membership.ts";
import { messages, topicKey } from "./messages.ts";
import { getOrganization } from "./organization.ts";
import { meetsWildcardPolicy } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { subscriberIds } from "./stream-access.ts";
import { userGroups } from "./user-groups.ts";
import type { User } from "./users.ts";

/** Up to this many subscribers, or participants, anybody may mention them all. Source: messages 4.7. */
const LARGE_AUDIENCE = 15;

/** Everybody who sent to the topic or reacted in it, and the sender. Source: messages 4.7. */
export function topicParticipants(
  realm: Realm,
  streamId: number,
  topic: string,
  senderId: number,
): Set<number> {
  const participants = new Set([senderId]);
  for (const message of realm
    .open(messages)
    .by("topic", topicKey(streamId, topic))) {
    participants.add(message.sender_id);
    for (const reaction of message.reactions)
      participants.add(reaction.user_id);
  }
  return participants;
}

/**
 * Why what a text mentions is not allowed to its sender; undefined when it is.
 *
 * Source: messages 4.4, rows 24 to 26; 4.7.
 */
export function whyMentionForbidden(
  realm: Realm,
  sender: User,
  rendered: Rendered,
  place: { stream_id: number; topic: string } | undefined,
): Refusal | undefined {
  if (place && rendered.mentionsStreamWildcard) {
    const audience = subscriberIds(realm, place.stream_id).length;
    if (!mayMentionAll(realm, sender, audience)) return streamWildcardRefused();
  }
  if (place && rendered.mentionsTopicWildcard) {
    const audience = topicParticipants(
      realm,
      place.stream_id,
      place.topic,
      sender.user_id,
    ).size;
    if (!mayMentionAll(realm, sender, audience)) return topicWildcardRefused();
  }
  return whyGroupMentionForbidden(realm, sender, rendered);
}

function mayMentionAll(realm: Realm, sender: User, audience: number): boolean {
  const { wildcard_mention_policy } = getOrganization(realm).settings;
  return (
    audience <= LARGE_AUDIENCE ||
    meetsWildcardPolicy(realm, sender, wildcard_mention_policy)
  );
}

function whyGroupMentionForbidden(
  realm: Realm,
  sender: User,
  { mentionedGroupIds }: Rendered,
): Refusal | undefined {
  const table = realm.open(userGroups);
  for (const id of mentionedGroupIds) {
    const group = table.require(id);
    if (
      sender.is_system_bot ||
      isInGroup(realm, sender.user_id, group.can_mention_group)
    )
      continue;
    const allowed = table.require(group.can_mention_group);
    return refusal(
      `You are not allowed to mention user group '${group.name}'. ` +
        `You must be a member of '${allowed.name}' to mention this group.`,
    );
  }
  return undefined;
}

const streamWildcardRefused = () =>
  refusal(
    "You do not have permission to use stream wildcard mentions in this stream.",
    "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
  );

const topicWildcardRefused = () =>
  refusal(
    "You do not have permission to use topic wildcard mentions in this topic.",
    "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
  );
