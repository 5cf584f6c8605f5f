import { markRead, unreadInStreams } from "../../realm/mark-read.ts";
import { findAccessibleStream } from "../../realm/stream-access.ts";
import { invalidStreamId } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Marks every unread message of one stream as read for the caller.
 *
 * Params: stream_id, a stream that the caller may use.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream for the caller.
 * Source: interface, endpoint 16; messages 11.4.
 */
export const markStreamAsRead = defineOperation(
  "mark-stream-as-read",
  ({ realm, caller, params: { stream_id } }) => {
    if (!findAccessibleStream(realm, caller, stream_id))
      throw invalidStreamId();
    const { user_id } = caller;
    markRead(
      realm,
      user_id,
      unreadInStreams(realm, user_id, new Set([stream_id])),
    );
    return {};
  },
);
