import { toHtmlDiff } from "./html-diff.ts";
import type { Message } from "./messages.ts";

/** A message right after an edit, or as it was sent. Source: messages 8.1. */
export interface MessageSnapshot {
  readonly topic: string;
  readonly content: string;
  readonly rendered_content: string;
  readonly timestamp: number;
  readonly user_id: number | null;
  readonly prev_topic?: string;
  readonly prev_stream?: number;
  readonly stream?: number;
  readonly prev_content?: string;
  readonly prev_rendered_content?: string;
  readonly content_html_diff?: string;
}

/** The states of a message, oldest first, told from its present state and what its edits took away. */
export function toSnapshots(message: Message): MessageSnapshot[] {
  let { subject: topic, content, rendered_content } = message;
  const snapshots: MessageSnapshot[] = [];
  for (const edit of message.edit_history) {
    snapshots.push({
      topic,
      content,
      rendered_content,
      timestamp: edit.timestamp,
      user_id: edit.user_id,
      ...(edit.prev_topic !== undefined && { prev_topic: edit.prev_topic }),
      ...(edit.prev_stream !== undefined && { prev_stream: edit.prev_stream }),
      ...(edit.stream !== undefined && { stream: edit.stream }),
      ...(edit.prev_content !== undefined && {
        prev_content: edit.prev_content,
        prev_rendered_content: edit.prev_rendered_content ?? "",
        content_html_diff: toHtmlDiff(
          edit.prev_rendered_content ?? "",
          rendered_content,
        ),
      }),
    });
    topic = edit.prev_topic ?? topic;
    content = edit.prev_content ?? content;
    rendered_content = edit.prev_rendered_content ?? rendered_content;
  }
  const { timestamp, sender_id } = message;
  snapshots.push({
    topic,
    content,
    rendered_content,
    timestamp,
    user_id: sender_id,
  });
  return snapshots.toReversed();
}
