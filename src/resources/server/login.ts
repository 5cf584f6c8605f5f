import { apiKeyOf } from "../../realm/api-keys.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import { isBot, users, type User } from "../../realm/users.ts";
import {
  authenticationFailed,
  invalidEmailAddress,
  realmDeactivated,
  userDeactivated,
} from "./errors.ts";

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Refuses what is no email. */
export function requireEmail(username: string): void {
  if (!EMAIL.test(username)) throw invalidEmailAddress();
}

/** The person with this real email who may log in; refuses all others. */
export function requireActiveUser(realm: Realm, email: string): User {
  const user = realm
    .open(users)
    .by("delivery_email", email.trim().toLowerCase())
    .find((candidate) => !isBot(candidate));
  if (!user) throw authenticationFailed();
  if (getOrganization(realm).deactivated) throw realmDeactivated();
  if (!user.is_active) throw userDeactivated();
  return user;
}

/** The answer to a login. */
export function presentKey(realm: Realm, user: User) {
  return {
    api_key: apiKeyOf(realm, user),
    email: user.delivery_email,
    user_id: user.user_id,
  };
}
