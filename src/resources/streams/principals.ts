import type { Realm } from "../../realm/realm.ts";
import { canAccessUser, findUserByApiEmail } from "../../realm/user-access.ts";
import { users, type User } from "../../realm/users.ts";
import {
  insufficientPermission,
  noSuchUser,
  userIsDeactivated,
} from "../errors.ts";

/** People as clients name them: by email or by id; undefined for the caller. */
export type Principals = readonly string[] | readonly number[] | undefined;

/**
 * Whether somebody other than the caller is named. An email always counts as somebody else, the caller's own too.
 *
 * Source: organization 4.5, row 4.
 */
export function namesOthers(caller: User, principals: Principals): boolean {
  return principals?.some((name) => name !== caller.user_id) ?? false;
}

/** Those named, each once; the caller when nobody is. Source: organization 4.5, row 5. */
export function requirePrincipals(
  realm: Realm,
  caller: User,
  principals: Principals,
): User[] {
  if (!principals?.length) return [caller];
  return [
    ...new Set(principals.map((name) => requireUser(realm, caller, name))),
  ];
}

function requireUser(realm: Realm, caller: User, name: string | number): User {
  const user =
    typeof name === "number"
      ? realm.open(users).get(name)
      : findUserByApiEmail(realm, name);
  if (!user || user.is_system_bot) throw noSuchUser();
  if (!user.is_active) throw userIsDeactivated();
  if (!canAccessUser(realm, caller, user)) throw insufficientPermission();
  return user;
}
