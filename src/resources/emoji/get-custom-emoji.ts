import { customEmoji } from "../../realm/custom-emoji.ts";
import { toEmojiMap } from "../../realm/emoji-object.ts";
import { defineOperation } from "../operation.ts";

/**
 * Every custom emoji by id, deactivated ones too.
 *
 * Params: none.
 * Returns: emoji.
 * Errors: none of its own.
 * Source: organization 9.
 */
export const getCustomEmoji = defineOperation(
  "get-custom-emoji",
  ({ realm }) => ({ emoji: toEmojiMap(realm.open(customEmoji).all()) }),
);
