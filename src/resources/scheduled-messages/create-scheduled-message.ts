import { readsOwnMessages } from "../../realm/read-by-sender.ts";
import { armDelivery } from "../../realm/scheduled-delivery.ts";
import { announceScheduled } from "../../realm/scheduled-message-event.ts";
import { scheduledMessages } from "../../realm/scheduled-messages.ts";
import { defineOperation } from "../operation.ts";
import { requireSendable } from "./check.ts";
import { notInTheFuture } from "./errors.ts";
import { readDestination } from "./recipients.ts";

/**
 * Schedules a message; it is sent at the first full minute from its time on.
 *
 * Params: type; to, the id of a stream or ids of people; topic; content; scheduled_delivery_timestamp in UNIX seconds;
 *   read_by_sender.
 * Returns: scheduled_message_id, which is not the id that the message will have.
 * Errors: BAD_REQUEST for a time that has passed; those of sending.
 * Source: messages 14.3; platform 6.3 for `read_by_sender`.
 */
export const createScheduledMessage = defineOperation(
  "create-scheduled-message",
  async ({ realm, caller, params, client }) => {
    const { type, to, topic, content, scheduled_delivery_timestamp } = params;
    if (scheduled_delivery_timestamp <= realm.clock.seconds())
      throw notInTheFuture();
    const checked = await requireSendable(realm, {
      sender: caller,
      to: readDestination(type, to, topic),
      content,
    });
    const isNoteToSelf = checked.user_ids?.length === 1;
    const scheduled = await realm.open(scheduledMessages).create({
      ...checked,
      scheduled_message_id: realm.nextId("scheduled_message"),
      sender_id: caller.user_id,
      scheduled_delivery_timestamp,
      read_by_sender:
        params.read_by_sender ?? (!isNoteToSelf && readsOwnMessages(client)),
      client,
      failed: false,
      delivered: false,
    });
    armDelivery(realm);
    announceScheduled(realm, caller.user_id, {
      op: "add",
      scheduled_message: scheduled,
    });
    return { scheduled_message_id: scheduled.scheduled_message_id };
  },
);
