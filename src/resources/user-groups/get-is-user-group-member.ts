import { isInGroup } from "../../realm/group-membership.ts";
import { isBot, users } from "../../realm/users.ts";
import { noSuchUser, userIsDeactivated } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { requireGroup } from "./find-group.ts";

/**
 * Whether one person is in a group.
 *
 * Params: user_group_id; user_id; direct_member_only, to leave out the members of subgroups.
 * Returns: is_user_group_member.
 * Errors: BAD_REQUEST for an unknown group, an unknown person, bots too, or a deactivated one.
 * Source: organization 5.4, reading.
 */
export const getIsUserGroupMember = defineOperation(
  "get-is-user-group-member",
  ({ realm, params: { user_group_id, user_id, direct_member_only } }) => {
    const group = requireGroup(realm, user_group_id);
    const user = realm.open(users).get(user_id);
    if (!user || isBot(user)) throw noSuchUser();
    if (!user.is_active) throw userIsDeactivated();
    return {
      is_user_group_member: direct_member_only
        ? group.members.includes(user_id)
        : isInGroup(realm, user_id, group.id),
    };
  },
);
