import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";
import type { UserSettings } from "./user-settings.ts";

/** Source: interface, the User table. */
export const ROLE = {
  OWNER: 100,
  ADMINISTRATOR: 200,
  MODERATOR: 300,
  MEMBER: 400,
  GUEST: 600,
} as const;

/** Source: organization 3.1. */
export const BOT_TYPE = {
  GENERIC: 1,
  INCOMING_WEBHOOK: 2,
  OUTGOING_WEBHOOK: 3,
  EMBEDDED: 4,
} as const;

/**
 * Accounts: people, bots and the server's own bots. `handle` is how fixtures, scenarios and tests name them;
 * `api_key` is null while the key is the derived one (api-keys.ts); `date_joined` is in milliseconds; `profile_data`
 * maps a field id to its value as the wire has it (always text), `profile_rendered` to the HTML of a Markdown value.
 */
export const users = defineCollection({
  name: "users",
  schema: z.object({
    user_id: z.number(),
    handle: z.string(),
    delivery_email: z.string(),
    full_name: z.string(),
    role: z.number(),
    is_active: z.boolean(),
    is_billing_admin: z.boolean(),
    can_create_users: z.boolean(),
    bot_type: z.nullable(z.number()),
    bot_owner_id: z.nullable(z.number()),
    is_system_bot: z.boolean(),
    timezone: z.string(),
    date_joined: z.number(),
    avatar_source: z.enum(["G", "U"]),
    avatar_version: z.number(),
    avatar_asset: z.nullable(z.string()),
    api_key: z.nullable(z.string()),
    password: z.nullable(z.string()),
    settings: z.custom<UserSettings>((value) => typeof value === "object"),
    profile_data: z.record(z.string(), z.string()),
    profile_rendered: z.record(z.string(), z.string()),
    alert_words: z.array(z.string()),
    /** The email that is to be the real one once its link is followed. */
    requested_email: z.optional(z.string()),
    muted_users: z.array(z.object({ id: z.number(), timestamp: z.number() })),
    recipient_id: z.number(),
    default_sending_stream_id: z.nullable(z.number()),
    default_events_stream_id: z.nullable(z.number()),
    default_all_public_streams: z.boolean(),
    /** When the owner of a bot was last told of a mistake of it; UNIX seconds. */
    last_reminder: z.optional(z.number()),
    bot_services: z.array(z.record(z.string(), z.unknown())),
    status: z.object({
      status_text: z.optional(z.string()),
      emoji_name: z.optional(z.string()),
      emoji_code: z.optional(z.string()),
      reaction_type: z.optional(z.string()),
    }),
    presence: z.nullable(
      z.object({ active_timestamp: z.number(), idle_timestamp: z.number() }),
    ),
  }),
  key: (record) => record.user_id,
  indexes: {
    handle: (record) => record.handle,
    delivery_email: (record) => record.delivery_email.toLowerCase(),
    api_key: (record) => record.api_key ?? undefined,
    full_name: (record) => record.full_name.toLowerCase(),
    bot_owner_id: (record) => record.bot_owner_id ?? undefined,
    /** `active` without the server's own bots, else `inactive` or `system`. */
    state: (record) =>
      record.is_system_bot
        ? "system"
        : record.is_active
          ? "active"
          : "inactive",
  },
});

export type User = RecordOf<typeof users>;

/** Bots of every type. */
export const isBot = (user: User): boolean => user.bot_type !== null;
/** Owners only; administrators are not. */
export const isOwner = (user: User): boolean => user.role === ROLE.OWNER;
/** Owners and administrators. */
export const isAdministrator = (user: User): boolean =>
  user.role <= ROLE.ADMINISTRATOR;
/** Moderators and above. */
export const isModerator = (user: User): boolean => user.role <= ROLE.MODERATOR;
/** Guests only. */
export const isGuest = (user: User): boolean => user.role === ROLE.GUEST;
