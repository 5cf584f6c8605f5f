import { userGroups } from "../../realm/user-groups.ts";
import { defineOperation } from "../operation.ts";

/**
 * Every user group, system groups too.
 *
 * Params: none.
 * Returns: user_groups, by id, with their direct members and subgroups.
 * Errors: BAD_REQUEST for guests and bots.
 * Source: organization 5.1, 5.4.
 */
export const getUserGroups = defineOperation(
  "get-user-groups",
  ({ realm }) => ({ user_groups: realm.open(userGroups).all() }),
);
