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
  const name = await archivedName(stream);
  await realm.open(streams).update(stream_id, (draft) => {
    draft.deactivated = true;
    draft.invite_only = true;
    draft.name = name;
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
async function archivedName({ stream_id, name }: Stream): Promise<string> {
  // By the platform: SHA-512 would be the largest of the hashes that a page loads, for this alone.
  const digest = await crypto.subtle.digest(
    "SHA-512",
    utf8ToBytes(String(stream_id)) as BufferSource,
  );
  const hash = bytesToHex(new Uint8Array(digest)).slice(0, 7);
  return [...`${hash}!DEACTIVATED:${name}`]
    .slice(0, MAX_STREAM_NAME_LENGTH)
    .join("");
}
