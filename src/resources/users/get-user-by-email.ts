import { findUserByApiEmail } from "../../realm/user-access.ts";
import { defineOperation } from "../operation.ts";
import { presentUser } from "./present.ts";

/**
 * One user by API email, outer space and case ignored.
 *
 * Params: email; client_gravatar; include_custom_profile_fields.
 * Returns: user.
 * Errors: BAD_REQUEST for an unknown user, or one that a restricted guest may not see.
 * Source: organization 3.5.
 */
export const getUserByEmail = defineOperation("get-user-by-email", (context) =>
  presentUser(context, findUserByApiEmail(context.realm, context.params.email)),
);
