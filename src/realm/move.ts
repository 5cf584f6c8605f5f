import type { Edit, PropagateMode } from "./edit-rules.ts";
import { readableIdsInTopic } from "./message-access.ts";
import { messages, topicKey } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isSubscribed, subscriberIds } from "./stream-access.ts";
import { streams, type Stream } from "./streams.ts";
import { isGuest, users } from "./users.ts";

/** A topic of a stream. */
export interface Thread {
  readonly stream: Stream;
  readonly topic: string;
}

/** Messages that change their place. */
export interface Move {
  /** The edited one first, then ascending. */
  readonly ids: readonly number[];
  readonly from: Thread;
  readonly to: Thread;
  readonly mode: PropagateMode;
  /** Whether nothing that the mover can see stays behind. */
  readonly isWhole: boolean;
  /** Whether there were messages already where they went. */
  readonly joinsOthers: boolean;
  /** Whether the mover can see some of these. */
  readonly joinsSeen: boolean;
}

/** What an edit moves, before it does; undefined when it moves nothing. Source: messages 9.3. */
export function findMoved(realm: Realm, edit: Edit): Move | undefined {
  const { message, editor, topic, stream, propagate_mode } = edit;
  if (message.stream_id === null || (topic === undefined && !stream))
    return undefined;
  const origin = realm.open(streams).require(message.stream_id);
  const key = topicKey(origin.stream_id, message.subject);
  const readable = readableIdsInTopic(realm, editor, origin.stream_id, key);
  const movable = stream ? readable : realm.open(messages).idsBy("topic", key);
  const ids = [
    message.id,
    ...movable.filter(
      (id) =>
        id !== message.id &&
        (propagate_mode === "change_all" ||
          (propagate_mode === "change_later" && id > message.id)),
    ),
  ];
  const to = { stream: stream ?? origin, topic: topic ?? message.subject };
  const moved = new Set(ids);
  const { stream_id } = to.stream;
  const target = topicKey(stream_id, to.topic);
  const stays = (id: number) => !moved.has(id);
  return {
    ids,
    from: { stream: origin, topic: message.subject },
    to,
    mode: propagate_mode,
    isWhole: readable.every((id) => moved.has(id)),
    joinsOthers: realm.open(messages).idsBy("topic", target).some(stays),
    joinsSeen: readableIdsInTopic(realm, editor, stream_id, target).some(stays),
  };
}

/** Whether a move goes to another stream and takes copies along; moving one message does not. Source: messages 9.3. */
export function changesStream({ from, to, mode }: Move): boolean {
  return from.stream.stream_id !== to.stream.stream_id && mode !== "change_one";
}

/**
 * Subscribers of the old stream who cannot see the new one.
 *
 * Source: messages 9.3, events.
 */
export function whoLosesAccess(
  realm: Realm,
  move: Move | undefined,
): Set<number> {
  if (!move || !changesStream(move)) return new Set();
  const { stream } = move.to;
  return new Set(
    subscriberIds(realm, move.from.stream.stream_id).filter(
      (id) =>
        !isSubscribed(realm, id, stream.stream_id) &&
        (stream.invite_only || isGuest(realm.open(users).require(id))),
    ),
  );
}
