import { getOrganization } from "../../../realm/organization.ts";
import { toDefaultStreams } from "../../../realm/default-streams.ts";
import type { Realm } from "../../../realm/realm.ts";
import {
  canAdministerStream,
  canSeeMembers,
  subscriberIds,
} from "../../../realm/stream-access.ts";
import {
  toStreamObject,
  toSubscriptionObject,
  weeklyTraffic,
} from "../../../realm/stream-object.ts";
import { streams, type Stream } from "../../../realm/streams.ts";
import {
  subscriptions,
  type Subscription,
} from "../../../realm/subscriptions.ts";
import { compareText } from "../../../realm/unread.ts";
import { isAdministrator, isGuest, type User } from "../../../realm/users.ts";
import type { StatePart, StateRequest } from "./state.ts";

/** Fetch type `stream`: what the caller may know of. Source: events 1.11. */
export const streamState: StatePart = ({ realm, caller }) => ({
  streams: activeStreams(realm)
    .filter((stream) => canAdministerStream(realm, caller, stream))
    .map((stream) => toStreamObject(realm, stream)),
});

/** Fetch type `default_streams`. */
export const defaultStreamState: StatePart = ({ realm, caller }) => ({
  realm_default_streams: isGuest(caller)
    ? []
    : toDefaultStreams(realm, getOrganization(realm).default_stream_ids),
});

export const defaultStreamGroupState: StatePart = () => ({
  realm_default_stream_groups: [],
});

/** Fetch type `subscription`. Source: events 1.11. */
export const subscriptionState: StatePart = (request) => {
  const { realm, caller } = request;
  const bySubscription = new Map<number, Subscription>(
    realm
      .open(subscriptions)
      .by("user_id", caller.user_id)
      .map((subscription) => [subscription.stream_id, subscription]),
  );
  const subscribed: unknown[] = [];
  const unsubscribed: unknown[] = [];
  const neverSubscribed: unknown[] = [];
  for (const stream of activeStreams(realm)) {
    const subscription = bySubscription.get(stream.stream_id);
    if (subscription?.active)
      subscribed.push(subscriptionEntry(request, stream, subscription));
    else if (subscription && isVisibleAfterLeaving(caller, stream)) {
      unsubscribed.push(subscriptionEntry(request, stream, subscription));
    } else if (!subscription && isVisibleUnjoined(caller, stream)) {
      neverSubscribed.push({
        ...toStreamObject(realm, stream),
        stream_weekly_traffic: uncountedTraffic(realm, stream),
        ...subscribersOf(request, stream),
      });
    }
  }
  return {
    subscriptions: subscribed,
    unsubscribed,
    never_subscribed: neverSubscribed,
  };
};

/** The traffic of streams that the caller never joined is not counted. Source: events 1.11. */
function uncountedTraffic(realm: Realm, stream: Stream): 0 | null {
  return weeklyTraffic(realm, stream) === null ? null : 0;
}

function subscriptionEntry(
  request: StateRequest,
  stream: Stream,
  subscription: Subscription,
) {
  const { realm, caller, capabilities } = request;
  const entry = toSubscriptionObject(realm, stream, subscription);
  const settings = caller.settings;
  return {
    ...entry,
    ...(!capabilities.notification_settings_null && {
      desktop_notifications:
        entry.desktop_notifications ??
        settings.enable_stream_desktop_notifications,
      audible_notifications:
        entry.audible_notifications ??
        settings.enable_stream_audible_notifications,
      push_notifications:
        entry.push_notifications ?? settings.enable_stream_push_notifications,
      email_notifications:
        entry.email_notifications ?? settings.enable_stream_email_notifications,
    }),
    ...subscribersOf(request, stream),
  };
}

/** The list of members, or none where the caller may not see it. */
function subscribersOf(
  { realm, caller, include_subscribers }: StateRequest,
  stream: Stream,
) {
  if (!include_subscribers) return {};
  return {
    subscribers: canSeeMembers(realm, caller, stream)
      ? subscriberIds(realm, stream.stream_id)
      : [],
  };
}

function isVisibleAfterLeaving(caller: User, stream: Stream): boolean {
  return (
    stream.is_web_public ||
    (stream.invite_only ? isAdministrator(caller) : !isGuest(caller))
  );
}

function isVisibleUnjoined(caller: User, stream: Stream): boolean {
  if (isGuest(caller)) return stream.is_web_public;
  return !stream.invite_only || isAdministrator(caller);
}

/** Sorted by name. */
function activeStreams(realm: Realm): Stream[] {
  return realm
    .open(streams)
    .by("state", "active")
    .toSorted((a, b) => compareText(a.name, b.name));
}
