import { toStreamObject } from "../../realm/stream-object.ts";
import { defineOperation } from "../operation.ts";
import { requireVisibleStream } from "./find-stream.ts";

/**
 * One stream, an archived one too.
 *
 * Params: stream_id.
 * Returns: stream.
 * Errors: BAD_REQUEST when there is no such stream, or none that the caller may see.
 * Source: organization 4.7.
 */
export const getStreamById = defineOperation(
  "get-stream-by-id",
  ({ realm, caller, params }) => ({
    stream: toStreamObject(
      realm,
      requireVisibleStream(realm, caller, params.stream_id),
    ),
  }),
);
