import { subscriberIds } from "../../realm/stream-access.ts";
import { defineOperation } from "../operation.ts";
import { requireVisibleStream } from "./find-stream.ts";

/**
 * Who is in a stream.
 *
 * Params: stream_id.
 * Returns: subscribers, ids of active people and bots.
 * Errors: BAD_REQUEST when there is no such stream, or none that the caller may see.
 * Source: organization 4.7. Chosen: ascending ids (reference: no order).
 */
export const getSubscribers = defineOperation(
  "get-subscribers",
  ({ realm, caller, params }) => {
    const { stream_id } = requireVisibleStream(realm, caller, params.stream_id);
    return { subscribers: [...subscriberIds(realm, stream_id)] };
  },
);
