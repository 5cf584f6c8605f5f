import { deleteMessages } from "../../realm/delete-messages.ts";
import type { Message } from "../../realm/messages.ts";
import { getOrganization } from "../../realm/organization.ts";
import { meetsPolicy } from "../../realm/permissions.ts";
import type { Realm } from "../../realm/realm.ts";
import { isAdministrator, users, type User } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import { deleteLimitPassed, noPermissionToDelete } from "./errors.ts";
import { requireMessage } from "./find-message.ts";

/**
 * Deletes a message for everybody.
 *
 * Params: message_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for a message that the caller may not read or not delete, or no longer.
 * Source: messages 10.
 */
export const deleteMessage = defineOperation(
  "delete-message",
  async ({ realm, caller, params: { message_id } }) => {
    const message = requireMessage(realm, caller, message_id);
    if (!isAdministrator(caller)) requireOwn(realm, caller, message);
    await deleteMessages(realm, [message]);
    return {};
  },
);

/** Whoever is no administrator deletes own messages, and those of own bots, for some time. */
function requireOwn(
  realm: Realm,
  caller: User,
  { sender_id, timestamp }: Message,
): void {
  const { delete_own_message_policy, message_content_delete_limit_seconds } =
    getOrganization(realm).settings;
  const owner = realm.open(users).require(sender_id).bot_owner_id;
  if (sender_id !== caller.user_id && owner !== caller.user_id)
    throw noPermissionToDelete();
  if (!meetsPolicy(realm, caller, delete_own_message_policy))
    throw noPermissionToDelete();
  if (
    message_content_delete_limit_seconds !== null &&
    realm.clock.seconds() - timestamp > message_content_delete_limit_seconds
  )
    throw deleteLimitPassed();
}
