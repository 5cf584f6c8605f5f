import { JsonText, keepText } from "./json-text.ts";
import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { STREAM_POST_POLICY, type Stream } from "./streams.ts";
import type { Subscription } from "./subscriptions.ts";

const SECONDS_PER_DAY = 86_400;
const TRAFFIC_DAYS = 28;

/**
 * A stream as answers and events show it. Newly created and deleted streams are announced without traffic.
 *
 * Source: organization 4.1.
 */
export function toStreamObject(realm: Realm, stream: Stream) {
  return {
    ...toStreamBase(stream),
    stream_weekly_traffic: weeklyTraffic(realm, stream),
  };
}

/** The stream's own fields, as `realm_default_streams` has them. Source: events 1.11, B. */
export function toStreamBase(stream: Stream) {
  return {
    stream_id: stream.stream_id,
    name: stream.name,
    description: stream.description,
    rendered_description: stream.rendered_description,
    date_created: stream.date_created,
    invite_only: stream.invite_only,
    is_web_public: stream.is_web_public,
    history_public_to_subscribers: stream.history_public_to_subscribers,
    stream_post_policy: stream.stream_post_policy,
    is_announcement_only:
      stream.stream_post_policy === STREAM_POST_POLICY.ADMINISTRATORS,
    message_retention_days: stream.message_retention_days,
    first_message_id: stream.first_message_id,
    can_remove_subscribers_group: stream.can_remove_subscribers_group,
  };
}

/** The event of streams that end, or that somebody can see no longer. Source: events 4.8, `delete`. */
export function toStreamDeletion(ended: readonly Stream[]) {
  return {
    type: "stream",
    op: "delete",
    streams: ended.map((stream) => ({
      ...toStreamBase(stream),
      stream_weekly_traffic: null,
    })),
  };
}

/** A stream with what the subscriber set for it. Source: organization 4.2. */
export function toSubscriptionObject(
  realm: Realm,
  stream: Stream,
  subscription: Subscription,
) {
  return {
    ...toStreamObject(realm, stream),
    ...toSettings(subscription),
  };
}

/** The same as text, of which only the traffic is written anew. */
export function writeSubscription(
  realm: Realm,
  stream: Stream,
  subscription: Subscription,
): JsonText {
  const stream_weekly_traffic = weeklyTraffic(realm, stream);
  return JsonText.join([
    streamText(stream),
    new JsonText(`{"stream_weekly_traffic":${stream_weekly_traffic}}`),
    settingsText(subscription),
  ]);
}

const streamText = keepText(toStreamBase);
const settingsText = keepText(toSettings);

function toSettings(subscription: Subscription) {
  return {
    color: subscription.color,
    is_muted: subscription.is_muted,
    in_home_view: !subscription.is_muted,
    pin_to_top: subscription.pin_to_top,
    desktop_notifications: subscription.desktop_notifications,
    audible_notifications: subscription.audible_notifications,
    push_notifications: subscription.push_notifications,
    email_notifications: subscription.email_notifications,
    wildcard_mentions_notify: subscription.wildcard_mentions_notify,
  };
}

/**
 * Average messages a week, over the last 28 whole days; null in the first week.
 *
 * Source: organization 4.1, stream_weekly_traffic.
 */
export function weeklyTraffic(realm: Realm, stream: Stream): number | null {
  const now = realm.clock.seconds();
  const age = Math.floor((now - stream.date_created) / SECONDS_PER_DAY);
  if (age < 7) return null;
  const today = now - (now % SECONDS_PER_DAY);
  const sent = countBetween(
    realm,
    stream.stream_id,
    today - TRAFFIC_DAYS * SECONDS_PER_DAY,
    today,
  );
  const weekly = Math.floor(age < TRAFFIC_DAYS ? (sent * 7) / age : sent / 4);
  return weekly === 0 && sent > 0 ? 1 : roundToTwoDigits(weekly);
}

function countBetween(
  realm: Realm,
  streamId: number,
  from: number,
  until: number,
): number {
  const table = realm.open(messages);
  const ids = table.idsBy("stream_id", streamId);
  // Times grow with ids, so both ends are found by halving.
  const firstAt = (timestamp: number): number => {
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (table.require(ids[middle]!).timestamp < timestamp) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return firstAt(until) - firstAt(from);
}

/** Halves go to the even side: 105 is 100, 115 is 120. */
function roundToTwoDigits(value: number): number {
  if (value < 100) return value;
  const unit = 10 ** (String(value).length - 2);
  const below = Math.floor(value / unit);
  const rest = value - below * unit;
  const up = rest * 2 > unit || (rest * 2 === unit && below % 2 === 1);
  return (up ? below + 1 : below) * unit;
}
