import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Source: events 1.13; 0 is never kept. */
export const VISIBILITY_POLICY = {
  INHERIT: 0,
  MUTED: 1,
  UNMUTED: 2,
  FOLLOWED: 3,
} as const;

/** What a person decided about a topic. */
export const userTopics = defineCollection({
  name: "user_topics",
  schema: z.object({
    id: z.number(),
    user_id: z.number(),
    stream_id: z.number(),
    topic_name: z.string(),
    last_updated: z.number(),
    visibility_policy: z.number(),
  }),
  key: (record) => record.id,
  indexes: {
    user_id: (record) => record.user_id,
    stream_id: (record) => record.stream_id,
    one: (record) =>
      userTopicKey(record.user_id, record.stream_id, record.topic_name),
  },
});

export type UserTopic = RecordOf<typeof userTopics>;

/** One person's policy for one topic; case does not matter. */
export function userTopicKey(
  user_id: number,
  stream_id: number,
  topic: string,
): string {
  return `${user_id}:${stream_id}:${topic.toLowerCase()}`;
}
