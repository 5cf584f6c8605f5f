import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";
import type { RealmSettings } from "./realm-settings.ts";
import type { Realm } from "./realm.ts";
import type { UserSettings } from "./user-settings.ts";

/**
 * The organization itself: one record, key `id`.
 *
 * `settings` are those of `REALM_SETTINGS`; the rest is what events 1.8 calls a server setting, or has a form of its
 * own. Times are UNIX seconds.
 */
export const organizations = defineCollection({
  name: "organizations",
  schema: z.object({
    id: z.number(),
    string_id: z.string(),
    /** Domain of hidden email addresses and of bots. */
    host: z.string(),
    name: z.string(),
    description: z.string(),
    date_created: z.number(),
    org_type: z.number(),
    plan_type: z.number(),
    deactivated: z.boolean(),
    settings: z.custom<RealmSettings>((value) => typeof value === "object"),
    /** What people start with. */
    user_settings_defaults: z.custom<UserSettings>(
      (value) => typeof value === "object",
    ),
    icon_version: z.number(),
    default_stream_ids: z.array(z.number()),
    notifications_stream_id: z.number(),
    signup_notifications_stream_id: z.number(),
    create_multiuse_invite_group: z.number(),
    can_access_all_users_group: z.number(),
    password_auth_enabled: z.boolean(),
    dev_auth_enabled: z.boolean(),
    production: z.boolean(),
    web_public_streams_enabled: z.boolean(),
    server_generation: z.number(),
    max_emoji_file_size_mib: z.number(),
    max_file_upload_size_mib: z.optional(z.number()),
    /** For all files together; without one, there is no limit. */
    upload_quota_bytes: z.optional(z.number()),
    rate_limit_per_minute: z.nullable(z.number()),
    extra_emoji_type: z.enum(["service_extra_emoji", "zulip_extra_emoji"]),
  }),
  key: (record) => record.id,
  indexes: {},
});

/** Where the organization says nothing else. Source: platform 7. */
export const DEFAULT_MAX_UPLOAD_MIB = 25;

export type Organization = RecordOf<typeof organizations>;

/** The realm's one organization. */
export function getOrganization(realm: Realm): Organization {
  const table = realm.open(organizations);
  const id = table.ids()[0];
  if (id === undefined)
    throw new Error(`realm ${realm.name} has no organization yet`);
  return table.require(id);
}
