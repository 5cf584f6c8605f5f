import {
  getOrganization,
  type Organization,
} from "../../realm/organization.ts";
import {
  checkGroupSetting,
  PERMISSION_SETTINGS,
} from "../../realm/permission-settings.ts";
import { REALM_SETTINGS } from "../../realm/realm-settings.ts";
import type { Realm } from "../../realm/realm.ts";
import { canAdministerStream } from "../../realm/stream-access.ts";
import { streams } from "../../realm/streams.ts";
import { isOwner, type User } from "../../realm/users.ts";
import type { OperationParams } from "../../contract/operation-types.ts";
import { invalidStreamId, mustBeOwner, requireAllowed } from "../errors.ts";
import { notOnThisPlan, onlyOnLargePlans } from "./errors.ts";

/** What a client may change of the organization. */
export type Params = OperationParams<"update-realm">;

/** Source: organization 11; those of `REALM_SETTINGS` say so themselves. */
const OWNER_ONLY = [
  ...Object.entries(REALM_SETTINGS)
    .filter(([, rule]) => "ownerOnly" in rule)
    .map(([name]) => name),
  "create_multiuse_invite_group",
  "authentication_methods",
  "string_id",
] as (keyof Params)[];

/** Plan numbers. Source: organization 11. */
const LIMITED_PLAN = 2;
const LARGE_PLANS = [1, 10];

/** Refuses settings that are an owner's to change to all others. */
export function requireMaySet(caller: User, params: Params): void {
  if (isOwner(caller)) return;
  if (OWNER_ONLY.some((name) => params[name] !== undefined))
    throw mustBeOwner();
}

/** Refuses settings that the organization's plan does not include. */
export function requirePlan({ plan_type }: Organization, params: Params): void {
  const wantsMore =
    params.message_retention_days !== undefined ||
    params.enable_spectator_access === true;
  if (wantsMore && plan_type === LIMITED_PLAN) throw notOnThisPlan();
  if (
    params.can_access_all_users_group !== undefined &&
    !LARGE_PLANS.includes(plan_type)
  )
    throw onlyOnLargePlans();
}

/** The group that is set already is not checked again. Source: organization 5.5. */
export function requireGroups(realm: Realm, params: Params): void {
  for (const name of [
    "create_multiuse_invite_group",
    "can_access_all_users_group",
  ] as const) {
    const groupId = params[name];
    if (groupId === undefined || groupId === getOrganization(realm)[name])
      continue;
    const setting = PERMISSION_SETTINGS.realm[name];
    requireAllowed(checkGroupSetting(realm, name, setting, groupId));
  }
}

/** A negative id stands for none. */
export function requireStreams(
  realm: Realm,
  caller: User,
  params: Params,
): void {
  for (const id of [
    params.notifications_stream_id,
    params.signup_notifications_stream_id,
  ]) {
    if (id === undefined || id < 0) continue;
    const stream = realm.open(streams).get(id);
    const isOpen =
      stream &&
      !stream.deactivated &&
      canAdministerStream(realm, caller, stream);
    if (!isOpen) throw invalidStreamId();
  }
}
