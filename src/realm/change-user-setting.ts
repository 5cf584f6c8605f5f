import { announceEmailVisibility } from "./email-visibility.ts";
import { LANGUAGES } from "./languages.ts";
import { forcePresence } from "./record-presence.ts";
import type { Realm } from "./realm.ts";
import { apiEmail } from "./user-access.ts";
import { announceUserChange } from "./user-events.ts";
import {
  USER_SETTINGS,
  type UserSettingName,
  type UserSettingRule,
  type UserSettings,
} from "./user-settings.ts";
import { users, type User } from "./users.ts";

/** Stores a changed personal setting, tells the person's clients, and does what follows. Source: events 4.11. */
export async function changeUserSetting<N extends UserSettingName>(
  realm: Realm,
  before: User,
  name: N,
  value: UserSettings[N],
): Promise<void> {
  const user = await realm.open(users).update(before.user_id, (draft) => {
    draft.settings = { ...draft.settings, [name]: value };
  });
  const { legacy }: UserSettingRule = USER_SETTINGS[name];
  announceSetting(realm, user, { name, value, legacy });
  if (name === "email_address_visibility")
    announceEmailVisibility(realm, before, user);
  if (name === "presence_enabled") await forcePresence(realm, user);
}

/** The time zone is no setting of the table, and everybody gets to know it. Source: events 4.9, 4.11. */
export async function changeTimezone(
  realm: Realm,
  { user_id }: User,
  timezone: string,
): Promise<void> {
  const user = await realm.open(users).update(user_id, (draft) => {
    draft.timezone = timezone;
  });
  announceSetting(realm, user, {
    name: "timezone",
    value: timezone,
    legacy: "update_display_settings",
  });
  announceUserChange(realm, user, { email: apiEmail(realm, user), timezone });
}

/** The old form follows for settings that had one. */
function announceSetting(
  realm: Realm,
  user: User,
  {
    name,
    value,
    legacy,
  }: {
    name: string;
    value: unknown;
    legacy: UserSettingRule["legacy"] | undefined;
  },
): void {
  const language =
    name === "default_language"
      ? { language_name: LANGUAGES[value as string] }
      : {};
  const own = [user.user_id];
  realm.queues.deliver(
    { type: "user_settings", op: "update", property: name, value, ...language },
    own,
  );
  const email = apiEmail(realm, user);
  if (legacy === "update_display_settings")
    realm.queues.deliver(
      {
        type: legacy,
        user: email,
        setting_name: name,
        setting: value,
        ...language,
      },
      own,
    );
  if (legacy === "update_global_notifications")
    realm.queues.deliver(
      { type: legacy, user: email, notification_name: name, setting: value },
      own,
    );
}
