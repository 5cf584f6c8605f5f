import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const notInTheFuture = () =>
  badRequest("Scheduled delivery time must be in the future.");
export const badStreamIdType = () =>
  badRequest("Invalid data type for stream ID");
export const badRecipientsType = () =>
  badRequest("Invalid data type for recipients");
export const recipientsNotIds = () =>
  badRequest("Recipient list may only contain user IDs");
export const nothingToChange = () => badRequest("Nothing to change");
export const recipientRequired = () =>
  badRequest("Recipient required when updating type of scheduled message.");
export const topicRequired = () =>
  badRequest("Topic required when updating scheduled message type to stream.");
export const alreadySent = () =>
  badRequest("Scheduled message was already sent");

/** Unknown, or somebody else's. Source: messages 14.4, row 5; 18.8. */
export const noSuchScheduledMessage = () =>
  new ApiError("BAD_REQUEST", "Scheduled message does not exist", {
    status: 404,
  });
