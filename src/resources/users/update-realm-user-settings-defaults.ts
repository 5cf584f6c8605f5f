import { changeUserDefault } from "../../realm/change-user-default.ts";
import {
  USER_SETTINGS,
  type UserSettingName,
  type UserSettings,
} from "../../realm/user-settings.ts";
import { defineOperation } from "../operation.ts";
import { requireGoodSettings } from "./setting-values.ts";

/**
 * Changes the settings that new people start with; those who are there keep theirs. What is equal already is not told.
 *
 * Params: personal settings by their wire name, all optional; the language and the sending of emails are not among them.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown value; UNAUTHORIZED_PRINCIPAL for others than administrators.
 * Source: events 1.9, 4.10. Chosen: gate and refusals are those of update-realm and update-settings.
 */
export const updateRealmUserSettingsDefaults = defineOperation(
  "update-realm-user-settings-defaults",
  async ({ realm, params }) => {
    requireGoodSettings(params);
    const sent: Partial<UserSettings> = params;
    for (const name of Object.keys(USER_SETTINGS) as UserSettingName[]) {
      const value = sent[name];
      if (value !== undefined) await changeUserDefault(realm, name, value);
    }
    return {};
  },
);
