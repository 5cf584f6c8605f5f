import { findUserByApiEmail, canAccessUser } from "../../realm/user-access.ts";
import { toUserObject } from "../../realm/user-object.ts";
import { users, type User } from "../../realm/users.ts";
import { insufficientPermission, noSuchUser } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";

/**
 * One user by id; deactivated people and bots too, the server's own bots not.
 *
 * Params: user_id; client_gravatar; include_custom_profile_fields.
 * Returns: user.
 * Errors: BAD_REQUEST for an unknown user, or one that a restricted guest may not see.
 * Source: interface, endpoint 5; organization 3.5.
 */
export const getUser = defineOperation("get-user", (context) =>
  present(context, context.realm.open(users).get(context.params.user_id)),
);

/**
 * One user by API email, outer space and case ignored.
 *
 * Params: email; client_gravatar; include_custom_profile_fields.
 * Returns: user.
 * Errors: as for the fetch by id.
 * Source: organization 3.5.
 */
export const getUserByEmail = defineOperation("get-user-by-email", (context) =>
  present(context, findUserByApiEmail(context.realm, context.params.email)),
);

function present(
  {
    realm,
    caller,
    params,
  }: OperationContext<"get-user"> | OperationContext<"get-user-by-email">,
  user: User | undefined,
) {
  if (!user || user.is_system_bot) throw noSuchUser();
  if (!canAccessUser(realm, caller, user)) throw insufficientPermission();
  return {
    user: toUserObject(realm, user, {
      viewer: caller,
      client_gravatar: params.client_gravatar ?? true,
      profile: params.include_custom_profile_fields ?? false,
    }),
  };
}
