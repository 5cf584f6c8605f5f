import { defineOperation } from "../operation.ts";
import { joinStreams } from "./join-streams.ts";
import { planJoining } from "./plan-joining.ts";

/**
 * Subscribes the caller, or the people named, to streams; those that do not exist are made.
 *
 * Params: subscriptions, each a name with color and description; principals; authorization_errors_fatal; announce;
 *   and what new streams are to be like, as in update-stream.
 * Returns: subscribed and already_subscribed, names of streams by API email; unauthorized when that is not fatal.
 * Errors: BAD_REQUEST for names, people, groups, rights and closed streams; UNAUTHORIZED_PRINCIPAL and
 *   REQUEST_VARIABLE_INVALID for the retention period.
 * Source: organization 4.5; events 4.7. Atomic: decisions.
 */
export const subscribe = defineOperation(
  "subscribe",
  async ({ realm, caller, params: { subscriptions, ...options } }) => {
    const joining = planJoining(realm, caller, subscriptions, options);
    return await joinStreams(realm, caller, joining, options);
  },
);
