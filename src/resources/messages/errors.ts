import { ApiError, badRequest } from "../../protocol/api-error.ts";
import { escapeHtml } from "../../realm/names.ts";

export const missingStream = () => badRequest("Missing stream");
export const missingTopic = () => badRequest("Missing topic");
export const expectedOneStream = () =>
  badRequest("Expected exactly one stream");
export const badStreamType = () => badRequest("Invalid data type for stream");
export const badRecipientsType = () =>
  badRequest("Invalid data type for recipients");
export const mixedRecipients = () =>
  badRequest("Recipient lists may contain emails or user IDs, but not both.");
export const noRecipients = () => badRequest("Message must have recipients");
export const invalidEmail = (email: string) =>
  badRequest(`Invalid email '${email}'`);
export const invalidUserId = (id: number) =>
  badRequest(`Invalid user ID ${id}`);
export const emptyMessage = () => badRequest("Message must not be empty");
export const nullByte = () => badRequest("Message must not contain null bytes");
export const mirroringRefused = () => badRequest("Invalid mirrored message");
export const forgeryRefused = () =>
  badRequest("User not authorized for this query");
export const missingSender = () => badRequest("Missing sender");
export const badWidgetJson = () =>
  badRequest("Widgets: API programmer sent invalid JSON content");

/** Source: messages 4.4, row 13: the name is escaped in both places. */
export function streamDoesNotExist(name: string): ApiError {
  const stream = escapeHtml(name);
  return new ApiError(
    "STREAM_DOES_NOT_EXIST",
    `Stream '${stream}' does not exist`,
    { extra: { stream } },
  );
}

/** Source: messages 4.4, row 14; decisions: `stream` is there beside `stream_id`. */
export function streamIdDoesNotExist(stream_id: number): ApiError {
  return new ApiError(
    "STREAM_DOES_NOT_EXIST",
    `Stream with ID '${stream_id}' does not exist`,
    {
      extra: { stream_id, stream: String(stream_id) },
    },
  );
}
