import { sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isDefaultStream, removeDefaultStream } from "./default-streams.ts";
import { announceGuestSight, noteGuestSight } from "./guest-sight.ts";
import { setRead, unreadInStreams } from "./mark-read.ts";
import { MAX_STREAM_NAME_LENGTH } from "./names.ts";
import type { Realm } from "./realm.ts";
import { viewerIds } from "./stream-access.ts";
import { toStreamDeletion } from "./stream-object.ts";
import { streams, type Stream } from "./streams.ts";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

/**
 * Ends a stream: its name is free again, its subscriptions end, its messages count as read for everybody. Those who
 * could see it are told; there are no events for the subscriptions.
 *
 * Source: organization 4.11; events 4.8, 4.9. Chosen: guests hear of lost people after the stream.
 */
export async function archiveStream(
  realm: Realm,
  stream: Stream,
): Promise<void> {
  const { stream_id } = stream;
  const viewers = viewerIds(realm, stream);
  const sight = noteGuestSight(realm);
  await endSubscriptions(realm, stream_id);
  for (const userId of realm.open(users).ids())
    setRead(
      realm,
      userId,
      unreadInStreams(realm, userId, new Set([stream_id])),
    );
  await realm.open(streams).update(stream_id, (draft) => {
    draft.deactivated = true;
    draft.invite_only = true;
    draft.name = archivedName(stream);
  });
  if (isDefaultStream(realm, stream_id))
    await removeDefaultStream(realm, stream_id);
  realm.appearance++;
  realm.queues.deliver(toStreamDeletion([stream]), viewers);
  announceGuestSight(realm, sight);
}

async function endSubscriptions(realm: Realm, streamId: number): Promise<void> {
  const table = realm.open(subscriptions);
  for (const { id } of table.by("active_of_stream", streamId)) {
    await table.update(id, (draft) => {
      draft.active = false;
    });
  }
}

/** Source: organization 4.11, `DELETE /streams/{id}`. */
function archivedName({ stream_id, name }: Stream): string {
  const hash = bytesToHex(sha512(utf8ToBytes(String(stream_id)))).slice(0, 7);
  return [...`${hash}!DEACTIVATED:${name}`]
    .slice(0, MAX_STREAM_NAME_LENGTH)
    .join("");
}
