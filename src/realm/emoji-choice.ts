import { findEmojiCode, findEmojiName } from "../markdown/emoji.ts";
import { customEmoji } from "./custom-emoji.ts";
import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";

/** An emoji as clients name it in full. */
export interface EmojiChoice {
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
}

/** The one emoji that is neither Unicode nor custom. */
const EXTRA_EMOJI = "zulip";
const EXTRA_TYPES = ["service_extra_emoji", "zulip_extra_emoji"];

/** The emoji of a name: custom ones first, then the extra one, then Unicode. Source: organization 3.15. */
export function findEmoji(
  realm: Realm,
  emoji_name: string,
): EmojiChoice | Refusal {
  const custom = realm.open(customEmoji).firstBy("active_name", emoji_name);
  if (custom)
    return {
      emoji_name,
      emoji_code: String(custom.id),
      reaction_type: "realm_emoji",
    };
  if (emoji_name === EXTRA_EMOJI)
    return {
      emoji_name,
      emoji_code: EXTRA_EMOJI,
      reaction_type: getOrganization(realm).extra_emoji_type,
    };
  const emoji_code = findEmojiCode(emoji_name);
  return emoji_code === undefined
    ? refusal(`Emoji '${emoji_name}' does not exist`)
    : { emoji_name, emoji_code, reaction_type: "unicode_emoji" };
}

/**
 * The emoji that a client named by name, code and type, checked against each other.
 *
 * Source: organization 3.15, the emoji texts. Both words for the extra type: decisions.
 */
export function checkEmoji(
  realm: Realm,
  choice: EmojiChoice,
): EmojiChoice | Refusal {
  const { emoji_name, emoji_code, reaction_type } = choice;
  if (reaction_type === "realm_emoji")
    return whyBadCustom(realm, choice) ?? choice;
  if (EXTRA_TYPES.includes(reaction_type)) {
    if (emoji_code !== EXTRA_EMOJI) return refusal("Invalid emoji code.");
    if (emoji_name !== EXTRA_EMOJI) return refusal("Invalid emoji name.");
    return {
      ...choice,
      reaction_type: getOrganization(realm).extra_emoji_type,
    };
  }
  if (reaction_type !== "unicode_emoji") return refusal("Invalid emoji type.");
  if (findEmojiName(emoji_code) === undefined)
    return refusal("Invalid emoji code.");
  return findEmojiCode(emoji_name) === emoji_code
    ? choice
    : refusal("Invalid emoji name.");
}

function whyBadCustom(
  realm: Realm,
  { emoji_name, emoji_code }: EmojiChoice,
): Refusal | undefined {
  const custom = /^\d+$/.test(emoji_code)
    ? realm.open(customEmoji).get(Number(emoji_code))
    : undefined;
  if (!custom) return refusal("Invalid custom emoji.");
  if (custom.name !== emoji_name) return refusal("Invalid custom emoji name.");
  return custom.deactivated
    ? refusal("This custom emoji has been deactivated.")
    : undefined;
}
