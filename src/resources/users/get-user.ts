import { users } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import { presentUser } from "./present.ts";

/**
 * One user by id; deactivated people and bots too, the server's own bots not.
 *
 * Params: user_id; client_gravatar; include_custom_profile_fields.
 * Returns: user.
 * Errors: BAD_REQUEST for an unknown user, or one that a restricted guest may not see.
 * Source: interface, endpoint 5; organization 3.5.
 */
export const getUser = defineOperation("get-user", (context) =>
  presentUser(context, context.realm.open(users).get(context.params.user_id)),
);
