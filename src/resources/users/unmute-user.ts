import { users } from "../../realm/users.ts";
import { noSuchUser } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { notMuted } from "./errors.ts";
import { isMuted, setMuted } from "./muted-users.ts";

/**
 * Ends the muting of somebody.
 *
 * Params: muted_user_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown user, or one who is not muted.
 * Source: organization 3.16.
 */
export const unmuteUser = defineOperation(
  "unmute-user",
  async ({ realm, caller, params: { muted_user_id: id } }) => {
    const user = realm.open(users).get(id);
    if (!user || user.is_system_bot) throw noSuchUser();
    if (!isMuted(caller, id)) throw notMuted();
    await setMuted(
      realm,
      caller,
      caller.muted_users.filter((muted) => muted.id !== id),
    );
    return {};
  },
);
