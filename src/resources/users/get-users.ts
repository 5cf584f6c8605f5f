import { canAccessUser } from "../../realm/user-access.ts";
import { toHiddenUserObject, toUserObject } from "../../realm/user-object.ts";
import { users } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";

/**
 * Everybody in the organization, deactivated people and bots too; who is hidden from a guest comes last.
 *
 * Params: client_gravatar; include_custom_profile_fields.
 * Returns: members, by id.
 * Errors: none of its own.
 * Source: organization 3.5, 3.6.
 */
export const getUsers = defineOperation(
  "get-users",
  ({ realm, caller, params }) => {
    const everybody = realm
      .open(users)
      .all()
      .filter((user) => !user.is_system_bot);
    const form = {
      viewer: caller,
      client_gravatar: params.client_gravatar ?? true,
      profile: params.include_custom_profile_fields ?? false,
    };
    const known = everybody.filter((user) =>
      canAccessUser(realm, caller, user),
    );
    const hidden = everybody.filter(
      (user) => !canAccessUser(realm, caller, user),
    );
    return {
      members: [
        ...known.map((user) => toUserObject(realm, user, form)),
        ...hidden.map((user) => toHiddenUserObject(realm, user)),
      ],
    };
  },
);
