import type { Realm } from "./realm.ts";
import { subscriptions, type Subscription } from "./subscriptions.ts";

const SWITCHES = [
  "is_muted",
  "pin_to_top",
  "desktop_notifications",
  "audible_notifications",
  "push_notifications",
  "email_notifications",
  "wildcard_mentions_notify",
] as const;

/** What a person may set for a stream. */
export type SubscriptionChange =
  | { readonly property: "color"; readonly value: string }
  | {
      readonly property: (typeof SWITCHES)[number] | "in_home_view";
      readonly value: boolean;
    };

/** Whether the property is on or off; undefined when there is no such property. Source: organization 4.6. */
export function kindOfProperty(
  property: string,
): "color" | "switch" | undefined {
  if (property === "color") return "color";
  return property === "in_home_view" || SWITCHES.some((one) => one === property)
    ? "switch"
    : undefined;
}

/**
 * Sets something for a stream and tells the person's clients; muting is told under both of its names.
 *
 * Source: organization 4.6, events 4.7, `update`.
 */
export async function changeSubscription(
  realm: Realm,
  { id, user_id, stream_id }: Subscription,
  change: SubscriptionChange,
): Promise<void> {
  const current = inCurrentTerms(change);
  await realm.open(subscriptions).update(id, (draft) => {
    Object.assign(draft, { [current.property]: current.value });
  });
  const told =
    current.property === "is_muted"
      ? [{ property: "in_home_view", value: !current.value }, current]
      : [current];
  for (const { property, value } of told) {
    realm.queues.deliver(
      { type: "subscription", op: "update", property, value, stream_id },
      [user_id],
    );
  }
}

/** `in_home_view` is the older name, and the opposite, of `is_muted`. */
function inCurrentTerms(change: SubscriptionChange): SubscriptionChange {
  return change.property === "in_home_view"
    ? { property: "is_muted", value: !change.value }
    : change;
}
