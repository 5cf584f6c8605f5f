import { apiKeyOf } from "../../realm/api-keys.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import { isBot, users, type User } from "../../realm/users.ts";
import { defineOpenOperation } from "../operation.ts";
import {
  authenticationFailed,
  devAuthDisabled,
  invalidEmailAddress,
  notInProduction,
  passwordAuthDisabled,
  realmDeactivated,
  userDeactivated,
} from "./errors.ts";
import { requireLoginAllowance } from "./login-limit.ts";

const EMAIL = /^[^\s@]+@[^\s@]+$/;

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
    if (!EMAIL.test(username)) throw invalidEmailAddress();
    requireLoginAllowance(realm, username, told);
    if (!organization.password_auth_enabled) throw passwordAuthDisabled();
    if (password === "") throw authenticationFailed();
    const user = requireActiveUser(realm, username);
    if (user.password === null || user.password !== password)
      throw authenticationFailed();
    realm.logins.forget(username);
    return toKey(realm, user);
  },
);

/**
 * Gives the API key of any person, without a password; only a development server has it.
 *
 * Params: username, the real email.
 * Returns: api_key, email, user_id.
 * Errors: BAD_REQUEST in production or without development login; 401 as for the exchange with a password.
 * Source: platform 5.4.
 */
export const devFetchApiKey = defineOpenOperation(
  "dev-fetch-api-key",
  ({ realm, params: { username } }) => {
    const { production, dev_auth_enabled } = getOrganization(realm);
    if (production) throw notInProduction();
    if (!dev_auth_enabled) throw devAuthDisabled();
    if (!EMAIL.test(username)) throw invalidEmailAddress();
    return toKey(realm, requireActiveUser(realm, username));
  },
);

function requireActiveUser(realm: Realm, email: string): User {
  const user = realm
    .open(users)
    .by("delivery_email", email.trim().toLowerCase())
    .find((candidate) => !isBot(candidate));
  if (!user) throw authenticationFailed();
  if (getOrganization(realm).deactivated) throw realmDeactivated();
  if (!user.is_active) throw userDeactivated();
  return user;
}

function toKey(realm: Realm, user: User) {
  return {
    api_key: apiKeyOf(realm, user),
    email: user.delivery_email,
    user_id: user.user_id,
  };
}
