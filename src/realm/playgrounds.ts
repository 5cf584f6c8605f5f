import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Places where code of a language can be tried out; language and name together are unique. */
export const playgrounds = defineCollection({
  name: "playgrounds",
  schema: z.object({
    id: z.number(),
    name: z.string(),
    pygments_language: z.string(),
    url_template: z.string(),
  }),
  key: (record) => record.id,
  indexes: {
    identity: (record) =>
      JSON.stringify([record.pygments_language, record.name]),
  },
});

export type Playground = RecordOf<typeof playgrounds>;
