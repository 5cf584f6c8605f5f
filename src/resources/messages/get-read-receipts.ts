import { FLAG } from "../../realm/message-flags.ts";
import { getOrganization } from "../../realm/organization.ts";
import { activeUsers } from "../../realm/people.ts";
import type { User } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import { receiptsDisabled } from "./errors.ts";
import { requireMessage } from "./find-message.ts";

/**
 * Who has read a message, of those who let it be known.
 *
 * Params: message_id.
 * Returns: user_ids; never the sender, nor people between whom and the caller there is a mute.
 * Errors: BAD_REQUEST for a message that the caller may not read, or where the organization keeps no receipts.
 * Source: messages 8.2.
 */
export const getReadReceipts = defineOperation(
  "get-read-receipts",
  ({ realm, caller, params: { message_id } }) => {
    const { sender_id } = requireMessage(realm, caller, message_id);
    if (!getOrganization(realm).settings.enable_read_receipts)
      throw receiptsDisabled();
    const readers = activeUsers(realm).filter(
      (user) =>
        user.user_id !== sender_id &&
        user.settings.send_read_receipts &&
        ((realm.copies(user.user_id).get(message_id) ?? 0) & FLAG.read) !== 0 &&
        !hasMuted(user, caller) &&
        !hasMuted(caller, user),
    );
    return { user_ids: readers.map(({ user_id }) => user_id) };
  },
);

function hasMuted(one: User, other: User): boolean {
  return one.muted_users.some(({ id }) => id === other.user_id);
}
