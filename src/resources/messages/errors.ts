import { ApiError, badRequest } from "../../protocol/api-error.ts";

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

export const missingAnchor = () => badRequest("Missing 'anchor' argument.");
export const invalidAnchor = () => badRequest("Invalid anchor");
export const tooManyMessages = (limit: number) =>
  badRequest(`Too many messages requested (maximum ${limit}).`);
export const anchorExcludedInside = () =>
  badRequest("The anchor can only be excluded at an end of the range");
export const noSuchTopic = (topic: string) =>
  badRequest(`No such topic '${topic}'`);

export const reactionAlreadyExists = () =>
  new ApiError("REACTION_ALREADY_EXISTS", "Reaction already exists.");
export const reactionDoesNotExist = () =>
  new ApiError("REACTION_DOES_NOT_EXIST", "Reaction doesn't exist.");
export const noEmoji = () =>
  badRequest(
    "At least one of the following arguments must be present: emoji_name, emoji_code",
  );
export const noPermissionToDelete = () =>
  badRequest("You don't have permission to delete this message");
export const deleteLimitPassed = () =>
  badRequest("The time limit for deleting this message has passed");
export const receiptsDisabled = () =>
  badRequest("Read receipts are disabled in this organization.");
export const historyDisabled = () =>
  badRequest("Message edit history is disabled in this organization");
export const cannotAttach = () =>
  badRequest("You cannot attach a submessage to this message.");
