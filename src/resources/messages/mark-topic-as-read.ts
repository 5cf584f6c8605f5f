import { markRead, unreadInStreams } from "../../realm/mark-read.ts";
import { FLAG } from "../../realm/message-flags.ts";
import { messages, topicKey } from "../../realm/messages.ts";
import { findAccessibleStream } from "../../realm/stream-access.ts";
import { invalidStreamId } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { noSuchTopic } from "./errors.ts";

/**
 * Marks every unread message of one topic as read for the caller.
 *
 * Params: stream_id; topic_name, case ignored, empty for the whole stream.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when there is no such stream for the caller, or no message of that topic was received.
 * Source: messages 11.4.
 */
export const markTopicAsRead = defineOperation(
  "mark-topic-as-read",
  ({ realm, caller, params: { stream_id, topic_name } }) => {
    if (!findAccessibleStream(realm, caller, stream_id))
      throw invalidStreamId();
    const { user_id } = caller;
    if (topic_name === "") {
      const all = unreadInStreams(realm, user_id, new Set([stream_id]));
      markRead(realm, user_id, all);
      return {};
    }
    const copies = realm.copies(user_id);
    const received = realm
      .open(messages)
      .idsBy("topic", topicKey(stream_id, topic_name))
      .filter((id) => copies.get(id) !== undefined);
    if (received.length === 0) throw noSuchTopic(topic_name);
    markRead(
      realm,
      user_id,
      received.filter((id) => !((copies.get(id) ?? 0) & FLAG.read)),
    );
    return {};
  },
);
