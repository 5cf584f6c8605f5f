import { createUserGroup } from "./create-user-group.ts";
import { getIsUserGroupMember } from "./get-is-user-group-member.ts";
import { getUserGroupMembers } from "./get-user-group-members.ts";
import { getUserGroupSubgroups } from "./get-user-group-subgroups.ts";
import { getUserGroups } from "./get-user-groups.ts";
import { removeUserGroup } from "./remove-user-group.ts";
import { updateUserGroupMembers } from "./update-user-group-members.ts";
import { updateUserGroupSubgroups } from "./update-user-group-subgroups.ts";
import { updateUserGroup } from "./update-user-group.ts";

export const USER_GROUP_OPERATIONS = [
  getUserGroups,
  createUserGroup,
  updateUserGroup,
  removeUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  getUserGroupMembers,
  getIsUserGroupMember,
  getUserGroupSubgroups,
];
