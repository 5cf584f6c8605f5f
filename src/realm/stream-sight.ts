import type { Realm } from "./realm.ts";
import { subscriberIds } from "./stream-access.ts";
import { toStreamBase, toStreamObject } from "./stream-object.ts";
import type { Stream } from "./streams.ts";
import type { User } from "./users.ts";

/** Shows a user streams that it may see from now on, and who is in them. Source: events 4.8, 4.9. */
export function announceGainedStreams(
  realm: Realm,
  { user_id }: User,
  gained: readonly Stream[],
): void {
  if (gained.length === 0) return;
  realm.queues.deliver(
    {
      type: "stream",
      op: "create",
      streams: gained.map((stream) => toStreamObject(realm, stream)),
    },
    [user_id],
  );
  for (const { stream_id } of gained) {
    const user_ids = subscriberIds(realm, stream_id);
    if (user_ids.length === 0) continue;
    realm.queues.deliver(
      {
        type: "subscription",
        op: "peer_add",
        stream_ids: [stream_id],
        user_ids,
      },
      [user_id],
    );
  }
}

/** Takes streams out of a user's sight. Source: events 4.8. */
export function announceLostStreams(
  realm: Realm,
  { user_id }: User,
  lost: readonly Stream[],
): void {
  if (lost.length === 0) return;
  realm.queues.deliver(
    {
      type: "stream",
      op: "delete",
      streams: lost.map((stream) => ({
        ...toStreamBase(stream),
        stream_weekly_traffic: null,
      })),
    },
    [user_id],
  );
}
