import { legacyPresences } from "../../realm/presence.ts";
import { defineOperation } from "../operation.ts";

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
  server_timestamp: realm.clock.now() / 1000,
}));
