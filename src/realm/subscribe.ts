import { nextColor } from "./colors.ts";
import { announceGuestSight, noteGuestSight } from "./guest-sight.ts";
import {
  announcePeers,
  byStream,
  byUser,
  type Membership,
} from "./membership.ts";
import type { Realm } from "./realm.ts";
import { findSubscription, subscriberIds } from "./stream-access.ts";
import { toStreamObject, toSubscriptionObject } from "./stream-object.ts";
import { streams, type Stream } from "./streams.ts";
import { NEW_SUBSCRIPTION, subscriptions } from "./subscriptions.ts";
import { isAdministrator, isGuest, type User } from "./users.ts";

/** Who is to join which streams. */
export interface Joining {
  readonly people: readonly User[];
  readonly streams: readonly Stream[];
  /** Wanted colors by stream id, for those who were never in the stream. */
  readonly colors?: ReadonlyMap<number, string>;
}

/** Who joined which streams, and who was in them already. */
export interface Joined {
  readonly subscribed: readonly Membership[];
  readonly alreadySubscribed: readonly Membership[];
}

/**
 * Subscribes people to streams and tells all concerned. The caller has checked the rights.
 *
 * Source: organization 4.3, 4.5; events 4.7 for the order of the events.
 */
export async function subscribe(
  realm: Realm,
  { people, streams: wanted, colors = new Map() }: Joining,
): Promise<Joined> {
  const sight = noteGuestSight(realm);
  const subscribed: Membership[] = [];
  const alreadySubscribed: Membership[] = [];
  const inOrder = wanted.toSorted((a, b) => a.stream_id - b.stream_id);
  for (const user of people) {
    for (const stream of inOrder) {
      const isNew = await join(realm, user, stream, colors);
      (isNew ? subscribed : alreadySubscribed).push({ user, stream });
    }
  }
  announceSight(realm, subscribed);
  for (const [user, joined] of byUser(subscribed))
    announceSubscriptions(realm, user, joined);
  announceGuestSight(realm, sight);
  announcePeers(realm, "peer_add", subscribed);
  return { subscribed, alreadySubscribed };
}

/** An ended subscription is revived with its color and settings. */
async function join(
  realm: Realm,
  { user_id }: User,
  { stream_id, recipient_id }: Stream,
  colors: ReadonlyMap<number, string>,
): Promise<boolean> {
  const table = realm.open(subscriptions);
  const known = findSubscription(realm, user_id, stream_id);
  if (known?.active) return false;
  if (known) {
    await table.update(known.id, (draft) => {
      draft.active = true;
    });
    return true;
  }
  await table.create({
    id: realm.nextId("subscription"),
    user_id,
    stream_id,
    color: colors.get(stream_id) ?? nextColor(realm, user_id, recipient_id),
    ...NEW_SUBSCRIPTION,
  });
  return true;
}

/** Those who could not see a stream before learn of it first. Source: events 4.7, Subscribing. */
function announceSight(realm: Realm, subscribed: readonly Membership[]): void {
  for (const [stream, members] of byStream(subscribed)) {
    const newcomers = members.filter((user) => !sawBefore(user, stream));
    realm.queues.deliver(
      {
        type: "stream",
        op: "create",
        streams: [toStreamObject(realm, stream)],
      },
      newcomers.map((user) => user.user_id),
    );
  }
}

function sawBefore(user: User, stream: Stream): boolean {
  if (stream.is_web_public) return true;
  return stream.invite_only ? isAdministrator(user) : !isGuest(user);
}

function announceSubscriptions(
  realm: Realm,
  { user_id }: User,
  joined: readonly Stream[],
): void {
  realm.queues.deliver(
    {
      type: "subscription",
      op: "add",
      subscriptions: joined.map(({ stream_id }) => ({
        ...toSubscriptionObject(
          realm,
          realm.open(streams).require(stream_id),
          findSubscription(realm, user_id, stream_id)!,
        ),
        subscribers: subscriberIds(realm, stream_id),
      })),
    },
    [user_id],
  );
}
