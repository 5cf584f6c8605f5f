import { changeFlags } from "../../realm/change-flags.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Sets or takes away a flag of the caller's copies of messages.
 *
 * Params: messages, ids; op, add or remove; flag, read, starred or collapsed.
 * Returns: messages, the list as it was sent.
 * Errors: BAD_REQUEST for an unknown flag or op, and for a message that the caller may not read.
 * Source: messages 11.1.
 */
export const updateMessageFlags = defineOperation(
  "update-message-flags",
  ({ realm, caller, params: { messages, op, flag } }) => {
    requireAllowed(changeFlags(realm, caller, { op, flag, ids: messages }));
    return { messages };
  },
);
