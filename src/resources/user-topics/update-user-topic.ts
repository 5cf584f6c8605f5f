import { findAccessibleStream } from "../../realm/stream-access.ts";
import { streams } from "../../realm/streams.ts";
import { setVisibilityPolicy } from "../../realm/user-topic-rules.ts";
import { VISIBILITY_POLICY } from "../../realm/user-topics.ts";
import { invalidStreamId } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { requireStorableTopic } from "./topic-length.ts";

/**
 * Follows, mutes or unmutes a topic, or leaves it to the stream; what is so already stays without an event.
 *
 * Params: stream_id; topic, case ignored; visibility_policy, 0 none, 1 muted, 2 unmuted, 3 followed.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream; for 0 any stream will do, else one that the caller may use.
 * Source: organization 3.16; events 4.6.
 */
export const updateUserTopic = defineOperation(
  "update-user-topic",
  async ({ realm, caller, params }) => {
    const { stream_id, topic, visibility_policy: policy } = params;
    const { user_id } = caller;
    const stream =
      policy === VISIBILITY_POLICY.INHERIT
        ? realm.open(streams).get(stream_id)
        : findAccessibleStream(realm, caller, stream_id);
    if (!stream) throw invalidStreamId();
    if (policy !== VISIBILITY_POLICY.INHERIT) requireStorableTopic(topic);
    await setVisibilityPolicy(realm, { user_id, stream_id, topic, policy });
    return {};
  },
);
