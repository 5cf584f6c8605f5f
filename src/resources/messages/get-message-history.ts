import { toSnapshots } from "../../realm/message-history.ts";
import { getOrganization } from "../../realm/organization.ts";
import { defineOperation } from "../operation.ts";
import { historyDisabled } from "./errors.ts";
import { requireMessage } from "./find-message.ts";

/**
 * What a message was after each of its edits.
 *
 * Params: message_id.
 * Returns: message_history, oldest first; the first one is the message as it was sent.
 * Errors: BAD_REQUEST where the organization hides edits, and for a message that the caller may not read.
 * Source: messages 8.1.
 */
export const getMessageHistory = defineOperation(
  "get-message-history",
  ({ realm, caller, params: { message_id } }) => {
    if (!getOrganization(realm).settings.allow_edit_history)
      throw historyDisabled();
    return {
      message_history: toSnapshots(requireMessage(realm, caller, message_id)),
    };
  },
);
