import {
  getOrganization,
  organizations,
  type Organization,
} from "../../realm/organization.ts";
import {
  announceRealmSetting,
  announceRealmSettings,
} from "../../realm/realm-events.ts";
import type { Realm } from "../../realm/realm.ts";
import { noLoginLeft } from "./errors.ts";
import type { Params } from "./realm-rules.ts";

/** Fields of the organization that are no settings of `REALM_SETTINGS`; a `grouped` one is told by `update_dict`. */
const FIELDS = [
  { name: "name" },
  { name: "description" },
  { name: "org_type" },
  { name: "create_multiuse_invite_group", grouped: true },
  { name: "can_access_all_users_group", grouped: true },
  { name: "notifications_stream_id" },
  { name: "signup_notifications_stream_id" },
] as const;

/** Changes what differs, tells everybody, and answers what changed. */
export async function changeFields(
  realm: Realm,
  params: Params,
): Promise<Record<string, unknown>> {
  const changed: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const { name } = field;
    const sent = params[name];
    const value = name.endsWith("_stream_id") ? noneIfNegative(sent) : sent;
    if (value === undefined || value === getOrganization(realm)[name]) continue;
    await setFields(realm, { [name]: value });
    if ("grouped" in field) announceRealmSettings(realm, { [name]: value });
    else announceRealmSetting(realm, name, value);
    changed[name] = typeof value === "string" ? "updated" : value;
  }
  return changed;
}

function noneIfNegative<T>(sent: T): T | -1 {
  return typeof sent === "number" && sent < 0 ? -1 : sent;
}

/** The ways to log in that an organization allows. */
export interface Login {
  readonly password_auth_enabled: boolean;
  readonly dev_auth_enabled: boolean;
}

/** The ways to log in that are to be; undefined when nothing changes. Ways that the server lacks are passed over. */
export function toLogin(
  realm: Realm,
  { authentication_methods }: Params,
): Login | undefined {
  if (authentication_methods === undefined) return undefined;
  if (!Object.values(authentication_methods).includes(true))
    throw noLoginLeft();
  const { password_auth_enabled, dev_auth_enabled } = getOrganization(realm);
  const login = {
    password_auth_enabled: authentication_methods["Email"] ?? false,
    dev_auth_enabled: authentication_methods["Dev"] ?? false,
  };
  const isSame =
    login.password_auth_enabled === password_auth_enabled &&
    login.dev_auth_enabled === dev_auth_enabled;
  return isSame ? undefined : login;
}

/** Stores the ways to log in; answers the fields of the event. */
export async function changeLogin(
  realm: Realm,
  login: Login,
): Promise<Record<string, unknown>> {
  await setFields(realm, login);
  const authentication_methods = {
    Email: login.password_auth_enabled,
    Dev: login.dev_auth_enabled,
  };
  announceRealmSettings(realm, { authentication_methods });
  return { authentication_methods };
}

async function setFields(
  realm: Realm,
  values: Partial<Organization>,
): Promise<void> {
  const { id } = getOrganization(realm);
  await realm.open(organizations).update(id, (draft) => {
    Object.assign(draft, values);
  });
}
