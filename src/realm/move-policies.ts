import { topicKey } from "./messages.ts";
import type { Move, Thread } from "./move.ts";
import type { Realm } from "./realm.ts";
import { setVisibilityPolicy, visibilityPolicy } from "./user-topic-rules.ts";
import { userTopics, VISIBILITY_POLICY } from "./user-topics.ts";

/**
 * When a whole topic moves, what people decided about it moves along; those who can no longer see it lose it. What they
 * decided about a topic without messages is forgotten when one moves there.
 *
 * Source: messages 9.3; events 4.2 for the pairs of events.
 */
export async function movePolicies(
  realm: Realm,
  { isWhole, from, to, joinsOthers }: Move,
  losing: ReadonlySet<number>,
): Promise<void> {
  if (!isWhole || isSame(from, to)) return;
  const concerned = new Set([...deciders(realm, from), ...deciders(realm, to)]);
  for (const user_id of [...concerned].toSorted((a, b) => a - b)) {
    const old = policyFor(realm, user_id, from);
    await setVisibilityPolicy(realm, {
      user_id,
      ...placeOf(from),
      policy: VISIBILITY_POLICY.INHERIT,
    });
    if (losing.has(user_id)) continue;
    const policy = joinsOthers
      ? merge(old, policyFor(realm, user_id, to))
      : old;
    await setVisibilityPolicy(realm, { user_id, ...placeOf(to), policy });
  }
}

/** Whether only the case of a topic changes. */
function isSame(from: Thread, to: Thread): boolean {
  return (
    topicKey(from.stream.stream_id, from.topic) ===
    topicKey(to.stream.stream_id, to.topic)
  );
}

/** Equal policies stay, unmuted wins, and all else is left to the stream. */
function merge(one: number, other: number): number {
  if (one === other) return one;
  return one === VISIBILITY_POLICY.UNMUTED ||
    other === VISIBILITY_POLICY.UNMUTED
    ? VISIBILITY_POLICY.UNMUTED
    : VISIBILITY_POLICY.INHERIT;
}

function deciders(realm: Realm, { stream, topic }: Thread): number[] {
  const key = topic.toLowerCase();
  return realm
    .open(userTopics)
    .by("stream_id", stream.stream_id)
    .filter(({ topic_name }) => topic_name.toLowerCase() === key)
    .map(({ user_id }) => user_id);
}

function policyFor(
  realm: Realm,
  userId: number,
  { stream, topic }: Thread,
): number {
  return visibilityPolicy(realm, userId, stream.stream_id, topic);
}

function placeOf({ stream, topic }: Thread) {
  return { stream_id: stream.stream_id, topic };
}
