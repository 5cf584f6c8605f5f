import type { OperationParams } from "../../contract/operation-types.ts";
import { truncateTopic, whyBadTopic } from "../../realm/names.ts";
import type { Realm } from "../../realm/realm.ts";
import { armDelivery } from "../../realm/scheduled-delivery.ts";
import { announceScheduled } from "../../realm/scheduled-message-event.ts";
import { toRecipientIds } from "../../realm/scheduled-message-object.ts";
import {
  scheduledMessages,
  type ScheduledMessage,
} from "../../realm/scheduled-messages.ts";
import type { User } from "../../realm/users.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { requireSendable, type Scheduled } from "./check.ts";
import {
  alreadySent,
  notInTheFuture,
  nothingToChange,
  recipientRequired,
  topicRequired,
} from "./errors.ts";
import { requireOwn } from "./find-own.ts";
import { readDestination } from "./recipients.ts";

/**
 * Changes a scheduled message; one that failed is tried again at its new time.
 *
 * Params: scheduled_message_id; type, to, topic, content, scheduled_delivery_timestamp, all optional.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST, status 404 when the caller has no such message; BAD_REQUEST and those of sending.
 * Source: messages 14.4, in this order.
 */
export const updateScheduledMessage = defineOperation(
  "update-scheduled-message",
  async ({ realm, caller, params }) => {
    requireWhole(params);
    const { scheduled_message_id: id, scheduled_delivery_timestamp: time } =
      params;
    if (time !== undefined && time <= realm.clock.seconds())
      throw notInTheFuture();
    const current = requireOwn(realm, caller, id);
    if (current.delivered) throw alreadySent();
    if (current.failed && time === undefined) throw notInTheFuture();
    const changes = await toChanges(realm, caller, current, params);
    const changed = await realm.open(scheduledMessages).update(id, (draft) => {
      Object.assign(draft, changes);
      if (time !== undefined) draft.scheduled_delivery_timestamp = time;
      draft.failed = false;
    });
    armDelivery(realm);
    announceScheduled(realm, caller.user_id, {
      op: "update",
      scheduled_message: changed,
    });
    return {};
  },
);

type Params = OperationParams<"update-scheduled-message">;

/** Rows 1 to 3. */
function requireWhole({
  type,
  to,
  topic,
  content,
  scheduled_delivery_timestamp,
}: Params): void {
  const given = [type, to, topic, content, scheduled_delivery_timestamp];
  if (given.every((value) => value === undefined)) throw nothingToChange();
  if (type !== undefined && to === undefined) throw recipientRequired();
  if (type === "stream" && topic === undefined) throw topicRequired();
}

/** Rows 8 and 9. */
async function toChanges(
  realm: Realm,
  sender: User,
  current: ScheduledMessage,
  { type, to, topic, content }: Params,
): Promise<Partial<Scheduled>> {
  const isStream = current.stream_id !== null;
  if (type === undefined && to === undefined && content === undefined) {
    if (topic === undefined || !isStream) return {};
    requireAllowed(whyBadTopic(topic));
    return { topic: truncateTopic(topic) };
  }
  return await requireSendable(realm, {
    sender,
    to: readDestination(
      type ?? (isStream ? "stream" : "direct"),
      to ?? current.stream_id ?? toRecipientIds(current),
      topic ?? current.topic,
    ),
    content: content ?? current.content,
  });
}
