import { isPast } from "./edit-limit.ts";
import type { Edit } from "./edit-rules.ts";
import { readableIdsInTopic } from "./message-access.ts";
import { messages, topicKey, type Message } from "./messages.ts";
import { getOrganization } from "./organization.ts";
import { meetsPolicy } from "./permissions.ts";
import { whyPolicyForbids } from "./posting.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { findAccessibleStream } from "./stream-access.ts";
import type { Stream } from "./streams.ts";
import { isModerator, type User } from "./users.ts";

/** The stream to which somebody may move a message. Source: messages 9.2, rows 16 to 19. */
export function whyCannotMove(
  realm: Realm,
  editor: User,
  message: Message,
  streamId: number,
): Stream | Refusal {
  const {
    move_messages_between_streams_policy,
    move_messages_between_streams_limit_seconds,
  } = getOrganization(realm).settings;
  if (!meetsPolicy(realm, editor, move_messages_between_streams_policy))
    return refusal("You don't have permission to move this message");
  const stream = findAccessibleStream(realm, editor, streamId);
  if (!stream) return refusal("Invalid stream ID");
  const refused = whyPolicyForbids(realm, editor, stream);
  if (refused) return refused;
  return !isModerator(editor) &&
    isPast(realm, message, move_messages_between_streams_limit_seconds)
    ? refusal("The time limit for editing this message's stream has passed")
    : stream;
}

/** Why not all messages of a topic may be moved: some are too old. Source: messages 9.2, row 20. */
export function whyCannotMoveAll(
  realm: Realm,
  { editor, message, topic, stream }: Edit,
): Refusal | undefined {
  if (isModerator(editor) || message.stream_id === null) return undefined;
  const limit = strictestLimit(realm, { topic, stream });
  if (limit === undefined) return undefined;
  const ids = readableIdsInTopic(
    realm,
    editor,
    message.stream_id,
    topicKey(message.stream_id, message.subject),
  );
  const table = realm.open(messages);
  const allowed = ids.filter((id) => !isPast(realm, table.require(id), limit));
  if (allowed.length === ids.length) return undefined;
  return refusal(
    `You only have permission to move the ${allowed.length}/${ids.length} most recent messages in this topic.`,
    "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
    {
      first_message_id_allowed_to_move: allowed[0] ?? message.id,
      total_messages_in_topic: ids.length,
      total_messages_allowed_to_move: allowed.length,
    },
  );
}

function strictestLimit(
  realm: Realm,
  { topic, stream }: Pick<Edit, "topic" | "stream">,
): number | undefined {
  const {
    move_messages_within_stream_limit_seconds: within,
    move_messages_between_streams_limit_seconds: between,
  } = getOrganization(realm).settings;
  const limits = [
    topic === undefined ? null : within,
    stream === undefined ? null : between,
  ].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
