import { armDelivery } from "../../realm/scheduled-delivery.ts";
import { announceScheduled } from "../../realm/scheduled-message-event.ts";
import { scheduledMessages } from "../../realm/scheduled-messages.ts";
import { defineOperation } from "../operation.ts";
import { requireOwn } from "./find-own.ts";

/**
 * Deletes a scheduled message, so that it is not sent. One that was sent just before can be deleted once too; the
 * message stays.
 *
 * Params: scheduled_message_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST, status 404, when the caller has no such scheduled message.
 * Source: interface, endpoint 17; messages 14.5.
 */
export const deleteScheduledMessage = defineOperation(
  "delete-scheduled-message",
  ({ realm, caller, params: { scheduled_message_id } }) => {
    requireOwn(realm, caller, scheduled_message_id);
    realm.open(scheduledMessages).delete(scheduled_message_id);
    armDelivery(realm);
    announceScheduled(realm, caller.user_id, {
      op: "remove",
      scheduled_message_id,
    });
    return {};
  },
);
