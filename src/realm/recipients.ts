import * as z from "zod/mini";
import { defineCollection } from "./collection.ts";

/**
 * Groups of three or more people that have written to each other. A stream and a person have their `recipient_id` in
 * their own record; all three kinds share one sequence of ids.
 */
export const groupRecipients = defineCollection({
  name: "group_recipients",
  schema: z.object({ recipient_id: z.number(), user_ids: z.array(z.number()) }),
  key: (record) => record.recipient_id,
  indexes: {
    conversation: (record) => record.user_ids.join(","),
    member: (record) => record.user_ids,
  },
});
