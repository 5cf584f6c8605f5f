import { deleteMessages } from "../../realm/delete-messages.ts";
import { readableIdsInTopic } from "../../realm/message-access.ts";
import { messages, topicKey } from "../../realm/messages.ts";
import { defineOperation } from "../operation.ts";
import { requireStream } from "./find-stream.ts";

/** Chosen: each batch of this size has its own event. */
const BATCH_SIZE = 100;

/**
 * Deletes the messages of a topic, newest first.
 *
 * Params: stream_id; topic_name, case ignored.
 * Returns: complete, always true.
 * Errors: BAD_REQUEST when there is no such stream, or a private one that the caller is not in; UNAUTHORIZED_PRINCIPAL
 *   for others than administrators.
 * Source: organization 4.11.
 */
export const deleteTopic = defineOperation(
  "delete-topic",
  async ({ realm, caller, params: { stream_id, topic_name } }) => {
    const stream = requireStream(realm, caller, stream_id);
    const key = topicKey(stream.stream_id, topic_name);
    const found = readableIdsInTopic(realm, caller, stream_id, key)
      .toReversed()
      .map((id) => realm.open(messages).require(id));
    for (let start = 0; start < found.length; start += BATCH_SIZE)
      await deleteMessages(realm, found.slice(start, start + BATCH_SIZE));
    return { complete: true };
  },
);
