import {
  canAccessStream,
  findStreamByName,
} from "../../realm/stream-access.ts";
import { invalidStreamName } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * The id of a stream by its name, case ignored.
 *
 * Params: stream, the name.
 * Returns: stream_id.
 * Errors: BAD_REQUEST when there is no such stream, or none that the caller may use.
 * Source: organization 4.7.
 */
export const getStreamId = defineOperation(
  "get-stream-id",
  ({ realm, caller, params }) => {
    const stream = findStreamByName(realm, params.stream);
    if (!stream || !canAccessStream(realm, caller, stream))
      throw invalidStreamName(params.stream);
    return { stream_id: stream.stream_id };
  },
);
