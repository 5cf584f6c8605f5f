import type { OperationParams } from "../../contract/operation-types.ts";
import type { Realm } from "../../realm/realm.ts";
import {
  canAccessStream,
  findStreamByName,
} from "../../realm/stream-access.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import { setVisibilityPolicy } from "../../realm/user-topic-rules.ts";
import { VISIBILITY_POLICY } from "../../realm/user-topics.ts";
import type { User } from "../../realm/users.ts";
import { invalidStreamId, invalidStreamName } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { noStream, notMuted, streamTwice } from "./errors.ts";
import { requireStorableTopic } from "./topic-length.ts";

/**
 * Mutes a topic, or leaves it to the stream again: the older form of update-user-topic. Repeats succeed.
 *
 * Params: stream_id or stream, a name; topic, case ignored; op, add or remove.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when no stream or two are named, or there is none that the caller may use; to remove, any
 *   stream will do.
 * Source: organization 3.16.
 */
export const muteTopic = defineOperation(
  "mute-topic",
  async ({ realm, caller, params }) => {
    const { topic, op } = params;
    const found = findStream(realm, params);
    if (op === "add") {
      requireUsable(realm, caller, found, params);
      requireStorableTopic(topic);
    }
    if (!found) throw notMuted();
    await setVisibilityPolicy(realm, {
      user_id: caller.user_id,
      stream_id: found.stream_id,
      topic,
      policy:
        op === "add" ? VISIBILITY_POLICY.MUTED : VISIBILITY_POLICY.INHERIT,
    });
    return {};
  },
);

type Params = OperationParams<"mute-topic">;

function findStream(
  realm: Realm,
  { stream_id, stream }: Params,
): Stream | undefined {
  if (stream !== undefined && stream_id !== undefined) throw streamTwice();
  if (stream !== undefined) return findStreamByName(realm, stream);
  if (stream_id === undefined) throw noStream();
  return realm.open(streams).get(stream_id);
}

function requireUsable(
  realm: Realm,
  caller: User,
  found: Stream | undefined,
  { stream }: Params,
): void {
  if (found && canAccessStream(realm, caller, found)) return;
  throw stream === undefined ? invalidStreamId() : invalidStreamName(stream);
}
