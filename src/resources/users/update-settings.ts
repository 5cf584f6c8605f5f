import { requestEmail } from "../../realm/change-email.ts";
import {
  changeTimezone,
  changeUserSetting,
} from "../../realm/change-user-setting.ts";
import { whyBadNewEmail } from "../../realm/email-rules.ts";
import { changeFullName, checkFullName } from "../../realm/full-name.ts";
import { getOrganization } from "../../realm/organization.ts";
import { isStrongPassword } from "../../realm/passwords.ts";
import type { Realm } from "../../realm/realm.ts";
import { currentTimezone } from "../../realm/time-zones.ts";
import {
  USER_SETTINGS,
  type UserSettingName,
  type UserSettings,
} from "../../realm/user-settings.ts";
import { isAdministrator, users, type User } from "../../realm/users.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import {
  emailChangesDisabled,
  weakNewPassword,
  wrongPassword,
} from "./errors.ts";
import { requireGoodSettings } from "./setting-values.ts";

type Params = OperationContext<"update-settings">["params"];

/**
 * Changes the caller's own settings, name, time zone and password. A new email waits for the link in an email, which
 * the emulator does not send; a scenario follows it with `confirm-email`.
 *
 * Params: every personal setting by its wire name; full_name; email; old_password and new_password; timezone.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown value, a wrong or weak password, an email change that the organization forbids, an
 *   address that is bad, not allowed or taken, a bad name. A new name is dropped silently where names may not be changed.
 * Source: organization 3.15; events 4.11.
 */
export const updateSettings = defineOperation(
  "update-settings",
  async ({ realm, caller, params }) => {
    requireGoodSettings(params);
    requirePassword(caller, params);
    const email = toNewEmail(realm, caller, params.email);
    const full_name = toNewName(realm, caller, params.full_name);

    if (params.new_password !== undefined)
      await setPassword(realm, caller, params.new_password);
    if (email !== undefined) await requestEmail(realm, caller, email);
    if (full_name !== undefined) await changeFullName(realm, caller, full_name);
    await changeSettings(realm, caller.user_id, params);
    const timezone =
      params.timezone === undefined
        ? caller.timezone
        : currentTimezone(params.timezone);
    if (timezone !== caller.timezone)
      await changeTimezone(realm, caller, timezone);
    return {};
  },
);

function requirePassword(
  { password }: User,
  { old_password = "", new_password }: Params,
): void {
  if (new_password === undefined) return;
  if (password === null || old_password !== password) throw wrongPassword();
  if (!isStrongPassword(new_password)) throw weakNewPassword();
}

function toNewEmail(
  realm: Realm,
  caller: User,
  given: string | undefined,
): string | undefined {
  const email = given?.trim();
  if (email === undefined || email === caller.delivery_email) return undefined;
  const { email_changes_disabled } = getOrganization(realm).settings;
  if (email_changes_disabled && !isAdministrator(caller))
    throw emailChangesDisabled();
  requireAllowed(whyBadNewEmail(realm, email));
  return email;
}

function toNewName(
  realm: Realm,
  caller: User,
  given: string | undefined,
): string | undefined {
  const { name_changes_disabled } = getOrganization(realm).settings;
  if (
    given === undefined ||
    given === caller.full_name ||
    (name_changes_disabled && !isAdministrator(caller))
  )
    return undefined;
  return requireAllowed(checkFullName(given));
}

async function setPassword(
  realm: Realm,
  { user_id }: User,
  password: string,
): Promise<void> {
  await realm.open(users).update(user_id, (draft) => {
    draft.password = password;
  });
}

/** Only those that differ, in the order of the table. */
async function changeSettings(
  realm: Realm,
  userId: number,
  params: Params,
): Promise<void> {
  for (const name of Object.keys(USER_SETTINGS) as UserSettingName[]) {
    const value = params[name] as UserSettings[typeof name] | undefined;
    const user = realm.open(users).require(userId);
    if (value === undefined || value === user.settings[name]) continue;
    await changeUserSetting(realm, user, name, value);
  }
}
