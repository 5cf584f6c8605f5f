import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const noStream = () => badRequest("Please supply 'stream'.");
export const streamTwice = () =>
  badRequest("Please choose one: 'stream' or 'stream_id'.");
export const notMuted = () => badRequest("Topic is not muted");

/** The reference does not check the length and fails. Source: organization 14. */
export const longTopic = () =>
  new ApiError("", "Internal server error", { status: 500 });
