import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** Source: interface, the Custom profile field table. */
export const FIELD_TYPE = {
  SHORT_TEXT: 1,
  LONG_TEXT: 2,
  SELECT: 3,
  DATE: 4,
  URL: 5,
  USER: 6,
  EXTERNAL_ACCOUNT: 7,
  PRONOUNS: 8,
} as const;

/** `field_data` is the text that the wire has: JSON for lists of options and external accounts, else empty. */
export const profileFields = defineCollection({
  name: "profile_fields",
  schema: z.object({
    id: z.number(),
    name: z.string(),
    type: z.number(),
    hint: z.string(),
    field_data: z.string(),
    order: z.number(),
    display_in_profile_summary: z.boolean(),
  }),
  key: (record) => record.id,
  indexes: { name: (record) => record.name },
});

export type ProfileField = RecordOf<typeof profileFields>;
