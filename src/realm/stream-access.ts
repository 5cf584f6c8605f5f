import { defineDerived } from "./derived.ts";
import {
  administratorIds,
  isActive,
  nonGuestIds,
  activeUserIds,
} from "./people.ts";
import type { Realm } from "./realm.ts";
import { streams, type Stream } from "./streams.ts";
import { subscriptions, type Subscription } from "./subscriptions.ts";
import { isAdministrator, isGuest, users, type User } from "./users.ts";

/** The person's subscription to the stream, an ended one included. */
export function findSubscription(
  realm: Realm,
  userId: number,
  streamId: number,
): Subscription | undefined {
  return realm.open(subscriptions).firstBy("pair", `${userId}:${streamId}`);
}

/** Whether the person is in the stream now. */
export function isSubscribed(
  realm: Realm,
  userId: number,
  streamId: number,
): boolean {
  return findSubscription(realm, userId, streamId)?.active ?? false;
}

/** Active people and bots in the stream, ascending; not to be changed by the caller. */
export function subscriberIds(
  realm: Realm,
  streamId: number,
): readonly number[] {
  const byStream = keptSubscriberIds(realm);
  let ids = byStream.get(streamId);
  if (!ids) {
    ids = memberIds(realm, streamId).filter((userId) =>
      isActive(realm, userId),
    );
    byStream.set(streamId, ids);
  }
  return ids;
}

/** Those of the streams that were asked for since somebody joined, left or was deactivated. */
const keptSubscriberIds = defineDerived(
  [subscriptions, users],
  () => new Map<number, readonly number[]>(),
);

/** Everybody in the stream, accounts that are not active included; ascending. */
export function memberIds(realm: Realm, streamId: number): number[] {
  return realm
    .open(subscriptions)
    .by("active_of_stream", streamId)
    .map((subscription) => subscription.user_id)
    .toSorted((a, b) => a - b);
}

/** Whether the person may use the stream at all. Source: organization 4.4. */
export function canAccessStream(
  realm: Realm,
  user: User,
  stream: Stream,
): boolean {
  if (stream.deactivated) return false;
  if (stream.is_web_public) return true;
  if (!stream.invite_only && !isGuest(user)) return true;
  return isSubscribed(realm, user.user_id, stream.stream_id);
}

/** The same where an administrator may look at any stream. Source: organization 4.4, the mark †. */
export function canAdministerStream(
  realm: Realm,
  user: User,
  stream: Stream,
): boolean {
  return isAdministrator(user) || canAccessStream(realm, user, stream);
}

/** The stream of this id that the person may use. */
export function findAccessibleStream(
  realm: Realm,
  user: User,
  streamId: number,
): Stream | undefined {
  const stream = realm.open(streams).get(streamId);
  return stream && canAccessStream(realm, user, stream) ? stream : undefined;
}

/** The active stream of this name, case and outer space ignored. */
export function findStreamByName(
  realm: Realm,
  name: string,
): Stream | undefined {
  return realm
    .open(streams)
    .by("name", name.trim().toLowerCase())
    .find((stream) => !stream.deactivated);
}

/** Whether all messages of the stream, also from before joining, are open to the person. Source: messages 7.3. */
export function canReadWholeHistory(
  realm: Realm,
  user: User,
  stream: Stream,
): boolean {
  if (!canAccessStream(realm, user, stream)) return false;
  return !stream.invite_only || stream.history_public_to_subscribers;
}

/**
 * Who may know of the stream: the recipients of its `stream` events.
 *
 * Source: events, SEES(stream); web-public streams are seen by all (events 4.8).
 */
export function viewerIds(realm: Realm, stream: Stream): number[] {
  const subscribers = subscriberIds(realm, stream.stream_id);
  const table = realm.open(users);
  if (stream.invite_only) return union(subscribers, administratorIds(realm));
  return union(
    nonGuestIds(realm),
    subscribers.filter((id) => isGuest(table.require(id))),
  );
}

/** Who may see the list of members: recipients of `peer_add` and `peer_remove`. Source: events 4.7. */
export function memberListViewerIds(realm: Realm, stream: Stream): number[] {
  return stream.is_web_public
    ? activeUserIds(realm).slice()
    : viewerIds(realm, stream);
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].toSorted((x, y) => x - y);
}

/** Whether the person may see who is in the stream. Source: events 1.11, subscribers. */
export function canSeeMembers(
  realm: Realm,
  user: User,
  stream: Stream,
): boolean {
  return isAdministrator(user) || canAccessStream(realm, user, stream);
}
