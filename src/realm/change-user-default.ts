import { getOrganization, organizations } from "./organization.ts";
import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import type { UserSettingName, UserSettings } from "./user-settings.ts";

/** Stores what a setting of new people is to be, and tells everybody when that is news. Source: events 4.10. */
export async function changeUserDefault<N extends UserSettingName>(
  realm: Realm,
  property: N,
  value: UserSettings[N],
): Promise<void> {
  const { id, user_settings_defaults } = getOrganization(realm);
  if (user_settings_defaults[property] === value) return;
  await realm.open(organizations).update(id, (draft) => {
    draft.user_settings_defaults = {
      ...user_settings_defaults,
      [property]: value,
    };
  });
  realm.queues.deliver(
    { type: "realm_user_settings_defaults", op: "update", property, value },
    activeUserIds(realm),
  );
}
