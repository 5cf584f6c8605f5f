import { setRead } from "../../realm/mark-read.ts";
import { defineOperation } from "../operation.ts";

/**
 * Marks every unread message as read, newest first; a rule of a scenario may let only a batch of them pass.
 *
 * Params: none.
 * Returns: complete, false when only some were marked and the client is to ask again.
 * Errors: none of its own.
 * Source: interface, endpoint 11; messages 11.3; events 5.11: no event unless complete. Decisions: newest first.
 */
export const markAllAsRead = defineOperation(
  "mark-all-as-read",
  ({ realm, caller: { user_id }, batch }) => {
    const unread = realm.copies(user_id).unreadIds();
    const marked = batch === undefined ? unread : unread.slice(-batch);
    setRead(realm, user_id, marked);
    const complete = marked.length === unread.length;
    if (complete) {
      realm.queues.deliver(
        {
          type: "update_message_flags",
          op: "add",
          operation: "add",
          flag: "read",
          messages: [],
          all: true,
        },
        [user_id],
      );
    }
    return { complete };
  },
);
