import { changeSubscription } from "../../realm/subscription-settings.ts";
import { defineOperation } from "../operation.ts";
import { planSubscriptionChange } from "./plan-subscription-change.ts";

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
      planSubscriptionChange(realm, caller, entry),
    );
    for (const { subscription, change } of planned)
      await changeSubscription(realm, subscription, change);
    return {};
  },
);
