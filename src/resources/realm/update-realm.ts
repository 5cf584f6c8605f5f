import { changeRealmSetting } from "../../realm/change-realm-setting.ts";
import { getOrganization } from "../../realm/organization.ts";
import type {
  RealmSettingName,
  RealmSettings,
} from "../../realm/realm-settings.ts";
import type { Realm } from "../../realm/realm.ts";
import { defineOperation } from "../operation.ts";
import { notADemo } from "./errors.ts";
import { changeFields, changeLogin, toLogin } from "./organization-fields.ts";
import {
  requireGroups,
  requireMaySet,
  requirePlan,
  requireStreams,
} from "./realm-rules.ts";
import { settingValues } from "./realm-setting-values.ts";

/**
 * Changes settings of the organization. What is equal already is neither told nor answered.
 *
 * Params: every setting by its wire name, all optional.
 * Returns: what changed: the new value, or `updated` for texts.
 * Errors: UNAUTHORIZED_PRINCIPAL for settings of owners; BAD_REQUEST for a value outside the list, a plan that does not
 *   have it, an unknown stream or a group that may not be named; REQUEST_VARIABLE_INVALID for periods.
 * Source: organization 11; platform 5.6; events 4.10.
 */
export const updateRealm = defineOperation(
  "update-realm",
  async ({ realm, caller, params }) => {
    requireMaySet(caller, params);
    requirePlan(getOrganization(realm), params);
    if (params.string_id !== undefined) throw notADemo();
    const values = settingValues(params);
    const login = toLogin(realm, params);
    requireGroups(realm, params);
    requireStreams(realm, caller, params);
    return {
      ...(await changeSettings(realm, values)),
      ...(await changeFields(realm, params)),
      ...(login && (await changeLogin(realm, login))),
    };
  },
);

async function changeSettings(
  realm: Realm,
  values: Partial<RealmSettings>,
): Promise<Record<string, unknown>> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(values) as RealmSettingName[]) {
    const value = values[name]!;
    if (getOrganization(realm).settings[name] === value) continue;
    await changeRealmSetting(realm, name, value);
    const isText = typeof value === "string" || name === "jitsi_server_url";
    changed[name] = isText ? "updated" : value;
  }
  return changed;
}
