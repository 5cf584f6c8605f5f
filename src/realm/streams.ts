import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Source: interface, the Subscribed stream table. */
export const STREAM_POST_POLICY = {
  EVERYONE: 1,
  ADMINISTRATORS: 2,
  FULL_MEMBERS: 3,
  MODERATORS: 4,
} as const;

/** `date_created` in UNIX seconds; `rendered_description` is made when the description is set. */
export const streams = defineCollection({
  name: "streams",
  schema: z.object({
    stream_id: z.number(),
    name: z.string(),
    description: z.string(),
    rendered_description: z.string(),
    date_created: z.number(),
    creator_id: z.nullable(z.number()),
    invite_only: z.boolean(),
    is_web_public: z.boolean(),
    history_public_to_subscribers: z.boolean(),
    stream_post_policy: z.number(),
    message_retention_days: z.nullable(z.number()),
    can_remove_subscribers_group: z.number(),
    first_message_id: z.nullable(z.number()),
    deactivated: z.boolean(),
    recipient_id: z.number(),
  }),
  key: (record) => record.stream_id,
  indexes: {
    name: (record) => record.name.toLowerCase(),
    state: (record) => (record.deactivated ? "deactivated" : "active"),
  },
});

export type Stream = RecordOf<typeof streams>;
