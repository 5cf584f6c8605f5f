import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

const inherited = z.nullable(z.boolean());

/** A person in a stream; an ended subscription stays with `active` false and keeps its color. */
export const subscriptions = defineCollection({
  name: "subscriptions",
  schema: z.object({
    id: z.number(),
    user_id: z.number(),
    stream_id: z.number(),
    active: z.boolean(),
    color: z.string(),
    is_muted: z.boolean(),
    pin_to_top: z.boolean(),
    desktop_notifications: inherited,
    audible_notifications: inherited,
    push_notifications: inherited,
    email_notifications: inherited,
    wildcard_mentions_notify: inherited,
  }),
  key: (record) => record.id,
  indexes: {
    pair: (record) => `${record.user_id}:${record.stream_id}`,
    user_id: (record) => record.user_id,
    active_of_user: (record) => (record.active ? record.user_id : undefined),
    active_of_stream: (record) =>
      record.active ? record.stream_id : undefined,
  },
});

export type Subscription = RecordOf<typeof subscriptions>;

/** Settings of a subscription that nobody changed; null follows the person's own setting. */
export const NEW_SUBSCRIPTION = {
  active: true,
  is_muted: false,
  pin_to_top: false,
  desktop_notifications: null,
  audible_notifications: null,
  push_notifications: null,
  email_notifications: null,
  wildcard_mentions_notify: null,
} as const;

/**
 * Source: organization 4.3.
 */
export const STREAM_COLORS = [
  "#76ce90",
  "#fae589",
  "#a6c7e5",
  "#e79ab5",
  "#bfd56f",
  "#f4ae55",
  "#b0a5fd",
  "#addfe5",
  "#f5ce6e",
  "#c2726a",
  "#94c849",
  "#bd86e5",
  "#ee7e4a",
  "#a6dcbf",
  "#95a5fd",
  "#53a063",
  "#9987e1",
  "#e4523d",
  "#c2c2c2",
  "#4f8de4",
  "#c6a8ad",
  "#e7cc4d",
  "#c8bebf",
  "#a47462",
];
