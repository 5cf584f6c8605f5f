import { deactivateUser as deactivate } from "../../realm/deactivation.ts";
import { isOnlyOwner } from "../../realm/owners.ts";
import { isAdministrator, isBot, isOwner, users } from "../../realm/users.ts";
import {
  insufficientPermission,
  mustBeOwner,
  noSuchUser,
  userIsDeactivated,
} from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { cannotDeactivateOnlyOwner } from "./errors.ts";

/**
 * Deactivates a person and that person's bots. The comment would go into an email, which the emulator does not send.
 *
 * Params: user_id; deactivation_notification_comment.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown or deactivated person, a caller that is no administrator, the only owner;
 *   UNAUTHORIZED_PRINCIPAL when an administrator deactivates an owner.
 * Source: interface, endpoint 14; organization 3.10, in its order.
 */
export const deactivateUser = defineOperation(
  "deactivate-user",
  async ({ realm, caller, params }) => {
    const user = realm.open(users).get(params.user_id);
    if (!user || isBot(user)) throw noSuchUser();
    if (!user.is_active) throw userIsDeactivated();
    if (!isAdministrator(caller)) throw insufficientPermission();
    if (isOwner(user) && !isOwner(caller)) throw mustBeOwner();
    if (isOnlyOwner(realm, user)) throw cannotDeactivateOnlyOwner();
    await deactivate(realm, user);
    return {};
  },
);
