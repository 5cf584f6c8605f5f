import { withSubgroups } from "../../realm/group-membership.ts";
import type { Realm } from "../../realm/realm.ts";
import { announceUserGroup } from "../../realm/user-group-events.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { defineOperation } from "../operation.ts";
import {
  alreadySubgroup,
  invalidGroupId,
  noSuchSubgroup,
  nothingToDo,
  subgroupCycle,
} from "./errors.ts";
import { requireOwnGroup } from "./find-group.ts";

/**
 * Puts groups under a group, then takes others out. System groups may be put in, too.
 *
 * Params: user_group_id; add, delete: lists of group ids, at least one.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when nothing is given, for an unknown or closed group, an unknown subgroup, one that is or is not
 *   in already, and for a circle.
 * Source: organization 5.4.
 */
export const updateUserGroupSubgroups = defineOperation(
  "update-user-group-subgroups",
  async ({ realm, caller, params }) => {
    const add = [...new Set(params.add ?? [])];
    const remove = [...new Set(params.delete ?? [])];
    if (add.length === 0 && remove.length === 0) throw nothingToDo();
    const { id, direct_subgroup_ids } = requireOwnGroup(
      realm,
      caller,
      params.user_group_id,
    );
    requireSubgroups(realm, add);
    const twice = add.find((subgroup) =>
      direct_subgroup_ids.includes(subgroup),
    );
    if (twice !== undefined) throw alreadySubgroup(twice);
    if (add.some((subgroup) => isBelow(realm, id, subgroup)))
      throw subgroupCycle(id);
    requireSubgroups(realm, remove);
    const extended = [...direct_subgroup_ids, ...add];
    const missing = remove.find((subgroup) => !extended.includes(subgroup));
    if (missing !== undefined) throw noSuchSubgroup(missing);

    await realm.open(userGroups).update(id, (draft) => {
      draft.direct_subgroup_ids = extended
        .filter((subgroup) => !remove.includes(subgroup))
        .toSorted((a, b) => a - b);
    });
    if (add.length > 0)
      announceUserGroup(realm, "add_subgroups", {
        group_id: id,
        direct_subgroup_ids: add,
      });
    if (remove.length > 0)
      announceUserGroup(realm, "remove_subgroups", {
        group_id: id,
        direct_subgroup_ids: remove,
      });
    return {};
  },
);

function requireSubgroups(realm: Realm, ids: readonly number[]): void {
  const unknown = ids.find((id) => !realm.open(userGroups).has(id));
  if (unknown !== undefined) throw invalidGroupId(unknown);
}

/** Whether the group is that one itself or somewhere below it. */
function isBelow(realm: Realm, groupId: number, topId: number): boolean {
  return withSubgroups(realm, topId).some(({ id }) => id === groupId);
}
