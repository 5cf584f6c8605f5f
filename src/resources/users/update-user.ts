import { changeFullName, checkFullName } from "../../realm/full-name.ts";
import { isOnlyOwner } from "../../realm/owners.ts";
import { profileFields } from "../../realm/profile-fields.ts";
import {
  unknownField,
  whyBadValues,
  type ProfileEntry,
} from "../../realm/profile-value-rules.ts";
import {
  removeProfileValue,
  setProfileValues,
} from "../../realm/profile-values.ts";
import type { Realm } from "../../realm/realm.ts";
import { changeRole } from "../../realm/role-change.ts";
import {
  isAdministrator,
  isOwner,
  ROLE,
  users,
  type User,
} from "../../realm/users.ts";
import {
  insufficientPermission,
  mustBeAdministrator,
  mustBeOwner,
  noSuchUser,
  requireAllowed,
} from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import { onlyOwnerKeepsRole } from "./errors.ts";

/**
 * Changes another account's role, name and profile values; a deactivated one and a bot too.
 *
 * Params: user_id; role; full_name, ignored when blank; profile_data, entries of field id and value, where null and
 *   empty values remove.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown user, a caller that is neither administrator nor the bot's owner, the only owner,
 *   a bad name, an unknown field, a bad value; UNAUTHORIZED_PRINCIPAL for roles that the caller may not give or take.
 * Source: organization 3.8, in its order. Chosen: a refused request changes nothing.
 */
export const updateUser = defineOperation("update-user", async (context) => {
  const { realm, caller, params } = context;
  const user = realm.open(users).get(params.user_id);
  if (!user || user.is_system_bot) throw noSuchUser();
  if (!isAdministrator(caller) && user.bot_owner_id !== caller.user_id)
    throw insufficientPermission();
  const role = params.role === user.role ? undefined : params.role;
  if (role !== undefined) requireMayChangeRole(realm, caller, user, role);
  const full_name = toNewName(user, params.full_name);
  const { removed, entries } = sortValues(params.profile_data ?? []);
  requireGoodValues(realm, removed, entries);

  if (role !== undefined) await changeRole(realm, user, role);
  if (full_name !== undefined) await changeFullName(realm, user, full_name);
  for (const id of removed) await removeProfileValue(realm, user, id);
  await setProfileValues(realm, user, entries);
  return {};
});

type ProfileData = NonNullable<
  OperationContext<"update-user">["params"]["profile_data"]
>;

/** Source: organization 3.8, rows 3 to 5. */
function requireMayChangeRole(
  realm: Realm,
  caller: User,
  user: User,
  role: number,
): void {
  if ((isOwner(user) || role === ROLE.OWNER) && !isOwner(caller))
    throw mustBeOwner();
  if (!isAdministrator(caller)) throw mustBeAdministrator();
  if (isOnlyOwner(realm, user)) throw onlyOwnerKeepsRole();
}

function toNewName(user: User, given: string | undefined): string | undefined {
  if (given === undefined || given === user.full_name || given.trim() === "")
    return undefined;
  return requireAllowed(checkFullName(given));
}

/** Empty values remove, before the others are looked at. */
function sortValues(data: ProfileData) {
  const removed: number[] = [];
  const entries: ProfileEntry[] = [];
  for (const { id, value } of data) {
    if (value === null || value.length === 0) removed.push(id);
    else entries.push({ id, value });
  }
  return { removed, entries };
}

function requireGoodValues(
  realm: Realm,
  removed: readonly number[],
  entries: readonly ProfileEntry[],
): void {
  const unknown = removed.find((id) => !realm.open(profileFields).has(id));
  if (unknown !== undefined) requireAllowed(unknownField(unknown));
  requireAllowed(whyBadValues(realm, entries));
}
