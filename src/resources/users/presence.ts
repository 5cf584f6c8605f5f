import {
  legacyPresences,
  slimPresences,
  toLegacyPresence,
} from "../../realm/presence.ts";
import type { Realm } from "../../realm/realm.ts";
import { recordPresence } from "../../realm/record-presence.ts";
import { findUserByApiEmail } from "../../realm/user-access.ts";
import { isBot, users, type User } from "../../realm/users.ts";
import { noSuchUser } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { botPresence, invalidStatus, noPresence } from "./errors.ts";

/** Source: organization 3.15. */
const OFFLINE_SECONDS = 200;

/**
 * Notes that the caller is there, unless it hides, and answers who else is.
 *
 * Params: status, active or idle; ping_only; slim_presence, by user id; new_user_input, of no effect here.
 * Returns: presences and server_timestamp; nothing when ping_only.
 * Errors: BAD_REQUEST for another status.
 * Source: organization 3.15; events 4.11.
 */
export const updatePresence = defineOperation(
  "update-presence",
  async ({ realm, caller, params }) => {
    const { status, ping_only, slim_presence } = params;
    if (status !== "active" && status !== "idle") throw invalidStatus(status);
    if (caller.settings.presence_enabled)
      await recordPresence(realm, caller, status);
    if (ping_only) return {};
    return {
      presences: slim_presence ? slimPresences(realm) : legacyPresences(realm),
      server_timestamp: now(realm),
    };
  },
);

/**
 * Who has been there in the last two weeks.
 *
 * Params: none.
 * Returns: presences by API email, server_timestamp.
 * Errors: none of its own.
 * Source: organization 3.15.
 */
export const getPresence = defineOperation("get-presence", ({ realm }) => ({
  presences: legacyPresences(realm),
  server_timestamp: now(realm),
}));

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

function now(realm: Realm): number {
  return realm.clock.now() / 1000;
}

function findUser(realm: Realm, given: string): User | undefined {
  return /^\d+$/.test(given)
    ? realm.open(users).get(Number(given))
    : findUserByApiEmail(realm, given);
}
