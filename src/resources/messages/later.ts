import { addReaction } from "./add-reaction.ts";
import { checkMessagesMatchNarrow } from "./check-messages-match-narrow.ts";
import { deleteMessage } from "./delete-message.ts";
import { getMessageHistory } from "./get-message-history.ts";
import { getReadReceipts } from "./get-read-receipts.ts";
import { markAllAsRead } from "./mark-all-as-read.ts";
import { markStreamAsRead } from "./mark-stream-as-read.ts";
import { markTopicAsRead } from "./mark-topic-as-read.ts";
import { removeReaction } from "./remove-reaction.ts";
import { renderMessage } from "./render-message.ts";
import { sendSubmessage } from "./send-submessage.ts";
import { updateMessageFlagsForNarrow } from "./update-message-flags-for-narrow.ts";
import { updateMessage } from "./update-message.ts";

/** Operations on messages that are loaded when they are first called. */
export const LATER_MESSAGE_OPERATIONS = [
  updateMessage,
  deleteMessage,
  getMessageHistory,
  getReadReceipts,
  checkMessagesMatchNarrow,
  renderMessage,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  updateMessageFlagsForNarrow,
  addReaction,
  removeReaction,
  sendSubmessage,
];
