import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Messages to be sent later, until they are sent or deleted. Times are UNIX seconds. */
export const scheduledMessages = defineCollection({
  name: "scheduled_messages",
  schema: z.object({
    scheduled_message_id: z.number(),
    sender_id: z.number(),
    stream_id: z.nullable(z.number()),
    topic: z.string(),
    user_ids: z.nullable(z.array(z.number())),
    content: z.string(),
    rendered_content: z.string(),
    scheduled_delivery_timestamp: z.number(),
    read_by_sender: z.boolean(),
    client: z.string(),
    failed: z.boolean(),
    delivered: z.boolean(),
  }),
  key: (record) => record.scheduled_message_id,
  indexes: {
    sender_id: (record) => record.sender_id,
    state: (record) =>
      record.delivered ? "delivered" : record.failed ? "failed" : "pending",
  },
});

export type ScheduledMessage = RecordOf<typeof scheduledMessages>;
