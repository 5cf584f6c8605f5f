import type { Rendered } from "../markdown/rendered.ts";
import { canReadOthersInTopic } from "./message-access.ts";
import { topicKey } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { findSubscription } from "./stream-access.ts";
import { setVisibilityPolicy, visibilityPolicy } from "./user-topic-rules.ts";
import { VISIBILITY_POLICY } from "./user-topics.ts";
import { isBot, users, type User } from "./users.ts";
import { userGroups } from "./user-groups.ts";

/** When a topic is followed or unmuted by itself. Source: messages 5.2. */
const AUTOMATIC = {
  ON_PARTICIPATION: 1,
  ON_SEND: 2,
  ON_INITIATION: 3,
  NEVER: 4,
} as const;

interface Place {
  readonly stream_id: number;
  readonly topic: string;
}

/**
 * Makes a topic more visible to somebody who takes part in it; answers the new policy when it changed.
 *
 * `act` is `send` for sending, `participate` for reactions and submessages. The message just sent, if any, does not
 * count as an older one of the topic. Source: messages 5.2, events 5.1.
 */
export async function applyAutomaticPolicy(
  realm: Realm,
  user: User,
  place: Place,
  { act, sentId }: { act: "send" | "participate"; sentId?: number },
): Promise<number | undefined> {
  if (isBot(user)) return undefined;
  const policy = automaticPolicy(realm, user, place, act, sentId);
  if (policy === undefined) return undefined;
  const changed = await setVisibilityPolicy(realm, {
    user_id: user.user_id,
    ...place,
    policy,
  });
  return changed ? policy : undefined;
}

function automaticPolicy(
  realm: Realm,
  user: User,
  { stream_id, topic }: Place,
  act: "send" | "participate",
  sentId: number | undefined,
): number | undefined {
  const current = visibilityPolicy(realm, user.user_id, stream_id, topic);
  if (current === VISIBILITY_POLICY.FOLLOWED) return undefined;
  const {
    automatically_follow_topics_policy: follow,
    automatically_unmute_topics_in_muted_streams_policy: unmute,
  } = user.settings;
  if (covers(follow, act)) return VISIBILITY_POLICY.FOLLOWED;
  const streamMuted =
    findSubscription(realm, user.user_id, stream_id)?.is_muted ?? false;
  const starts =
    act === "send" &&
    current === VISIBILITY_POLICY.INHERIT &&
    (follow === AUTOMATIC.ON_INITIATION ||
      (streamMuted && unmute === AUTOMATIC.ON_INITIATION)) &&
    !canReadOthersInTopic(realm, user, {
      stream_id,
      key: topicKey(stream_id, topic),
      but: sentId,
    });
  if (starts && follow === AUTOMATIC.ON_INITIATION)
    return VISIBILITY_POLICY.FOLLOWED;
  if (streamMuted && covers(unmute, act)) return VISIBILITY_POLICY.UNMUTED;
  return starts && streamMuted && unmute === AUTOMATIC.ON_INITIATION
    ? VISIBILITY_POLICY.UNMUTED
    : undefined;
}

function covers(setting: number, act: "send" | "participate"): boolean {
  return (
    setting === AUTOMATIC.ON_PARTICIPATION ||
    (act === "send" && setting === AUTOMATIC.ON_SEND)
  );
}

/** Everybody whom a text names so that they are notified, by name or by a group that they are directly in. */
export function mentionedUserIds(
  realm: Realm,
  rendered: Rendered,
): Set<number> {
  const table = realm.open(userGroups);
  const ofGroups = [...rendered.mentionedGroupIds].flatMap(
    (id) => table.require(id).members,
  );
  return new Set([...rendered.mentionedUserIds, ...ofGroups]);
}

/** A mention makes its target follow the topic, where the target wants that. Source: messages 5.2, events 5.1 row 3. */
export async function followWhereMentioned(
  realm: Realm,
  place: Place,
  mentioned: Iterable<number>,
): Promise<void> {
  for (const id of mentioned) {
    const user = realm.open(users).require(id);
    if (
      isBot(user) ||
      !user.is_active ||
      !user.settings.automatically_follow_topics_where_mentioned
    )
      continue;
    const current = visibilityPolicy(realm, id, place.stream_id, place.topic);
    if (
      current === VISIBILITY_POLICY.MUTED ||
      current === VISIBILITY_POLICY.FOLLOWED
    )
      continue;
    await setVisibilityPolicy(realm, {
      user_id: id,
      ...place,
      policy: VISIBILITY_POLICY.FOLLOWED,
    });
  }
}
