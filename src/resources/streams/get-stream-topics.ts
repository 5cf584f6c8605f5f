import { findAccessibleStream } from "../../realm/stream-access.ts";
import { topicsOf } from "../../realm/topics.ts";
import { invalidStreamId } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * The topics of a stream, the one with the newest message first.
 *
 * Params: stream_id.
 * Returns: topics, each with its name as the newest message spells it, and that message's id.
 * Errors: BAD_REQUEST when there is no such stream, or none that the caller may use.
 * Source: organization 4.7.
 */
export const getStreamTopics = defineOperation(
  "get-stream-topics",
  ({ realm, caller, params }) => {
    const stream = findAccessibleStream(realm, caller, params.stream_id);
    if (!stream) throw invalidStreamId();
    return { topics: topicsOf(realm, caller, stream) };
  },
);
