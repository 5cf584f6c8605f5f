import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Drafts of messages. `to` is a list with one stream id or the ids of people; times are UNIX seconds. */
export const drafts = defineCollection({
  name: "drafts",
  schema: z.object({
    id: z.number(),
    user_id: z.number(),
    type: z.enum(["", "private", "stream"]),
    to: z.array(z.number()),
    topic: z.string(),
    content: z.string(),
    timestamp: z.number(),
  }),
  key: (record) => record.id,
  indexes: { user_id: (record) => record.user_id },
});

export type Draft = RecordOf<typeof drafts>;
