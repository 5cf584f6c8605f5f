import { getOrganization } from "../../../realm/organization.ts";
import {
  EMOJISET_CHOICES,
  NOTIFICATION_SOUNDS,
  USER_SETTINGS,
} from "../../../realm/user-settings.ts";
import type { StatePart } from "./state.ts";

const CHOICES = {
  emojiset_choices: EMOJISET_CHOICES,
  available_notification_sounds: NOTIFICATION_SOUNDS,
};

/** Source: events 1.9. */
export const settingsState: StatePart = ({ caller }) => ({
  user_settings: { ...caller.settings, timezone: caller.timezone, ...CHOICES },
});

export const settingsDefaultsState: StatePart = ({ realm }) => ({
  realm_user_settings_defaults: {
    ...getOrganization(realm).user_settings_defaults,
    ...CHOICES,
  },
});

/** The old top-level copies, for clients that do not know `user_settings`. Source: events 1.9, column L. */
export const legacyDisplayState: StatePart = ({ caller, capabilities }) =>
  capabilities.user_settings_object
    ? {}
    : {
        ...legacy("update_display_settings", caller.settings),
        emojiset_choices: EMOJISET_CHOICES,
        timezone: caller.timezone,
      };

export const legacyNotificationState: StatePart = ({ caller, capabilities }) =>
  capabilities.user_settings_object
    ? {}
    : {
        ...legacy("update_global_notifications", caller.settings),
        available_notification_sounds: NOTIFICATION_SOUNDS,
      };

function legacy(type: string, settings: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(USER_SETTINGS)
      .filter(([, rule]) => "legacy" in rule && rule.legacy === type)
      .map(([name]) => [name, settings[name]]),
  );
}
