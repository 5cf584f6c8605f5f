import { archiveStream } from "./archive-stream.ts";
import { announceGuestSight, noteGuestSight } from "./guest-sight.ts";
import { markRead, unreadInStreams } from "./mark-read.ts";
import { announcePeers, byUser, type Membership } from "./membership.ts";
import type { Realm } from "./realm.ts";
import { findSubscription, subscriberIds } from "./stream-access.ts";
import { toStreamDeletion } from "./stream-object.ts";
import type { Stream } from "./streams.ts";
import { subscriptions } from "./subscriptions.ts";
import { isAdministrator, isGuest, type User } from "./users.ts";

/** Who left which streams, and who was not in them. */
export interface Left {
  readonly removed: readonly Membership[];
  readonly notRemoved: readonly Membership[];
}

/**
 * Ends subscriptions and tells all concerned; a private stream that nobody is left in ends too. The
 * caller has checked the rights.
 *
 * Source: organization 4.6; events 4.7, Unsubscribing.
 */
export async function unsubscribe(
  realm: Realm,
  people: readonly User[],
  left: readonly Stream[],
): Promise<Left> {
  const sight = noteGuestSight(realm);
  const removed: Membership[] = [];
  const notRemoved: Membership[] = [];
  for (const user of people) {
    for (const stream of left) {
      const wasIn = await leave(realm, user, stream);
      (wasIn ? removed : notRemoved).push({ user, stream });
    }
  }
  const leavers = byUser(removed);
  for (const [user, streams] of leavers) announceEnd(realm, user, streams);
  announceGuestSight(realm, sight);
  announcePeers(realm, "peer_remove", removed);
  await archiveForsaken(realm, removed);
  for (const [{ user_id }, streams] of leavers) {
    const ids = new Set(streams.map(({ stream_id }) => stream_id));
    markRead(realm, user_id, unreadInStreams(realm, user_id, ids));
  }
  return { removed, notRemoved };
}

async function leave(
  realm: Realm,
  { user_id }: User,
  { stream_id }: Stream,
): Promise<boolean> {
  const known = findSubscription(realm, user_id, stream_id);
  if (!known?.active) return false;
  await realm.open(subscriptions).update(known.id, (draft) => {
    draft.active = false;
  });
  return true;
}

function announceEnd(realm: Realm, user: User, left: readonly Stream[]): void {
  realm.queues.deliver(
    {
      type: "subscription",
      op: "remove",
      subscriptions: left.map(({ name, stream_id }) => ({ name, stream_id })),
    },
    [user.user_id],
  );
  const lost = left.filter((stream) => losesSight(user, stream));
  if (lost.length > 0)
    realm.queues.deliver(toStreamDeletion(lost), [user.user_id]);
}

function losesSight(user: User, stream: Stream): boolean {
  if (stream.is_web_public) return false;
  return stream.invite_only ? !isAdministrator(user) : isGuest(user);
}

async function archiveForsaken(
  realm: Realm,
  removed: readonly Membership[],
): Promise<void> {
  for (const stream of new Set(removed.map((one) => one.stream))) {
    const isEmpty = subscriberIds(realm, stream.stream_id).length === 0;
    if (stream.invite_only && !stream.deactivated && isEmpty)
      await archiveStream(realm, stream);
  }
}
