import { legacyPresences, slimPresences } from "../../realm/presence.ts";
import { recordPresence } from "../../realm/record-presence.ts";
import { defineOperation } from "../operation.ts";
import { invalidStatus } from "./errors.ts";

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
      server_timestamp: realm.clock.now() / 1000,
    };
  },
);
