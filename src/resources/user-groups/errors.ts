import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const invalidUserId = (id: number) =>
  badRequest(`Invalid user ID: ${id}`);
export const noNewData = () => badRequest("No new data supplied");
export const nothingToDo = () =>
  badRequest('Nothing to do. Specify at least one of "add" or "delete".');
export const emptyName = () => badRequest("User group name can't be empty!");
export const longName = (limit: number) =>
  badRequest(`User group name cannot exceed ${limit} characters.`);
export const reservedPrefix = (prefix: string) =>
  badRequest(`User group name cannot start with '${prefix}'.`);
export const nameTaken = (name: string) =>
  badRequest(`User group '${name}' already exists.`);
export const alreadyMember = (id: number) =>
  badRequest(`User ${id} is already a member of this group`);
export const noSuchMember = (id: number) =>
  badRequest(`There is no member '${id}' in this user group`);
export const invalidGroupId = (id: number) =>
  badRequest(`Invalid user group ID: ${id}`);
export const alreadySubgroup = (id: number) =>
  badRequest(`User group ${id} is already a subgroup of this group.`);
export const subgroupCycle = (id: number) =>
  badRequest(
    `User group ${id} is already a subgroup of one of the passed subgroups.`,
  );
export const noSuchSubgroup = (id: number) =>
  badRequest(`User group ${id} is not a subgroup of this group.`);

/** The reference runs into its database here and has no words for it. Source: organization 5.4, 14. */
export const groupInUse = () =>
  new ApiError("", "Internal server error", { status: 500 });
