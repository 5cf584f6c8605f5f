import {
  getOrganization,
  organizations,
  type Organization,
} from "./organization.ts";
import { SYSTEM_BOTS } from "./people.ts";
import type { Realm } from "./realm.ts";
import { defaultRealmSettings, isForEducation } from "./realm-settings.ts";
import { EMAIL_VISIBILITY } from "./user-access.ts";
import { SYSTEM_GROUPS, userGroups } from "./user-groups.ts";
import { defaultUserSettings } from "./user-settings.ts";
import { ROLE, users, type User } from "./users.ts";

/** What must be said of a new organization; the rest has defaults. */
export type Founding = Pick<Organization, "string_id" | "host" | "name"> &
  Partial<Organization>;

/**
 * Makes the organization, its system groups and the server's own bots: what every realm has before anybody joins.
 *
 * Source: organization 5.2, events 1.10.
 */
export async function foundOrganization(
  realm: Realm,
  given: Founding,
): Promise<void> {
  const groups = await createSystemGroups(realm);
  await realm.open(organizations).create({
    id: 2,
    description: "",
    date_created: realm.clock.seconds(),
    org_type: 0,
    plan_type: 1,
    deactivated: false,
    settings: defaultRealmSettings(given.org_type),
    user_settings_defaults: {
      ...defaultUserSettings(),
      ...(isForEducation(given.org_type ?? 0) && {
        email_address_visibility: EMAIL_VISIBILITY.ADMINISTRATORS,
      }),
    },
    icon_version: 0,
    default_stream_ids: [],
    notifications_stream_id: -1,
    signup_notifications_stream_id: -1,
    create_multiuse_invite_group: groups.get("role:administrators")!,
    can_access_all_users_group: groups.get("role:everyone")!,
    password_auth_enabled: true,
    dev_auth_enabled: true,
    production: false,
    web_public_streams_enabled: true,
    server_generation: realm.clock.seconds(),
    max_emoji_file_size_mib: 5,
    rate_limit_per_minute: null,
    extra_emoji_type: "service_extra_emoji",
    ...given,
  });
  for (const bot of SYSTEM_BOTS)
    await createUser(realm, {
      ...bot,
      delivery_email: bot.email,
      is_system_bot: true,
      bot_type: 1,
    });
}

async function createSystemGroups(realm: Realm): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name } of SYSTEM_GROUPS)
    ids.set(name, realm.nextId("user_group"));
  for (const { name, description, subgroup } of SYSTEM_GROUPS) {
    await realm.open(userGroups).create({
      id: ids.get(name)!,
      name,
      description,
      members: [],
      direct_subgroup_ids: subgroup === null ? [] : [ids.get(subgroup)!],
      is_system_group: true,
      can_mention_group: ids.get("role:nobody")!,
    });
  }
  return ids;
}

/** What must be said of a new account; the rest has defaults. */
export type NewUser = Pick<User, "handle" | "delivery_email" | "full_name"> &
  Partial<User>;

/**
 * Makes an account with its recipient id, without putting it into groups or streams and without telling anybody.
 *
 * Source: organization 3.1 for the defaults.
 */
export async function createUser(realm: Realm, given: NewUser): Promise<User> {
  return await realm.open(users).create({
    user_id: given.user_id ?? realm.nextId("user"),
    role: ROLE.MEMBER,
    is_active: true,
    is_billing_admin: false,
    can_create_users: false,
    bot_type: null,
    bot_owner_id: null,
    is_system_bot: false,
    timezone: "",
    date_joined: realm.clock.now(),
    avatar_source: "G",
    avatar_version: 1,
    avatar_asset: null,
    api_key: null,
    password: null,
    settings: { ...getOrganization(realm).user_settings_defaults },
    profile_data: {},
    profile_rendered: {},
    alert_words: [],
    muted_users: [],
    recipient_id: given.recipient_id ?? realm.nextId("recipient"),
    default_sending_stream_id: null,
    default_events_stream_id: null,
    default_all_public_streams: false,
    bot_services: [],
    status: {},
    presence: null,
    ...given,
  });
}
