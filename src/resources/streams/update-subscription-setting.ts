import { changeSubscription } from "../../realm/subscription-settings.ts";
import { defineOperation } from "../operation.ts";
import { planSubscriptionChange } from "./plan-subscription-change.ts";

/**
 * Changes one setting of a stream: the older form of update-subscription-settings. Values are texts, so that no other
 * property than the color can be set.
 *
 * Params: stream_id; property; value.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST as for update-subscription-settings.
 * Source: organization 4.6.
 */
export const updateSubscriptionSetting = defineOperation(
  "update-subscription-setting",
  async ({ realm, caller, params: { stream_id, property, value } }) => {
    const wish = { stream_id, property, value };
    const { subscription, change } = planSubscriptionChange(
      realm,
      caller,
      wish,
    );
    await changeSubscription(realm, subscription, change);
    return {};
  },
);
