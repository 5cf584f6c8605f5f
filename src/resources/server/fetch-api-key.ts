import { getOrganization } from "../../realm/organization.ts";
import { defineOpenOperation } from "../operation.ts";
import { authenticationFailed, passwordAuthDisabled } from "./errors.ts";
import { presentKey, requireActiveUser, requireEmail } from "./login.ts";
import { requireLoginAllowance } from "./login-limit.ts";

/**
 * Exchanges email and password for the API key.
 *
 * Params: username, the real email; password.
 * Returns: api_key, email, user_id.
 * Errors: 401 `PASSWORD_AUTH_DISABLED`, `AUTHENTICATION_FAILED`, `REALM_DEACTIVATED`, `USER_DEACTIVATED`; BAD_REQUEST
 *   for what is no email; 429 `RATE_LIMIT_HIT` on the sixth attempt in half an hour, unless one succeeded.
 * Source: platform 5.3, in its order: a deactivated account is told before the password is checked. Chosen: a realm
 *   knows nothing of the accounts of others, so that rows 8 and 9 are one; nobody's password must be reset but by a
 *   rule of a scenario.
 */
export const fetchApiKey = defineOpenOperation(
  "fetch-api-key",
  ({ realm, params: { username, password }, told }) => {
    const organization = getOrganization(realm);
    requireEmail(username);
    requireLoginAllowance(realm, username, told);
    if (!organization.password_auth_enabled) throw passwordAuthDisabled();
    if (password === "") throw authenticationFailed();
    const user = requireActiveUser(realm, username);
    if (user.password === null || user.password !== password)
      throw authenticationFailed();
    realm.logins.forget(username);
    return presentKey(realm, user);
  },
);
