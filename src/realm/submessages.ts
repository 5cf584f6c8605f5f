import { applyAutomaticPolicy } from "./automatic-policy.ts";
import { copyHolderIds } from "./message-audience.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isSubscribed } from "./stream-access.ts";
import type { User } from "./users.ts";

/**
 * Attaches something to a message, such as a vote to a poll, and tells everybody with a copy. It is taking part in
 * the topic.
 *
 * Source: messages 16, 5.2; events 4.4.
 */
export async function addSubmessage(
  realm: Realm,
  sender: User,
  message: Message,
  { msg_type, content }: { msg_type: string; content: string },
): Promise<void> {
  const submessage = {
    id: realm.nextId("submessage"),
    message_id: message.id,
    sender_id: sender.user_id,
    msg_type,
    content,
  };
  await realm.open(messages).update(message.id, (draft) => {
    draft.submessages = [...draft.submessages, submessage];
  });
  const { stream_id, subject } = message;
  if (stream_id !== null && isSubscribed(realm, sender.user_id, stream_id))
    await applyAutomaticPolicy(
      realm,
      sender,
      { stream_id, topic: subject },
      { act: "participate" },
    );
  const { id, ...rest } = submessage;
  realm.queues.deliver(
    { type: "submessage", submessage_id: id, ...rest },
    copyHolderIds(realm, message.id),
  );
}
