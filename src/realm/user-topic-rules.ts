import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import {
  userTopicKey,
  userTopics,
  VISIBILITY_POLICY,
  type UserTopic,
} from "./user-topics.ts";

function findUserTopic(
  realm: Realm,
  userId: number,
  streamId: number,
  topic: string,
): UserTopic | undefined {
  return realm
    .open(userTopics)
    .firstBy("one", userTopicKey(userId, streamId, topic));
}

/** The person's policy for a topic; `INHERIT` when it has none. */
export function visibilityPolicy(
  realm: Realm,
  userId: number,
  streamId: number,
  topic: string,
): number {
  return (
    findUserTopic(realm, userId, streamId, topic)?.visibility_policy ??
    VISIBILITY_POLICY.INHERIT
  );
}

/**
 * Sets a person's policy for a topic and tells that person's clients; nothing happens when it is so already. A topic
 * whose case differs is the same one: its record keeps the first spelling, the event has the one given.
 *
 * Source: events 4.6.
 */
export async function setVisibilityPolicy(
  realm: Realm,
  {
    user_id,
    stream_id,
    topic,
    policy,
  }: { user_id: number; stream_id: number; topic: string; policy: number },
): Promise<boolean> {
  const table = realm.open(userTopics);
  const current = findUserTopic(realm, user_id, stream_id, topic);
  if ((current?.visibility_policy ?? VISIBILITY_POLICY.INHERIT) === policy)
    return false;
  const last_updated = realm.clock.seconds();
  if (policy === VISIBILITY_POLICY.INHERIT) {
    if (current) table.delete(current.id);
  } else if (current) {
    await table.update(current.id, (draft) => {
      draft.visibility_policy = policy;
      draft.last_updated = last_updated;
    });
  } else {
    const id = realm.nextId("user_topic");
    await table.create({
      id,
      user_id,
      stream_id,
      topic_name: topic,
      last_updated,
      visibility_policy: policy,
    });
  }
  realm.queues.deliver(
    { type: "muted_topics", muted_topics: mutedTopics(realm, user_id) },
    [user_id],
  );
  realm.queues.deliver(
    {
      type: "user_topic",
      stream_id,
      topic_name: topic,
      last_updated,
      visibility_policy: policy,
    },
    [user_id],
  );
  return true;
}

/** `[stream name, topic, time]` of every muted topic; those of ended streams are left out. Source: events 1.13. */
export function mutedTopics(
  realm: Realm,
  userId: number,
): [string, string, number][] {
  return visibleUserTopics(realm, userId)
    .filter(
      ({ visibility_policy }) => visibility_policy === VISIBILITY_POLICY.MUTED,
    )
    .map(({ stream_id, topic_name, last_updated }) => [
      realm.open(streams).require(stream_id).name,
      topic_name,
      last_updated,
    ]);
}

/** The person's policies in streams that still exist. */
export function visibleUserTopics(realm: Realm, userId: number): UserTopic[] {
  const table = realm.open(streams);
  return realm
    .open(userTopics)
    .by("user_id", userId)
    .filter(({ stream_id }) => !table.require(stream_id).deactivated);
}
