import { editMessage } from "../../realm/edit-message.ts";
import { checkEdit } from "../../realm/edit-rules.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { requireMessage } from "./find-message.ts";

/**
 * Changes the content of a message, or moves it to another topic or stream, alone or with others of its topic.
 *
 * Params: message_id; content; topic; stream_id; propagate_mode; send_notification_to_old_thread, false by default;
 *   send_notification_to_new_thread.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for edits that are not allowed or come too late; those of mentions;
 *   MOVE_MESSAGES_TIME_LIMIT_EXCEEDED when some of the topic are too old to be moved.
 * Source: messages 9.
 */
export const updateMessage = defineOperation(
  "update-message",
  async ({ realm, caller, params }) => {
    const edit = requireAllowed(
      await checkEdit(realm, {
        editor: caller,
        message: requireMessage(realm, caller, params.message_id),
        content: params.content,
        topic: params.topic,
        stream_id: params.stream_id,
        propagate_mode: params.propagate_mode ?? "change_one",
      }),
    );
    await editMessage(realm, edit, {
      oldThread: params.send_notification_to_old_thread ?? false,
      newThread: params.send_notification_to_new_thread ?? true,
    });
    return {};
  },
);
