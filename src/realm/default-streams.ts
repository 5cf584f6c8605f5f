import { getOrganization, organizations } from "./organization.ts";
import { nonGuestIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { toStreamBase } from "./stream-object.ts";
import { streams } from "./streams.ts";
import { compareText } from "./unread.ts";

/** The default streams as the wire has them: without traffic, by name. */
export function toDefaultStreams(realm: Realm, ids: readonly number[]) {
  return ids
    .map((id) => realm.open(streams).require(id))
    .filter((stream) => !stream.deactivated)
    .toSorted((a, b) => compareText(a.name, b.name))
    .map(toStreamBase);
}

/** Whether new people join the stream. */
export function isDefaultStream(realm: Realm, streamId: number): boolean {
  return getOrganization(realm).default_stream_ids.includes(streamId);
}

/** Makes a stream one that new people join; nothing happens when it is one already. Source: events 5.3. */
export async function addDefaultStream(
  realm: Realm,
  streamId: number,
): Promise<void> {
  if (isDefaultStream(realm, streamId)) return;
  await setDefaultStreams(realm, [
    ...getOrganization(realm).default_stream_ids,
    streamId,
  ]);
}

/** The event comes even when the stream was no default one. Source: events 5.3. */
export async function removeDefaultStream(
  realm: Realm,
  streamId: number,
): Promise<void> {
  await setDefaultStreams(
    realm,
    getOrganization(realm).default_stream_ids.filter((id) => id !== streamId),
  );
}

async function setDefaultStreams(
  realm: Realm,
  ids: readonly number[],
): Promise<void> {
  await realm.open(organizations).update(getOrganization(realm).id, (draft) => {
    draft.default_stream_ids = [...ids];
  });
  realm.queues.deliver(
    { type: "default_streams", default_streams: toDefaultStreams(realm, ids) },
    nonGuestIds(realm),
  );
}
