import { customEmoji } from "../../realm/custom-emoji.ts";
import { announceEmoji } from "../../realm/emoji-object.ts";
import { isAdministrator } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import { notTheAuthor, unknownEmoji } from "./errors.ts";

/**
 * Takes a custom emoji out of use; record and picture stay, and the name is free again.
 *
 * Params: emoji_name, exactly as stored.
 * Returns: the envelope only.
 * Errors: 404 BAD_REQUEST for an unknown emoji; BAD_REQUEST for who is neither administrator nor its author.
 * Source: organization 9.
 */
export const deactivateCustomEmoji = defineOperation(
  "deactivate-custom-emoji",
  async ({ realm, caller, params: { emoji_name } }) => {
    const emoji = realm.open(customEmoji).firstBy("active_name", emoji_name);
    if (!emoji) throw unknownEmoji(emoji_name);
    if (!isAdministrator(caller) && emoji.author_id !== caller.user_id)
      throw notTheAuthor();
    await realm.open(customEmoji).update(emoji.id, (draft) => {
      draft.deactivated = true;
    });
    announceEmoji(realm);
    return {};
  },
);
