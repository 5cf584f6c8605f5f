import type { OperationParams } from "../../contract/operation-types.ts";
import type { Realm } from "../../realm/realm.ts";
import { findSubscription } from "../../realm/stream-access.ts";
import {
  changeSubscription,
  kindOfProperty,
  type SubscriptionChange,
} from "../../realm/subscription-settings.ts";
import type { Subscription } from "../../realm/subscriptions.ts";
import type { User } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import {
  notBoolean,
  notColor,
  notSubscribed,
  notText,
  unknownProperty,
} from "./errors.ts";
import { requireStream } from "./find-stream.ts";

const COLOR = /^#[a-fA-F0-9]{3,6}$/;

/**
 * Changes what the caller set for streams: color, muting, pinning and notifications.
 *
 * Params: subscription_data, each with stream_id, property and value.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown property, a stream that the caller is not in, a value of the wrong kind.
 * Source: organization 4.6. Atomic: decisions (reference: earlier entries stay applied).
 */
export const updateSubscriptionSettings = defineOperation(
  "update-subscription-settings",
  async ({ realm, caller, params }) => {
    const planned = params.subscription_data.map((entry) =>
      plan(realm, caller, entry),
    );
    for (const { subscription, change } of planned)
      await changeSubscription(realm, subscription, change);
    return {};
  },
);

type Entry =
  OperationParams<"update-subscription-settings">["subscription_data"][number];

function plan(
  realm: Realm,
  caller: User,
  { stream_id, property, value }: Entry,
): { subscription: Subscription; change: SubscriptionChange } {
  const kind = kindOfProperty(property);
  if (!kind) throw unknownProperty(property);
  requireStream(realm, caller, stream_id);
  const subscription = findSubscription(realm, caller.user_id, stream_id);
  if (!subscription?.active) throw notSubscribed(stream_id);
  if (kind === "switch" && typeof value !== "boolean")
    throw notBoolean(property);
  if (kind === "color") requireColor(property, value);
  return { subscription, change: { property, value } as SubscriptionChange };
}

function requireColor(property: string, value: string | boolean): void {
  if (typeof value !== "string") throw notText(property);
  if (!COLOR.test(value)) throw notColor(property);
}
