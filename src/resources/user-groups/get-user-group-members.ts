import { membersOf } from "../../realm/group-membership.ts";
import { defineOperation } from "../operation.ts";
import { requireGroup } from "./find-group.ts";

/**
 * Who is in a group.
 *
 * Params: user_group_id; direct_member_only, to leave out the members of subgroups.
 * Returns: members, ascending user ids.
 * Errors: BAD_REQUEST for an unknown group.
 * Source: organization 5.4, reading.
 */
export const getUserGroupMembers = defineOperation(
  "get-user-group-members",
  ({ realm, params }) => {
    const group = requireGroup(realm, params.user_group_id);
    return {
      members: params.direct_member_only
        ? group.members
        : membersOf(realm, group.id),
    };
  },
);
