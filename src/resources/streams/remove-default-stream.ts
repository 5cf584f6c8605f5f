import { removeDefaultStream as remove } from "../../realm/default-streams.ts";
import { defineOperation } from "../operation.ts";
import { requireVisibleStream } from "./find-stream.ts";

/**
 * Makes a stream one that new people do not join; announced even when it was none.
 *
 * Params: stream_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream; UNAUTHORIZED_PRINCIPAL for others than administrators.
 * Source: organization 4.11.
 */
export const removeDefaultStream = defineOperation(
  "remove-default-stream",
  async ({ realm, caller, params }) => {
    const stream = requireVisibleStream(realm, caller, params.stream_id);
    await remove(realm, stream.stream_id);
    return {};
  },
);
