import type { Rendered } from "../markdown/rendered.ts";
import { toSubmessageContent } from "../markdown/widget.ts";
import {
  applyAutomaticPolicy,
  followWhereMentioned,
  mentionedUserIds,
} from "./automatic-policy.ts";
import { copiesOf, copylessIds } from "./copies.ts";
import type { CustomWidget } from "./custom-widget.ts";
import { conversationIds, recipientIdOf } from "./destination.ts";
import { announceGuestSight, noteGuestSight } from "./guest-sight.ts";
import { announceMessage, type LocalEcho } from "./message-event.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import type { Outgoing } from "./send-rules.ts";
import { streams } from "./streams.ts";

/** A message that passed its checks. */
export interface Ready extends Outgoing {
  readonly rendered: Rendered;
  /** In place of the one that the text starts. */
  readonly widget?: CustomWidget | undefined;
  readonly client: string;
  readonly read_by_sender: boolean;
  /** People other than the sender for whom the message starts as read. */
  readonly readBy?: readonly number[] | undefined;
  readonly localEcho?: LocalEcho | undefined;
}

/** What came of sending. */
export interface Sent {
  readonly message: Message;
  /** The sender's new policy for the topic, when sending changed it. */
  readonly automatic_new_visibility_policy: number | undefined;
}

/**
 * Sends a message: keeps it, gives everybody concerned a copy, and tells their clients.
 *
 * Source: messages 5; events 5.1 for the order of the events.
 */
export async function sendMessage(realm: Realm, ready: Ready): Promise<Sent> {
  const sight = noteGuestSight(realm, peopleOf(ready));
  let message = await storeMessage(realm, ready);
  const { attachmentPaths } = ready.rendered;
  if (attachmentPaths.length > 0) {
    const { claimAttachments } = await import("./claim-attachments.ts");
    message = await claimAttachments(realm, message, attachmentPaths);
  }
  const copies = copiesOf(realm, ready);
  for (const [userId, flags] of copies)
    realm.copies(userId).set(message.id, flags);
  let policy: number | undefined;
  if (ready.to.kind === "stream") {
    const { stream, topic } = ready.to;
    const place = { stream_id: stream.stream_id, topic };
    policy = await applyAutomaticPolicy(realm, ready.sender, place, {
      act: "send",
      sentId: message.id,
    });
    const mentioned = [...mentionedUserIds(realm, ready.rendered)].filter(
      (id) => copies.has(id),
    );
    await followWhereMentioned(realm, place, mentioned);
    if (stream.first_message_id === null)
      await noteFirstMessage(realm, stream.stream_id, message.id);
  }
  const audience = new Map(copies);
  for (const id of copylessIds(realm, ready)) audience.set(id, 0);
  announceGuestSight(realm, sight);
  announceMessage(realm, message, audience, ready.localEcho);
  return { message, automatic_new_visibility_policy: policy };
}

/** Those who may come to know each other through the message; streams make nobody known. */
function peopleOf({ sender, to }: Ready): number[] {
  return to.kind === "direct" ? conversationIds(sender, to.people) : [];
}

/** Stores a message without telling anybody: for sending, and for fixtures, which know more of it than a sender. */
export async function storeMessage(
  realm: Realm,
  ready: Ready,
  known: Partial<Message> = {},
): Promise<Message> {
  const { sender, to, content, rendered, client } = ready;
  const widget = ready.widget ?? rendered.widget;
  const id = realm.nextId("message");
  return await realm.open(messages).create({
    id,
    sender_id: sender.user_id,
    recipient_id: await recipientIdOf(realm, sender, to),
    stream_id: to.kind === "stream" ? to.stream.stream_id : null,
    subject: to.kind === "stream" ? to.topic : "",
    user_ids: to.kind === "direct" ? conversationIds(sender, to.people) : null,
    content,
    rendered_content: rendered.html,
    timestamp: realm.clock.seconds(),
    client,
    is_me_message: rendered.isMeMessage,
    has_link: rendered.hasLink,
    has_image: rendered.hasImage,
    has_attachment: rendered.attachmentPaths.length > 0,
    last_edit_timestamp: null,
    edit_history: [],
    reactions: [],
    submessages: widget
      ? [
          {
            id: realm.nextId("submessage"),
            message_id: id,
            sender_id: sender.user_id,
            msg_type: "widget",
            content: toSubmessageContent(widget),
          },
        ]
      : [],
    ...known,
  });
}

/** Without an event. Source: messages 5.3. */
async function noteFirstMessage(
  realm: Realm,
  streamId: number,
  messageId: number,
): Promise<void> {
  await realm.open(streams).update(streamId, (draft) => {
    draft.first_message_id = messageId;
  });
}
