import { mentionedUserIds } from "./automatic-policy.ts";
import { claimAttachments } from "./claim-attachments.ts";
import { announceEdit, RENDERED_VERSION } from "./edit-event.ts";
import type { Edit } from "./edit-rules.ts";
import { copyHolderIds } from "./message-audience.ts";
import { topicParticipants } from "./mention-rules.ts";
import { FLAG } from "./message-flags.ts";
import { messages, type Message, type MessageEdit } from "./messages.ts";
import { findMoved, whoLosesAccess, type Move } from "./move.ts";
import { moveCopies } from "./move-copies.ts";
import { postMoveNotices } from "./move-notices.ts";
import { movePolicies } from "./move-policies.ts";
import type { Realm } from "./realm.ts";
import type { Draft } from "./table.ts";

/** Where the notification bot is to tell of a move. */
export interface NoticeWishes {
  readonly oldThread: boolean;
  readonly newThread: boolean;
}

/**
 * Changes a message, moves it and what goes with it, and tells those concerned.
 *
 * Source: messages 9.3; events 4.2 for the order of the events.
 */
export async function editMessage(
  realm: Realm,
  edit: Edit,
  notices: NoticeWishes,
): Promise<void> {
  const { message } = edit;
  const move = findMoved(realm, edit);
  if (!move && !edit.content) return;
  const losing = whoLosesAccess(realm, move);
  const timestamp = realm.clock.seconds();
  if (edit.content) updateFlags(realm, edit);
  for (const id of move?.ids ?? [message.id])
    await applyTo(realm, edit, id, timestamp);
  if (edit.content) {
    const { attachmentPaths } = edit.content.rendered;
    if (attachmentPaths.length > 0 || message.has_attachment)
      await claimAttachments(realm, message, attachmentPaths);
  }
  if (move) {
    moveCopies(realm, move);
    tellLosers(realm, move, losing);
    await movePolicies(realm, move, losing);
  }
  announceEdit(realm, edit, { move, losing, timestamp });
  if (move) await postMoveNotices(realm, edit, move, notices);
}

/** Messages that go along change their place only. */
async function applyTo(
  realm: Realm,
  edit: Edit,
  id: number,
  timestamp: number,
): Promise<void> {
  const { message, content, topic, stream, editor } = edit;
  const before = realm.open(messages).require(id);
  const changesText = content !== undefined && id === message.id;
  const entry: MessageEdit = {
    user_id: editor.user_id,
    timestamp,
    ...(changesText && {
      prev_content: before.content,
      prev_rendered_content: before.rendered_content,
      prev_rendered_content_version: RENDERED_VERSION,
    }),
    ...(topic !== undefined && { prev_topic: before.subject, topic }),
    ...(stream !== undefined && {
      prev_stream: before.stream_id ?? 0,
      stream: stream.stream_id,
    }),
  };
  await realm.open(messages).update(id, (draft) => {
    draft.edit_history = [entry, ...draft.edit_history];
    draft.last_edit_timestamp = timestamp;
    if (changesText) setText(draft, content);
    if (topic !== undefined) draft.subject = topic;
    if (stream !== undefined) {
      draft.stream_id = stream.stream_id;
      draft.recipient_id = stream.recipient_id;
    }
  });
}

function setText(
  draft: Draft<Message>,
  { text, rendered }: NonNullable<Edit["content"]>,
): void {
  draft.content = text;
  draft.rendered_content = rendered.html;
  draft.is_me_message = rendered.isMeMessage;
  draft.has_link = rendered.hasLink;
  draft.has_image = rendered.hasImage;
  draft.has_attachment = rendered.attachmentPaths.length > 0;
}

/**
 * Who is named by the new text, before the message moves; a topic's wildcard names those who take part where it goes.
 * One wildcard counts, the stream's before the topic's, and one of the old text stays.
 *
 * Source: messages 9.3.
 */
function updateFlags(realm: Realm, { message, content, topic }: Edit): void {
  const { rendered } = content!;
  const mentioned = mentionedUserIds(realm, rendered);
  const { id, stream_id, subject, sender_id } = message;
  const participants =
    stream_id !== null &&
    rendered.mentionsTopicWildcard &&
    !rendered.mentionsStreamWildcard
      ? topicParticipants(realm, stream_id, topic ?? subject, sender_id)
      : undefined;
  for (const userId of copyHolderIds(realm, id)) {
    const copies = realm.copies(userId);
    let flags = copies.get(id)! & ~(FLAG.mentioned | FLAG.has_alert_word);
    if (mentioned.has(userId)) flags |= FLAG.mentioned;
    if (rendered.alertedUserIds.has(userId)) flags |= FLAG.has_alert_word;
    if (rendered.mentionsStreamWildcard)
      flags |= FLAG.stream_wildcard_mentioned;
    if (participants?.has(userId)) flags |= FLAG.topic_wildcard_mentioned;
    copies.set(id, flags);
  }
}

/** For somebody who cannot follow a message it is gone. Source: messages 9.3, events. */
function tellLosers(
  realm: Realm,
  { ids, from }: Move,
  losing: ReadonlySet<number>,
): void {
  if (losing.size === 0) return;
  realm.queues.deliver(
    {
      type: "delete_message",
      message_ids: ids,
      message_type: "stream",
      stream_id: from.stream.stream_id,
      topic: from.topic,
    },
    losing,
  );
}
