import { ApiError, badRequest } from "../../protocol/api-error.ts";

/** Unknown, or somebody else's. Source: messages 15; 18.8. */
export const noSuchDraft = () =>
  new ApiError("BAD_REQUEST", "Draft does not exist", { status: 404 });
export const emptyMessage = () => badRequest("Message must not be empty");
export const negativeTimestamp = () =>
  badRequest("Timestamp must not be negative.");
export const nullByteInTopic = () =>
  badRequest("Topic must not contain null bytes");
export const notOneStream = () =>
  badRequest("Must specify exactly 1 stream ID for stream messages");
export const invalidUserId = (id: number) =>
  badRequest(`Invalid user ID ${id}`);
