import { toScheduledMessage } from "../../realm/scheduled-message-object.ts";
import { scheduledMessages } from "../../realm/scheduled-messages.ts";
import { defineOperation } from "../operation.ts";

/**
 * The caller's scheduled messages that are not sent yet, those that failed included, by time of delivery.
 *
 * Params: none.
 * Returns: scheduled_messages.
 * Errors: none of its own.
 * Source: messages 14.2.
 */
export const getScheduledMessages = defineOperation(
  "get-scheduled-messages",
  ({ realm, caller }) => ({
    scheduled_messages: realm
      .open(scheduledMessages)
      .by("sender_id", caller.user_id)
      .filter((scheduled) => !scheduled.delivered)
      .toSorted(
        (a, b) =>
          a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp,
      )
      .map((scheduled) => toScheduledMessage(scheduled)),
  }),
);
