import type { ScheduledMessage } from "./scheduled-messages.ts";

/** A scheduled message as the wire has it. Source: messages 14.1. */
export function toScheduledMessage(scheduled: ScheduledMessage) {
  const { scheduled_message_id, stream_id, topic } = scheduled;
  return {
    scheduled_message_id,
    ...(stream_id !== null
      ? { type: "stream" as const, to: stream_id, topic }
      : { type: "private" as const, to: toRecipientIds(scheduled) }),
    content: scheduled.content,
    rendered_content: scheduled.rendered_content,
    scheduled_delivery_timestamp: scheduled.scheduled_delivery_timestamp,
    failed: scheduled.failed,
  };
}

/** Whom a direct message goes to: without the sender, except in a note to oneself. */
export function toRecipientIds({
  sender_id,
  user_ids,
}: ScheduledMessage): number[] {
  const others = user_ids?.filter((id) => id !== sender_id) ?? [];
  return others.length > 0 ? others : [sender_id];
}
