import { badRequest } from "../../protocol/api-error.ts";

export const expectedOneStream = () =>
  badRequest("Expected exactly one stream");
export const badStreamType = () => badRequest("Invalid data type for stream");
export const badRecipientsType = () =>
  badRequest("Invalid data type for recipients");
export const mixedRecipients = () =>
  badRequest("Recipient lists may contain emails or user IDs, but not both.");
export const mirroringRefused = () => badRequest("Invalid mirrored message");
export const mirroringByIdRefused = () =>
  badRequest("Mirroring not allowed with recipient user IDs");
export const forgeryRefused = () =>
  badRequest("User not authorized for this query");
export const missingSender = () => badRequest("Missing sender");
