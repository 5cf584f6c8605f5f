import { getSystemGroup } from "./group-membership.ts";
import { isNewMember } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { insertSorted, removeSorted } from "./sorted.ts";
import { userGroups, type SystemGroupName } from "./user-groups.ts";
import { ROLE, type User } from "./users.ts";

const GROUP_OF_ROLE: Readonly<Record<number, SystemGroupName>> = {
  [ROLE.OWNER]: "role:owners",
  [ROLE.ADMINISTRATOR]: "role:administrators",
  [ROLE.MODERATOR]: "role:moderators",
  [ROLE.MEMBER]: "role:members",
  [ROLE.GUEST]: "role:everyone",
};

/** The system groups that an account is directly in, by its role. Source: organization 5.2. */
export function roleGroupIds(realm: Realm, user: User): number[] {
  const name = GROUP_OF_ROLE[user.role];
  if (name === undefined)
    throw new Error(`no system group for role ${user.role}`);
  const own = getSystemGroup(realm, name).id;
  const isFull = user.role === ROLE.MEMBER && !isNewMember(realm, user);
  return isFull ? [own, getSystemGroup(realm, "role:fullmembers").id] : [own];
}

/** Makes an account a direct member of a group; tells nobody. */
export async function addToGroup(
  realm: Realm,
  groupId: number,
  userId: number,
): Promise<void> {
  await realm.open(userGroups).update(groupId, (draft) => {
    draft.members = [...draft.members];
    insertSorted(draft.members, userId);
  });
}

/** Ends an account's direct membership in a group; tells nobody. */
export async function removeFromGroup(
  realm: Realm,
  groupId: number,
  userId: number,
): Promise<void> {
  await realm.open(userGroups).update(groupId, (draft) => {
    draft.members = [...draft.members];
    removeSorted(draft.members, userId);
  });
}
