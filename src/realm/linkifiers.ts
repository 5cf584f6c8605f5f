import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Patterns that become links in messages and topics, by `order`. */
export const linkifiers = defineCollection({
  name: "linkifiers",
  schema: z.object({
    id: z.number(),
    pattern: z.string(),
    url_template: z.string(),
    order: z.number(),
  }),
  key: (record) => record.id,
  indexes: { pattern: (record) => record.pattern },
});

export type Linkifier = RecordOf<typeof linkifiers>;
