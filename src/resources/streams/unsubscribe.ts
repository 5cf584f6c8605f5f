import { defineOperation } from "../operation.ts";
import { leaveStreams } from "./leave-streams.ts";
import { planLeaving } from "./plan-leaving.ts";

/**
 * Ends the caller's subscriptions, or those of the people named.
 *
 * Params: subscriptions, names of streams; principals.
 * Returns: removed and not_removed, one name for each person and stream.
 * Errors: BAD_REQUEST for people, names and rights, and for streams that do not exist.
 * Source: organization 4.6; events 4.7, Unsubscribing.
 */
export const unsubscribe = defineOperation(
  "unsubscribe",
  async ({ realm, caller, params: { subscriptions, principals } }) =>
    await leaveStreams(
      realm,
      planLeaving(realm, caller, subscriptions, principals),
    ),
);
