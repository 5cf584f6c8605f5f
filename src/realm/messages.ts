import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

const reaction = z.object({
  emoji_name: z.string(),
  emoji_code: z.string(),
  reaction_type: z.string(),
  user_id: z.number(),
});

const edit = z.object({
  user_id: z.nullable(z.number()),
  timestamp: z.number(),
  prev_content: z.optional(z.string()),
  prev_rendered_content: z.optional(z.string()),
  prev_rendered_content_version: z.optional(z.number()),
  prev_topic: z.optional(z.string()),
  topic: z.optional(z.string()),
  prev_stream: z.optional(z.number()),
  stream: z.optional(z.number()),
});

const submessage = z.object({
  id: z.number(),
  message_id: z.number(),
  sender_id: z.number(),
  msg_type: z.string(),
  content: z.string(),
});

/**
 * Messages. A stream message has `stream_id` and `subject`; a direct one has `user_ids`, all its people in ascending
 * order, the sender included. Times are UNIX seconds; `edit_history` has the latest edit first.
 */
export const messages = defineCollection({
  name: "messages",
  schema: z.object({
    id: z.number(),
    sender_id: z.number(),
    recipient_id: z.number(),
    stream_id: z.nullable(z.number()),
    subject: z.string(),
    user_ids: z.nullable(z.array(z.number())),
    content: z.string(),
    rendered_content: z.string(),
    timestamp: z.number(),
    client: z.string(),
    is_me_message: z.boolean(),
    has_link: z.boolean(),
    has_image: z.boolean(),
    has_attachment: z.boolean(),
    last_edit_timestamp: z.nullable(z.number()),
    edit_history: z.array(edit),
    reactions: z.array(reaction),
    submessages: z.array(submessage),
  }),
  key: (record) => record.id,
  indexes: {
    stream_id: (record) => record.stream_id ?? undefined,
    topic: (record) =>
      record.stream_id === null
        ? undefined
        : topicKey(record.stream_id, record.subject),
    conversation: (record) =>
      record.user_ids ? record.user_ids.join(",") : undefined,
    sender_id: (record) => record.sender_id,
  },
});

export type Message = RecordOf<typeof messages>;
export type Reaction = z.output<typeof reaction>;
export type MessageEdit = z.output<typeof edit>;
export type Submessage = z.output<typeof submessage>;

/** Topics are matched without regard to case (messages 4.3). */
export function topicKey(stream_id: number, topic: string): string {
  return `${stream_id}:${topic.toLowerCase()}`;
}
