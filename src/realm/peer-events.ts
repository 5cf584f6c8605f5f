import type { Realm } from "./realm.ts";
import { memberListViewerIds } from "./stream-access.ts";
import type { Stream } from "./streams.ts";

/**
 * Tells the others that a user is in, or no longer in, these streams. Streams whose members the same people may see
 * share one event; a private one has its own.
 *
 * Source: events 4.7, `peer_add` and `peer_remove`.
 */
export function announcePeer(
  realm: Realm,
  op: "peer_add" | "peer_remove",
  userId: number,
  joined: readonly Stream[],
): void {
  const groups = new Map<string, { streamIds: number[]; viewers: number[] }>();
  for (const stream of joined) {
    const viewers = memberListViewerIds(realm, stream).filter(
      (id) => id !== userId,
    );
    const key = stream.invite_only
      ? `private ${stream.stream_id}`
      : viewers.join(",");
    const group = groups.get(key);
    if (group) group.streamIds.push(stream.stream_id);
    else groups.set(key, { streamIds: [stream.stream_id], viewers });
  }
  for (const { streamIds, viewers } of groups.values()) {
    const stream_ids = streamIds.toSorted((a, b) => a - b);
    realm.queues.deliver(
      { type: "subscription", op, stream_ids, user_ids: [userId] },
      viewers,
    );
  }
}
