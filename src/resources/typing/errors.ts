import { badRequest } from "../../protocol/api-error.ts";

export const missingTo = () => badRequest("Missing 'to' argument");
export const emptyTo = () => badRequest("Empty 'to' list");
export const missingStreamId = () => badRequest("Missing stream_id");
export const missingTopic = () => badRequest("Missing topic");
export const invalidUserId = (id: number) =>
  badRequest(`Invalid user ID ${id}`);
export const directTypingDisabled = () =>
  badRequest("User has disabled typing notifications for direct messages");
export const streamTypingDisabled = () =>
  badRequest("User has disabled typing notifications for stream messages");
