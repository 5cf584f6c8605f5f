import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/**
 * Uploaded files, each with the messages that link to it; the bytes are at `fileUrl(path_id)`. `name` is the one the
 * file was sent with, `create_time` in UNIX seconds.
 */
export const attachments = defineCollection({
  name: "attachments",
  schema: z.object({
    id: z.number(),
    owner_id: z.number(),
    name: z.string(),
    path_id: z.string(),
    size: z.number(),
    create_time: z.number(),
    message_ids: z.array(z.number()),
  }),
  key: (record) => record.id,
  indexes: {
    owner_id: (record) => record.owner_id,
    path_id: (record) => record.path_id,
    message_id: (record) => record.message_ids,
  },
});

export type Attachment = RecordOf<typeof attachments>;
