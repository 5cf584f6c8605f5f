import { JsonText, writeObject } from "../../realm/json-text.ts";
import { subscriberIds } from "../../realm/stream-access.ts";
import { writeSubscription } from "../../realm/stream-object.ts";
import { streams } from "../../realm/streams.ts";
import { subscriptions } from "../../realm/subscriptions.ts";
import { compareText } from "../../realm/unread.ts";
import { defineOperation } from "../operation.ts";

/**
 * The streams that the caller is subscribed to, by name.
 *
 * Params: include_subscribers.
 * Returns: subscriptions, each with the caller's own settings for it.
 * Errors: none of its own.
 * Source: interface, endpoint 13; organization 4.6.
 */
export const getSubscriptions = defineOperation(
  "get-subscriptions",
  ({ realm, caller, params }) => {
    const entries = realm
      .open(subscriptions)
      .by("active_of_user", caller.user_id)
      .map((subscription) => ({
        subscription,
        stream: realm.open(streams).require(subscription.stream_id),
      }))
      .filter(({ stream }) => !stream.deactivated)
      .toSorted((a, b) => compareText(a.stream.name, b.stream.name));
    const texts = entries.map(({ stream, subscription }) => {
      const text = writeSubscription(realm, stream, subscription);
      if (!params.include_subscribers) return text;
      const subscribers = subscriberIds(realm, stream.stream_id);
      return JsonText.join([text, new JsonText(writeObject({ subscribers }))]);
    });
    return { subscriptions: JsonText.array(texts) } as never;
  },
);
