import { refusal, type Refusal } from "./refusal.ts";
import type { Realm } from "./realm.ts";
import { userGroups, type UserGroup } from "./user-groups.ts";

/** Which groups a setting that names a group may name. */
export interface PermissionSetting {
  readonly require_system_group: boolean;
  readonly allow_internet_group: boolean;
  readonly allow_owners_group: boolean;
  readonly allow_nobody_group: boolean;
  readonly allow_everyone_group: boolean;
  readonly default_group_name: string;
  readonly id_field_name: string;
  readonly default_for_system_groups: string | null;
  readonly allowed_system_groups: readonly string[];
}

/**
 * The settings that name a group, by what they belong to; registration shows this table as it is.
 *
 * Source: events 1.8, organization 5.5.
 */
export const PERMISSION_SETTINGS = {
  realm: {
    create_multiuse_invite_group: {
      require_system_group: true,
      allow_internet_group: false,
      allow_owners_group: false,
      allow_nobody_group: true,
      allow_everyone_group: false,
      default_group_name: "role:administrators",
      id_field_name: "create_multiuse_invite_group_id",
      default_for_system_groups: null,
      allowed_system_groups: [],
    },
    can_access_all_users_group: {
      require_system_group: true,
      allow_internet_group: false,
      allow_owners_group: false,
      allow_nobody_group: false,
      allow_everyone_group: true,
      default_group_name: "role:everyone",
      id_field_name: "can_access_all_users_group_id",
      default_for_system_groups: null,
      allowed_system_groups: ["role:everyone", "role:members"],
    },
  },
  stream: {
    can_remove_subscribers_group: {
      require_system_group: true,
      allow_internet_group: false,
      allow_owners_group: false,
      allow_nobody_group: false,
      allow_everyone_group: true,
      default_group_name: "role:administrators",
      id_field_name: "can_remove_subscribers_group_id",
      default_for_system_groups: null,
      allowed_system_groups: [],
    },
  },
  group: {
    can_mention_group: {
      require_system_group: false,
      allow_internet_group: false,
      allow_owners_group: false,
      allow_nobody_group: true,
      allow_everyone_group: true,
      default_group_name: "role:everyone",
      id_field_name: "can_mention_group_id",
      default_for_system_groups: "role:nobody",
      allowed_system_groups: [],
    },
  },
} as const satisfies Record<string, Record<string, PermissionSetting>>;

/**
 * The group that a setting is to name, or why it may not.
 *
 * Source: organization 5.5, in its order.
 */
export function checkGroupSetting(
  realm: Realm,
  name: string,
  setting: PermissionSetting,
  groupId: number,
): UserGroup | Refusal {
  const group = realm.open(userGroups).get(groupId);
  if (!group) return refusal("Invalid user group");
  if (setting.require_system_group && !group.is_system_group) {
    return refusal(`'${name}' must be a system user group.`);
  }
  const forbidden = [
    { allowed: setting.allow_internet_group, group: "role:internet" },
    { allowed: setting.allow_owners_group, group: "role:owners" },
    { allowed: setting.allow_nobody_group, group: "role:nobody" },
    { allowed: setting.allow_everyone_group, group: "role:everyone" },
  ].find((rule) => !rule.allowed && rule.group === group.name);
  if (forbidden)
    return refusal(
      `'${name}' setting cannot be set to '${forbidden.group}' group.`,
    );
  const { allowed_system_groups } = setting;
  if (
    allowed_system_groups.length > 0 &&
    !allowed_system_groups.includes(group.name)
  ) {
    return refusal(`'${name}' setting cannot be set to '${group.name}' group.`);
  }
  return group;
}
