import { defineOperation } from "../operation.ts";
import { nothingToDo } from "./errors.ts";
import { joinStreams } from "./join-streams.ts";
import { leaveStreams } from "./leave-streams.ts";
import { planJoining } from "./plan-joining.ts";
import { planLeaving } from "./plan-leaving.ts";

/**
 * Subscribes and unsubscribes at once, both or neither.
 *
 * Params: add, as `subscriptions` of subscribe; delete, names of streams; all others of subscribe.
 * Returns: what subscribe and unsubscribe return.
 * Errors: BAD_REQUEST when nothing is asked; those of subscribe and unsubscribe.
 * Source: organization 4.6.
 */
export const updateSubscriptions = defineOperation(
  "update-subscriptions",
  async ({ realm, caller, params: { add, delete: left, ...options } }) => {
    if (add.length === 0 && left.length === 0) throw nothingToDo();
    const joining = planJoining(realm, caller, add, options);
    const { principals } = options;
    const leaving = planLeaving(
      realm,
      caller,
      left,
      principals,
      joining.create,
    );
    return {
      ...(await joinStreams(realm, caller, joining, options)),
      ...(await leaveStreams(realm, leaving)),
    };
  },
);
