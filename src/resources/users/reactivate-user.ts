import { getOrganization } from "../../realm/organization.ts";
import { reactivateUser as reactivate } from "../../realm/reactivation.ts";
import type { Realm } from "../../realm/realm.ts";
import {
  BOT_TYPE,
  isAdministrator,
  isBot,
  users,
  type User,
} from "../../realm/users.ts";
import {
  insufficientPermission,
  mustBeAdministrator,
  noSuchUser,
} from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Gives an account back; one that is active already stays so and is announced again.
 *
 * Params: user_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown user, or a caller that is neither administrator nor the bot's owner;
 *   UNAUTHORIZED_PRINCIPAL for a bot that the owner could not make under `bot_creation_policy`.
 * Source: organization 3.13 (interface: not shown).
 */
export const reactivateUser = defineOperation(
  "reactivate-user",
  async ({ realm, caller, params }) => {
    const user = realm.open(users).get(params.user_id);
    if (!user || user.is_system_bot) throw noSuchUser();
    if (!isAdministrator(caller) && user.bot_owner_id !== caller.user_id)
      throw insufficientPermission();
    if (isBot(user) && !canMakeBot(realm, caller, user.bot_type))
      throw mustBeAdministrator();
    await reactivate(realm, user, caller);
    return {};
  },
);

/** `bot_creation_policy`: 1 everybody, 2 generic bots administrators only, 3 administrators. Source: organization 11. */
function canMakeBot(
  realm: Realm,
  caller: User,
  bot_type: number | null,
): boolean {
  const { bot_creation_policy } = getOrganization(realm).settings;
  return (
    isAdministrator(caller) ||
    bot_creation_policy === 1 ||
    (bot_creation_policy === 2 && bot_type !== BOT_TYPE.GENERIC)
  );
}
