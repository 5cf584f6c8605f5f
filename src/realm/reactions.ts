import { applyAutomaticPolicy } from "./automatic-policy.ts";
import type { EmojiChoice } from "./emoji-choice.ts";
import { messageAudience } from "./message-audience.ts";
import { FLAG } from "./message-flags.ts";
import { messages, type Message, type Reaction } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isSubscribed } from "./stream-access.ts";
import { apiEmail } from "./user-access.ts";
import type { User } from "./users.ts";

/** The person's reaction with this emoji, whatever name it was given. */
export function findReaction(
  message: Message,
  userId: number,
  { emoji_code, reaction_type }: Omit<EmojiChoice, "emoji_name">,
): Reaction | undefined {
  return message.reactions.find(
    (reaction) =>
      reaction.user_id === userId &&
      reaction.emoji_code === emoji_code &&
      reaction.reaction_type === reaction_type,
  );
}

/**
 * Adds a reaction and tells those who can read the message. Somebody without a copy gets one; reacting is taking part
 * in the topic.
 *
 * Source: messages 12, 5.2; events 4.4.
 */
export async function addReaction(
  realm: Realm,
  user: User,
  message: Message,
  emoji: EmojiChoice,
): Promise<void> {
  const { id, stream_id, subject } = message;
  const reaction = { ...emoji, user_id: user.user_id };
  const copies = realm.copies(user.user_id);
  if (copies.get(id) === undefined) copies.set(id, FLAG.read | FLAG.historical);
  const changed = await realm.open(messages).update(id, (draft) => {
    draft.reactions = [...draft.reactions, reaction];
  });
  if (stream_id !== null && isSubscribed(realm, user.user_id, stream_id))
    await applyAutomaticPolicy(
      realm,
      user,
      { stream_id, topic: subject },
      { act: "participate" },
    );
  announce(realm, user, changed, { op: "add", emoji });
}

/** Takes a reaction away and tells those who can read the message. */
export async function removeReaction(
  realm: Realm,
  user: User,
  message: Message,
  { emoji_name, emoji_code, reaction_type }: Reaction,
): Promise<void> {
  const emoji = { emoji_name, emoji_code, reaction_type };
  const changed = await realm.open(messages).update(message.id, (draft) => {
    draft.reactions = draft.reactions.filter(
      (reaction) =>
        reaction.user_id !== user.user_id ||
        reaction.emoji_code !== emoji_code ||
        reaction.reaction_type !== reaction_type,
    );
  });
  announce(realm, user, changed, { op: "remove", emoji });
}

/** Unlike in a message, the id of the deprecated `user` is `user_id` here. Source: events 4.4. */
function announce(
  realm: Realm,
  user: User,
  message: Message,
  { op, emoji }: { op: "add" | "remove"; emoji: EmojiChoice },
): void {
  const { user_id, full_name } = user;
  realm.queues.deliver(
    {
      type: "reaction",
      op,
      user_id,
      user: { user_id, email: apiEmail(realm, user), full_name },
      message_id: message.id,
      ...emoji,
    },
    messageAudience(realm, message),
  );
}
