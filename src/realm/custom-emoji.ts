import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Custom emoji, deactivated ones included; the image bytes are kept in `realm.assets` under the two URLs. */
export const customEmoji = defineCollection({
  name: "custom_emoji",
  schema: z.object({
    id: z.number(),
    name: z.string(),
    source_url: z.string(),
    still_url: z.nullable(z.string()),
    deactivated: z.boolean(),
    author_id: z.nullable(z.number()),
  }),
  key: (record) => record.id,
  indexes: {
    active_name: (record) => (record.deactivated ? undefined : record.name),
  },
});

export type CustomEmoji = RecordOf<typeof customEmoji>;
