import { findEmoji } from "../../realm/emoji-choice.ts";
import {
  findReaction,
  removeReaction as remove,
} from "../../realm/reactions.ts";
import type { Realm } from "../../realm/realm.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { noEmoji, reactionDoesNotExist } from "./errors.ts";
import { requireMessage } from "./find-message.ts";
import { toReactionType } from "./reaction-type.ts";

/**
 * Takes away the caller's reaction to a message.
 *
 * Params: message_id; emoji_name or emoji_code; reaction_type, by default Unicode even for the name of a custom emoji.
 * Returns: the envelope only.
 * Errors: REACTION_DOES_NOT_EXIST; BAD_REQUEST for an unknown message or name.
 * Source: messages 12.
 */
export const removeReaction = defineOperation(
  "remove-reaction",
  async ({ realm, caller, params }) => {
    const { message_id, emoji_name, emoji_code, reaction_type } = params;
    const message = requireMessage(realm, caller, message_id);
    if (emoji_name === undefined && emoji_code === undefined) throw noEmoji();
    const reaction = findReaction(message, caller.user_id, {
      emoji_code: emoji_code ?? codeOf(realm, emoji_name ?? ""),
      reaction_type: toReactionType(realm, reaction_type ?? "unicode_emoji"),
    });
    if (!reaction) throw reactionDoesNotExist();
    await remove(realm, caller, message, reaction);
    return {};
  },
);

function codeOf(realm: Realm, name: string): string {
  return requireAllowed(findEmoji(realm, name)).emoji_code;
}
