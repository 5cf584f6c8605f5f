import { addDefaultStream as add } from "../../realm/default-streams.ts";
import { defineOperation } from "../operation.ts";
import { cannotMakeDefault } from "./errors.ts";
import { requireStream } from "./find-stream.ts";

/**
 * Makes a stream one that new people join.
 *
 * Params: stream_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream, or it is private; UNAUTHORIZED_PRINCIPAL for others than
 *   administrators.
 * Source: organization 4.11.
 */
export const addDefaultStream = defineOperation(
  "add-default-stream",
  async ({ realm, caller, params }) => {
    const stream = requireStream(realm, caller, params.stream_id);
    if (stream.invite_only) throw cannotMakeDefault();
    await add(realm, stream.stream_id);
    return {};
  },
);
