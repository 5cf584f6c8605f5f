import { toLegacyPresence } from "../../realm/presence.ts";
import type { Realm } from "../../realm/realm.ts";
import { findUserByApiEmail } from "../../realm/user-access.ts";
import { isBot, users, type User } from "../../realm/users.ts";
import { noSuchUser } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { botPresence, noPresence } from "./errors.ts";

/** Source: organization 3.15. */
const OFFLINE_SECONDS = 200;

/**
 * When one person was last there.
 *
 * Params: user_id_or_email.
 * Returns: presence, `offline` in sum after 200 seconds.
 * Errors: BAD_REQUEST for an unknown or deactivated user, a bot, or somebody who never was there.
 * Source: organization 3.15.
 */
export const getUserPresence = defineOperation(
  "get-user-presence",
  ({ realm, params: { user_id_or_email: given } }) => {
    const user = findUser(realm, given);
    if (!user?.is_active) throw noSuchUser();
    if (isBot(user)) throw botPresence();
    if (!user.presence) throw noPresence(given);
    const { status, timestamp } = toLegacyPresence(user).aggregated;
    const isOffline = realm.clock.seconds() - timestamp > OFFLINE_SECONDS;
    return {
      presence: {
        aggregated: {
          status: isOffline ? ("offline" as const) : status,
          timestamp,
        },
        website: { status, timestamp },
      },
    };
  },
);

function findUser(realm: Realm, given: string): User | undefined {
  return /^\d+$/.test(given)
    ? realm.open(users).get(Number(given))
    : findUserByApiEmail(realm, given);
}
