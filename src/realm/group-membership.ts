import type { Realm } from "./realm.ts";
import {
  userGroups,
  type SystemGroupName,
  type UserGroup,
} from "./user-groups.ts";

/** The organization's group of this name; system groups always exist. */
export function getSystemGroup(realm: Realm, name: SystemGroupName): UserGroup {
  const group = realm.open(userGroups).firstBy("name", name);
  if (!group) throw new Error(`realm ${realm.name} has no group ${name}`);
  return group;
}

/** Whether a user is in a group, directly or through its subgroups. */
export function isInGroup(
  realm: Realm,
  userId: number,
  groupId: number,
): boolean {
  return withSubgroups(realm, groupId).some((group) =>
    group.members.includes(userId),
  );
}

/** Everybody in a group and its subgroups, ascending. */
export function membersOf(realm: Realm, groupId: number): number[] {
  const ids = new Set(
    withSubgroups(realm, groupId).flatMap((group) => group.members),
  );
  return [...ids].toSorted((a, b) => a - b);
}

/** The group and all groups below it. */
export function withSubgroups(realm: Realm, groupId: number): UserGroup[] {
  const table = realm.open(userGroups);
  const found = new Map<number, UserGroup>();
  const open = [groupId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const group = table.get(id);
    if (!group || found.has(id)) continue;
    found.set(id, group);
    open.push(...group.direct_subgroup_ids);
  }
  return [...found.values()];
}
