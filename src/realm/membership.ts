import { announcePeer } from "./peer-events.ts";
import type { Realm } from "./realm.ts";
import { memberListViewerIds } from "./stream-access.ts";
import type { Stream } from "./streams.ts";
import type { User } from "./users.ts";

/** Somebody and a stream that it is in, joins or leaves. */
export interface Membership {
  readonly user: User;
  readonly stream: Stream;
}

/** The streams of each person, in the order given. */
export function byUser(
  memberships: readonly Membership[],
): Map<User, Stream[]> {
  return grouped(memberships, "user", "stream");
}

/** The people of each stream, in the order given. */
export function byStream(
  memberships: readonly Membership[],
): Map<Stream, User[]> {
  return grouped(memberships, "stream", "user");
}

function grouped<K extends keyof Membership, V extends keyof Membership>(
  memberships: readonly Membership[],
  key: K,
  value: V,
): Map<Membership[K], Membership[V][]> {
  const groups = new Map<Membership[K], Membership[V][]>();
  for (const membership of memberships) {
    const group = groups.get(membership[key]);
    if (group) group.push(membership[value]);
    else groups.set(membership[key], [membership[value]]);
  }
  return groups;
}

/**
 * Tells the others who joined or left. Streams of one person share an event; when several people changed, each stream
 * has its own.
 *
 * Source: events 4.7, `peer_add` and `peer_remove`.
 */
export function announcePeers(
  realm: Realm,
  op: "peer_add" | "peer_remove",
  changed: readonly Membership[],
): void {
  const people = byUser(changed);
  const [only] = people;
  if (only && people.size === 1) {
    announcePeer(realm, op, only[0].user_id, only[1]);
    return;
  }
  for (const [stream, members] of byStream(changed)) {
    const user_ids = members
      .map((user) => user.user_id)
      .toSorted((a, b) => a - b);
    const others = memberListViewerIds(realm, stream).filter(
      (id) => !user_ids.includes(id),
    );
    realm.queues.deliver(
      {
        type: "subscription",
        op,
        stream_ids: [stream.stream_id],
        user_ids,
      },
      others,
    );
  }
}
