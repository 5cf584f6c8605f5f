import { getMessage } from "./get-message.ts";
import { getMessages } from "./get-messages.ts";
import { sendMessage } from "./send-message.ts";

export const MESSAGE_OPERATIONS = [sendMessage, getMessages, getMessage];
