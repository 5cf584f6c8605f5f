import { archiveStream as archive } from "../../realm/archive-stream.ts";
import { defineOperation } from "../operation.ts";
import { alreadyArchived } from "./errors.ts";
import { requireAdministeredStream } from "./find-stream.ts";

/**
 * Ends a stream and its subscriptions; its id and messages stay.
 *
 * Params: stream_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream, or it has ended; UNAUTHORIZED_PRINCIPAL for others than
 *   administrators.
 * Source: organization 4.11.
 */
export const archiveStream = defineOperation(
  "archive-stream",
  async ({ realm, caller, params }) => {
    const stream = requireAdministeredStream(realm, caller, params.stream_id);
    if (stream.deactivated) throw alreadyArchived();
    await archive(realm, stream);
    return {};
  },
);
