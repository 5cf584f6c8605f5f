import { drafts } from "../../../realm/drafts.ts";
import { legacyPresences, slimPresences } from "../../../realm/presence.ts";
import { scheduledMessages } from "../../../realm/scheduled-messages.ts";
import { toScheduledMessage } from "../../../realm/scheduled-message-object.ts";
import {
  mutedTopics,
  visibleUserTopics,
} from "../../../realm/user-topic-rules.ts";
import { activeUsers } from "../../../realm/people.ts";
import type { StatePart } from "./state.ts";

const MAX_DRAFTS = 1000;

export const alertWordState: StatePart = ({ caller }) => ({
  alert_words: caller.alert_words,
});

export const mutedUserState: StatePart = ({ caller }) => ({
  muted_users: caller.muted_users,
});

/** Left out for clients that ask for the newer form by name. Source: events 1.7. */
export const mutedTopicState: StatePart = ({ realm, caller, fetchTypes }) =>
  fetchTypes?.includes("user_topic")
    ? {}
    : { muted_topics: mutedTopics(realm, caller.user_id) };

export const userTopicState: StatePart = ({ realm, caller }) => ({
  user_topics: visibleUserTopics(realm, caller.user_id).map(
    ({ stream_id, topic_name, last_updated, visibility_policy }) => ({
      stream_id,
      topic_name,
      last_updated,
      visibility_policy,
    }),
  ),
});

/** Latest edit first. */
export const draftState: StatePart = ({ realm, caller }) => ({
  drafts: realm
    .open(drafts)
    .by("user_id", caller.user_id)
    .toSorted((a, b) => b.timestamp - a.timestamp || b.id - a.id)
    .slice(0, MAX_DRAFTS)
    .map(({ user_id: _, ...draft }) => draft),
});

/** Undelivered ones, failed ones included, by time of delivery. */
export const scheduledMessageState: StatePart = ({ realm, caller }) => ({
  scheduled_messages: realm
    .open(scheduledMessages)
    .by("sender_id", caller.user_id)
    .filter((scheduled) => !scheduled.delivered)
    .toSorted(
      (a, b) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp,
    )
    .map((scheduled) => toScheduledMessage(scheduled)),
});

/** Who hides its presence is away. Source: events 1.13; organization 3.15, `away`. */
export const statusState: StatePart = ({ realm }) => ({
  user_status: Object.fromEntries(
    activeUsers(realm)
      .map(({ user_id, status, settings }) => [
        user_id,
        { ...(!settings.presence_enabled && { away: true }), ...status },
      ])
      .filter(([, status]) => Object.keys(status as object).length > 0),
  ),
});

export const presenceState: StatePart = ({ realm, slim_presence }) => ({
  presences: slim_presence ? slimPresences(realm) : legacyPresences(realm),
  server_timestamp: realm.clock.now() / 1000,
});
