import { getMessage } from "./get-message.ts";
import { getMessages } from "./get-messages.ts";
import { sendMessage } from "./send-message.ts";
import { updateMessageFlags } from "./update-message-flags.ts";

/** What a client needs to show and send messages; the rest is in `later.ts`. */
export const MESSAGE_OPERATIONS = [
  sendMessage,
  getMessages,
  getMessage,
  updateMessageFlags,
];
