import type { Edit } from "./edit-rules.ts";
import { copyHolderIds } from "./message-audience.ts";
import { FLAG, toFlagList } from "./message-flags.ts";
import { messages } from "./messages.ts";
import type { Move } from "./move.ts";
import type { Realm } from "./realm.ts";
import { subscriberIds } from "./stream-access.ts";
import { streams } from "./streams.ts";
import { topicLinksOf } from "./topic-links.ts";

/** How the previous text was rendered; there was never another way. Source: messages 2.6. */
export const RENDERED_VERSION = 1;

interface Done {
  readonly move: Move | undefined;
  readonly losing: ReadonlySet<number>;
  readonly timestamp: number;
}

/** Tells of an edit; recipients differ only in the flags. Source: events 4.2. */
export function announceEdit(realm: Realm, edit: Edit, done: Done): void {
  const { id } = edit.message;
  const byFlags = new Map<number, number[]>();
  for (const userId of audience(realm, edit, done)) {
    const flags = realm.copies(userId).get(id) ?? FLAG.read;
    const list = byFlags.get(flags);
    if (list) list.push(userId);
    else byFlags.set(flags, [userId]);
  }
  for (const [flags, userIds] of byFlags) {
    realm.queues.deliver(
      {
        type: "update_message",
        user_id: edit.editor.user_id,
        edit_timestamp: done.timestamp,
        message_id: id,
        message_ids: done.move?.ids ?? [id],
        flags: toFlagList(flags).filter(
          (flag) => flag !== "wildcard_mentioned",
        ),
        rendering_only: false,
        ...placeFields(realm, edit),
        ...contentFields(realm, edit),
        ...moveFields(realm, edit, done.move),
      },
      userIds,
    );
  }
}

/** Everybody with a copy, and subscribers of the old stream to whom its history is open. */
function audience(
  realm: Realm,
  { message }: Edit,
  { losing }: Done,
): Set<number> {
  const ids = new Set(copyHolderIds(realm, message.id));
  if (message.stream_id !== null) {
    const stream = realm.open(streams).require(message.stream_id);
    if (!stream.invite_only || stream.history_public_to_subscribers)
      for (const id of subscriberIds(realm, stream.stream_id)) ids.add(id);
  }
  for (const id of losing) ids.delete(id);
  return ids;
}

/** The stream in which the message was. */
function placeFields(realm: Realm, { message: { stream_id } }: Edit) {
  return stream_id === null
    ? {}
    : { stream_id, stream_name: realm.open(streams).require(stream_id).name };
}

function contentFields(realm: Realm, { message, content }: Edit) {
  if (!content) return {};
  const after = realm.open(messages).require(message.id);
  return {
    orig_content: message.content,
    orig_rendered_content: message.rendered_content,
    content: after.content,
    rendered_content: after.rendered_content,
    prev_rendered_content_version: RENDERED_VERSION,
    is_me_message: after.is_me_message,
  };
}

function moveFields(
  realm: Realm,
  { message, topic, stream }: Edit,
  move: Move | undefined,
) {
  if (!move) return {};
  const after = realm.open(messages).require(message.id);
  return {
    propagate_mode: move.mode,
    orig_subject: message.subject,
    ...(topic !== undefined && {
      subject: after.subject,
      topic_links: topicLinksOf(realm, after),
    }),
    ...(stream && { new_stream_id: stream.stream_id }),
  };
}
