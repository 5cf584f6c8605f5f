import { withSubgroups } from "../../realm/group-membership.ts";
import { defineOperation } from "../operation.ts";
import { requireGroup } from "./find-group.ts";

/**
 * The groups below a group, itself not.
 *
 * Params: user_group_id; direct_subgroup_only, to leave out subgroups of subgroups.
 * Returns: subgroups, ascending group ids.
 * Errors: BAD_REQUEST for an unknown group.
 * Source: organization 5.4, reading.
 */
export const getUserGroupSubgroups = defineOperation(
  "get-user-group-subgroups",
  ({ realm, params }) => {
    const group = requireGroup(realm, params.user_group_id);
    return {
      subgroups: params.direct_subgroup_only
        ? group.direct_subgroup_ids
        : withSubgroups(realm, group.id)
            .map(({ id }) => id)
            .filter((id) => id !== group.id)
            .toSorted((a, b) => a - b),
    };
  },
);
