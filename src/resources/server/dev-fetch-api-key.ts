import { getOrganization } from "../../realm/organization.ts";
import { defineOpenOperation } from "../operation.ts";
import { devAuthDisabled, notInProduction } from "./errors.ts";
import { presentKey, requireActiveUser, requireEmail } from "./login.ts";

/**
 * Gives the API key of any person, without a password; only a development server has it.
 *
 * Params: username, the real email.
 * Returns: api_key, email, user_id.
 * Errors: BAD_REQUEST in production or without development login; 401 `AUTHENTICATION_FAILED`,
 *   `REALM_DEACTIVATED`, `USER_DEACTIVATED`.
 * Source: platform 5.4.
 */
export const devFetchApiKey = defineOpenOperation(
  "dev-fetch-api-key",
  ({ realm, params: { username } }) => {
    const { production, dev_auth_enabled } = getOrganization(realm);
    if (production) throw notInProduction();
    if (!dev_auth_enabled) throw devAuthDisabled();
    requireEmail(username);
    return presentKey(realm, requireActiveUser(realm, username));
  },
);
