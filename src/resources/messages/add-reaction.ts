import {
  checkEmoji,
  findEmoji,
  type EmojiChoice,
} from "../../realm/emoji-choice.ts";
import type { Message } from "../../realm/messages.ts";
import { addReaction as add, findReaction } from "../../realm/reactions.ts";
import type { Realm } from "../../realm/realm.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { reactionAlreadyExists } from "./errors.ts";
import { requireMessage } from "./find-message.ts";
import { toReactionType } from "./reaction-type.ts";

/**
 * Adds the caller's reaction to a message; any reader may react.
 *
 * Params: message_id; emoji_name; emoji_code and reaction_type, looked up by name when absent.
 * Returns: the envelope only.
 * Errors: REACTION_ALREADY_EXISTS; BAD_REQUEST for an emoji that does not exist or whose name, code and type differ.
 * Source: messages 12. The extra emoji's type: decisions.
 */
export const addReaction = defineOperation(
  "add-reaction",
  async ({ realm, caller, params }) => {
    const message = requireMessage(realm, caller, params.message_id);
    const choice = complete(realm, params);
    if (findReaction(message, caller.user_id, choice))
      throw reactionAlreadyExists();
    const emoji = requireAllowed(
      adopt(message, choice) ?? checkEmoji(realm, choice),
    );
    await add(realm, caller, message, emoji);
    return {};
  },
);

/** Where code or type is missing, an unknown name is refused. */
function complete(
  realm: Realm,
  {
    emoji_name,
    emoji_code,
    reaction_type,
  }: {
    emoji_name: string;
    emoji_code?: string | undefined;
    reaction_type?: string | undefined;
  },
): EmojiChoice {
  if (emoji_code !== undefined && reaction_type !== undefined)
    return {
      emoji_name,
      emoji_code,
      reaction_type: toReactionType(realm, reaction_type),
    };
  const found = requireAllowed(findEmoji(realm, emoji_name));
  return {
    emoji_name,
    emoji_code: emoji_code ?? found.emoji_code,
    reaction_type: toReactionType(realm, reaction_type ?? found.reaction_type),
  };
}

/** Who joins somebody's reaction takes its name, and nothing more is checked. */
function adopt(message: Message, choice: EmojiChoice): EmojiChoice | undefined {
  const earlier = message.reactions.find(
    ({ emoji_code, reaction_type }) =>
      emoji_code === choice.emoji_code &&
      reaction_type === choice.reaction_type,
  );
  return earlier && { ...choice, emoji_name: earlier.emoji_name };
}
