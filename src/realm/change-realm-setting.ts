import { armPromotion, resortFullMembers } from "./full-members.ts";
import { getOrganization, organizations } from "./organization.ts";
import { announceRealmSetting, announceRealmSettings } from "./realm-events.ts";
import {
  REALM_SETTINGS,
  type RealmSettingName,
  type RealmSettings,
  type SettingRule,
} from "./realm-settings.ts";
import type { Realm } from "./realm.ts";

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
  if (name === "waiting_period_threshold") {
    await resortFullMembers(realm);
    armPromotion(realm);
  }
}
