import type { Realm } from "../../realm/realm.ts";
import { userGroups, type UserGroup } from "../../realm/user-groups.ts";
import { isModerator, users, type User } from "../../realm/users.ts";
import { insufficientPermission, invalidUserGroup } from "../errors.ts";
import { invalidUserId } from "./errors.ts";

/** A group to look at. Source: organization 5.3, read. */
export function requireGroup(realm: Realm, id: number): UserGroup {
  const group = realm.open(userGroups).get(id);
  if (!group) throw invalidUserGroup();
  return group;
}

/**
 * A group that the caller may change: for moderators and above any but the system groups, for others those that they
 * are directly in.
 *
 * Source: organization 5.3.
 */
export function requireOwnGroup(
  realm: Realm,
  caller: User,
  id: number,
): UserGroup {
  const group = requireGroup(realm, id);
  const mayChange =
    !group.is_system_group &&
    (isModerator(caller) || group.members.includes(caller.user_id));
  if (!mayChange) throw insufficientPermission();
  return group;
}

/** Deactivated people and bots count, the server's own bots do not. Source: organization 5.4, row 2. */
export function requireKnownUsers(realm: Realm, ids: readonly number[]): void {
  const table = realm.open(users);
  const unknown = ids.find((id) => table.get(id)?.is_system_bot ?? true);
  if (unknown !== undefined) throw invalidUserId(unknown);
}
