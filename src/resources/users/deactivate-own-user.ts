import { deactivateUser } from "../../realm/deactivation.ts";
import { isOnlyOwner } from "../../realm/owners.ts";
import { activeUserIds } from "../../realm/people.ts";
import { defineOperation } from "../operation.ts";
import { onlyOwner, onlyUser } from "./errors.ts";

/**
 * Deactivates the caller's own account and the caller's bots; later calls with the key are refused.
 *
 * Params: none.
 * Returns: the envelope only.
 * Errors: CANNOT_DEACTIVATE_LAST_USER for the only account, bots counted, then for the only owner.
 * Source: interface, endpoint 12; organization 3.11.
 */
export const deactivateOwnUser = defineOperation(
  "deactivate-own-user",
  async ({ realm, caller }) => {
    if (activeUserIds(realm).length === 1) throw onlyUser();
    if (isOnlyOwner(realm, caller)) throw onlyOwner();
    await deactivateUser(realm, caller);
    return {};
  },
);
