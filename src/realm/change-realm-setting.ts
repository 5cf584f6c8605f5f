import { getSystemGroup } from "./group-membership.ts";
import { getOrganization, organizations } from "./organization.ts";
import { activeUsers } from "./people.ts";
import { isFullMember } from "./permissions.ts";
import { announceRealmSetting, announceRealmSettings } from "./realm-events.ts";
import {
  REALM_SETTINGS,
  type RealmSettingName,
  type RealmSettings,
  type SettingRule,
} from "./realm-settings.ts";
import type { Realm } from "./realm.ts";
import { userGroups } from "./user-groups.ts";
import { announceUserGroup } from "./user-group-events.ts";

/** Stores a changed setting, tells everybody, and does what follows from it. */
export async function changeRealmSetting<N extends RealmSettingName>(
  realm: Realm,
  name: N,
  value: RealmSettings[N],
): Promise<void> {
  const { id } = getOrganization(realm);
  await realm.open(organizations).update(id, (draft) => {
    draft.settings = { ...draft.settings, [name]: value };
  });
  const rule: SettingRule = REALM_SETTINGS[name];
  if (rule.grouped) announceRealmSettings(realm, { [name]: value });
  else announceRealmSetting(realm, name, value);
  if (name === "allow_edit_history") realm.appearance++;
  if (name === "waiting_period_threshold") await resortFullMembers(realm);
}

/** Source: organization 5.2: `role:fullmembers` follows the waiting period at once. */
async function resortFullMembers(realm: Realm): Promise<void> {
  const group = getSystemGroup(realm, "role:fullmembers");
  const full = activeUsers(realm)
    .filter((user) => isFullMember(realm, user))
    .map(({ user_id }) => user_id);
  const joining = full.filter((id) => !group.members.includes(id));
  const active = new Set(activeUsers(realm).map(({ user_id }) => user_id));
  const leaving = group.members.filter(
    (id) => active.has(id) && !full.includes(id),
  );
  await realm.open(userGroups).update(group.id, (draft) => {
    draft.members = [...group.members, ...joining]
      .filter((id) => !leaving.includes(id))
      .toSorted((a, b) => a - b);
  });
  const group_id = group.id;
  if (leaving.length > 0)
    announceUserGroup(realm, "remove_members", { group_id, user_ids: leaving });
  if (joining.length > 0)
    announceUserGroup(realm, "add_members", { group_id, user_ids: joining });
}
