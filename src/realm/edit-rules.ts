import type { Rendered } from "../markdown/rendered.ts";
import { isPast } from "./edit-limit.ts";
import { whyMentionForbidden } from "./mention-rules.ts";
import type { Message } from "./messages.ts";
import { whyCannotMove, whyCannotMoveAll } from "./move-rules.ts";
import { normalizeContent, truncateTopic, whyBadTopic } from "./names.ts";
import { getOrganization } from "./organization.ts";
import { whyNullByte } from "./outgoing-rules.ts";
import { meetsPolicy } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { isRefusal, refusal, type Refusal } from "./refusal.ts";
import { renderMessage } from "./rendering.ts";
import { streams, type Stream } from "./streams.ts";
import { isModerator, users, type User } from "./users.ts";

/** What an edit without text leaves. Source: messages 9.3. */
const DELETED = "(deleted)";

/** Which messages of a topic move with the edited one. */
export type PropagateMode = "change_one" | "change_later" | "change_all";

/** An edit as somebody wants it; `topic` is without outer space. */
export interface WantedEdit {
  readonly editor: User;
  readonly message: Message;
  readonly content: string | undefined;
  readonly topic: string | undefined;
  readonly stream_id: number | undefined;
  readonly propagate_mode: PropagateMode;
}

/** An edit that passed its checks; what does not change is undefined. */
export interface Edit {
  readonly editor: User;
  readonly message: Message;
  readonly propagate_mode: PropagateMode;
  readonly content:
    { readonly text: string; readonly rendered: Rendered } | undefined;
  readonly topic: string | undefined;
  readonly stream: Stream | undefined;
}

/**
 * Whether an edit is allowed, and what it amounts to.
 *
 * Source: messages 9.2, rows 3 to 20, in this order. A topic or stream that the message has already is no change
 * (chosen for the stream, where the reference notes a move to the same place).
 */
export async function checkEdit(
  realm: Realm,
  wanted: WantedEdit,
): Promise<Edit | Refusal> {
  const { editor, message, content, propagate_mode } = wanted;
  const topic = wanted.topic === message.subject ? undefined : wanted.topic;
  const { stream_id } = wanted;
  const refused =
    whyBadRequest(realm, { ...wanted, topic }) ??
    whyNotContent(realm, wanted) ??
    whyNotTopic(realm, editor, message, topic);
  if (refused) return refused;
  const text = content === undefined ? undefined : await toText(realm, wanted);
  if (isRefusal(text)) return text;
  const stream =
    stream_id === undefined || stream_id === message.stream_id
      ? undefined
      : whyCannotMove(realm, editor, message, stream_id);
  if (isRefusal(stream)) return stream;
  const edit: Edit = {
    editor,
    message,
    propagate_mode,
    content: text,
    topic: topic === undefined ? undefined : truncateTopic(topic),
    stream: stream && realm.open(streams).require(stream.stream_id),
  };
  return (
    (propagate_mode === "change_all"
      ? whyCannotMoveAll(realm, edit)
      : undefined) ?? edit
  );
}

/** Rows 3 to 10. */
function whyBadRequest(
  realm: Realm,
  { message, content, topic, stream_id, propagate_mode }: WantedEdit,
): Refusal | undefined {
  const { allow_message_editing } = getOrganization(realm).settings;
  const moves = topic !== undefined || stream_id !== undefined;
  if (content !== undefined && !allow_message_editing)
    return refusal("Your organization has turned off message editing");
  if (content === undefined && !moves) return refusal("Nothing to change");
  if (message.stream_id === null) {
    if (stream_id !== undefined)
      return refusal("Direct messages cannot be moved to streams.");
    if (topic !== undefined)
      return refusal("Direct messages cannot have topics.");
  }
  if (propagate_mode !== "change_one" && !moves)
    return refusal("Invalid propagate_mode without topic edit");
  const badTopic = topic === undefined ? undefined : whyBadTopic(topic);
  if (badTopic) return badTopic;
  if (content === undefined) return undefined;
  if (stream_id !== undefined)
    return refusal("Cannot change message content while changing stream");
  return message.submessages.length > 0
    ? refusal("Widgets cannot be edited.")
    : undefined;
}

const noPermission = () =>
  refusal("You don't have permission to edit this message");

/** Rows 11 and 13. Row 12 stands between them, and is asked here for edits of both. */
function whyNotContent(
  realm: Realm,
  { editor, message, content, topic }: WantedEdit,
): Refusal | undefined {
  if (content === undefined) return undefined;
  if (message.sender_id !== editor.user_id) return noPermission();
  if (topic !== undefined && topic !== message.subject) {
    const refused = whyTopicPolicyForbids(realm, editor);
    if (refused) return refused;
  }
  const { message_content_edit_limit_seconds: limit } =
    getOrganization(realm).settings;
  return isPast(realm, message, limit)
    ? refusal("The time limit for editing this message has passed")
    : undefined;
}

/** Rows 12 and 14. */
function whyNotTopic(
  realm: Realm,
  editor: User,
  message: Message,
  topic: string | undefined,
): Refusal | undefined {
  if (topic === undefined) return undefined;
  const refused = whyTopicPolicyForbids(realm, editor);
  if (refused) return refused;
  const { move_messages_within_stream_limit_seconds: limit } =
    getOrganization(realm).settings;
  return !isModerator(editor) && isPast(realm, message, limit)
    ? refusal("The time limit for editing this message's topic has passed.")
    : undefined;
}

function whyTopicPolicyForbids(
  realm: Realm,
  editor: User,
): Refusal | undefined {
  const { edit_topic_policy } = getOrganization(realm).settings;
  return meetsPolicy(realm, editor, edit_topic_policy)
    ? undefined
    : noPermission();
}

/** Row 15; the mentions are judged for the sender, where the message is. */
async function toText(
  realm: Realm,
  { message, content = "" }: WantedEdit,
): Promise<Edit["content"] | Refusal> {
  const text = normalizeContent(content) || DELETED;
  const nullByte = whyNullByte(text);
  if (nullByte) return nullByte;
  const sender = realm.open(users).require(message.sender_id);
  const rendered = await renderMessage(realm, text, sender);
  if (!rendered.isRenderable) return refusal("Unable to render message");
  const { stream_id, subject } = message;
  const place = stream_id === null ? undefined : { stream_id, topic: subject };
  return (
    whyMentionForbidden(realm, sender, rendered, place) ?? { text, rendered }
  );
}
