import { getMessage } from "./get-message.ts";
import { getMessages } from "./get-messages.ts";
import { markAllAsRead } from "./mark-all-as-read.ts";
import { markStreamAsRead } from "./mark-stream-as-read.ts";
import { markTopicAsRead } from "./mark-topic-as-read.ts";
import { sendMessage } from "./send-message.ts";
import { updateMessageFlagsForNarrow } from "./update-message-flags-for-narrow.ts";
import { updateMessageFlags } from "./update-message-flags.ts";

/** What a client needs to show and send messages; the rest is in `later.ts`. */
export const MESSAGE_OPERATIONS = [
  sendMessage,
  getMessages,
  getMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
];
