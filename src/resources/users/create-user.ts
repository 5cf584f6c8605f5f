import { whyBadEmail } from "../../realm/email-rules.ts";
import { checkFullName } from "../../realm/full-name.ts";
import { isStrongPassword } from "../../realm/passwords.ts";
import { signUp } from "../../realm/sign-up.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { mayNotCreateUsers, weakPassword } from "./errors.ts";

/**
 * Makes a person's account, a member, who joins the default streams and is welcomed.
 *
 * Params: email; password; full_name.
 * Returns: user_id.
 * Errors: BAD_REQUEST for an administrator without the server's leave (`can_create_users`), a bad name, an address
 *   that is bad, not allowed or taken, a weak password.
 * Source: organization 3.7, in its order.
 */
export const createUser = defineOperation(
  "create-user",
  async ({ realm, caller, params: { email, password, full_name } }) => {
    if (!caller.can_create_users) throw mayNotCreateUsers();
    const name = requireAllowed(checkFullName(full_name));
    requireAllowed(whyBadEmail(realm, email));
    if (!isStrongPassword(password)) throw weakPassword();
    const { user_id } = await signUp(realm, {
      delivery_email: email,
      full_name: name,
      password,
    });
    return { user_id };
  },
);
