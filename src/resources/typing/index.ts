import { setTypingStatus } from "./set-typing-status.ts";

export const TYPING_OPERATIONS = [setTypingStatus];
