import { streamEmailAddress } from "../../realm/stream-email.ts";
import { defineOperation } from "../operation.ts";
import { requireStream } from "./find-stream.ts";

/**
 * The address whose mail would become messages in the stream; the emulator receives none.
 *
 * Params: stream_id.
 * Returns: email.
 * Errors: BAD_REQUEST when there is no such stream, or none that the caller may use.
 * Source: organization 4.7. Chosen: the form of the address.
 */
export const getStreamEmailAddress = defineOperation(
  "get-stream-email-address",
  ({ realm, caller, params }) => ({
    email: streamEmailAddress(
      realm,
      requireStream(realm, caller, params.stream_id),
    ),
  }),
);
