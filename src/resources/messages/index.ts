import { addReaction } from "./add-reaction.ts";
import { checkMessagesMatchNarrow } from "./check-messages-match-narrow.ts";
import { deleteMessage } from "./delete-message.ts";
import { getMessageHistory } from "./get-message-history.ts";
import { getMessage } from "./get-message.ts";
import { getMessages } from "./get-messages.ts";
import { getReadReceipts } from "./get-read-receipts.ts";
import { markAllAsRead } from "./mark-all-as-read.ts";
import { markStreamAsRead } from "./mark-stream-as-read.ts";
import { markTopicAsRead } from "./mark-topic-as-read.ts";
import { removeReaction } from "./remove-reaction.ts";
import { renderMessage } from "./render-message.ts";
import { sendMessage } from "./send-message.ts";
import { sendSubmessage } from "./send-submessage.ts";
import { updateMessageFlagsForNarrow } from "./update-message-flags-for-narrow.ts";
import { updateMessageFlags } from "./update-message-flags.ts";

export const MESSAGE_OPERATIONS = [
  sendMessage,
  getMessages,
  getMessage,
  deleteMessage,
  getMessageHistory,
  getReadReceipts,
  checkMessagesMatchNarrow,
  renderMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  addReaction,
  removeReaction,
  sendSubmessage,
];
