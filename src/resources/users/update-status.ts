import { changeUserSetting } from "../../realm/change-user-setting.ts";
import {
  checkEmoji,
  findEmoji,
  type EmojiChoice,
} from "../../realm/emoji-choice.ts";
import type { Realm } from "../../realm/realm.ts";
import { userAudience } from "../../realm/user-audience.ts";
import { users, type User } from "../../realm/users.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import { emojiNeedsName, nothingPassed } from "./errors.ts";

type Params = OperationContext<"update-status">["params"];

const NO_EMOJI = {
  emoji_name: "",
  emoji_code: "",
  reaction_type: "unicode_emoji",
} as const;

/**
 * Sets the caller's status: a text, an emoji, or away, the old word for being hidden. Empty values clear.
 *
 * Params: status_text; away; emoji_name; emoji_code and reaction_type, found by name when left out.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for a long text, when nothing is given, for an emoji without name, or one that does not exist.
 * Source: organization 3.15; events 4.11.
 */
export const updateStatus = defineOperation(
  "update-status",
  async ({ realm, caller, params }) => {
    const { status_text, away } = params;
    if (
      status_text === undefined &&
      away === undefined &&
      params.emoji_name === undefined
    )
      throw nothingPassed();
    const emoji = toEmoji(realm, params);

    if (away !== undefined && caller.settings.presence_enabled === away)
      await changeUserSetting(realm, caller, "presence_enabled", !away);
    const changes = {
      ...(status_text !== undefined && { status_text }),
      ...emoji,
    };
    const user = await storeStatus(realm, caller, changes);
    realm.queues.deliver(
      {
        type: "user_status",
        user_id: user.user_id,
        ...(away !== undefined && { away }),
        ...changes,
      },
      userAudience(realm, user),
    );
    return {};
  },
);

function toEmoji(
  realm: Realm,
  { emoji_name, emoji_code, reaction_type }: Params,
): EmojiChoice | undefined {
  if (emoji_name === "") return NO_EMOJI;
  if (emoji_name === undefined) {
    if (emoji_code !== undefined || reaction_type !== undefined)
      throw emojiNeedsName();
    return undefined;
  }
  if (emoji_code !== undefined && reaction_type !== undefined)
    return requireAllowed(
      checkEmoji(realm, { emoji_name, emoji_code, reaction_type }),
    );
  const found = requireAllowed(findEmoji(realm, emoji_name));
  return requireAllowed(
    checkEmoji(realm, {
      emoji_name,
      emoji_code: emoji_code ?? found.emoji_code,
      reaction_type: reaction_type ?? found.reaction_type,
    }),
  );
}

/** What is empty is left out; being away is a setting. Source: events 1.13, user_status. */
async function storeStatus(
  realm: Realm,
  { user_id, status }: User,
  changes: Partial<EmojiChoice> & { status_text?: string },
): Promise<User> {
  const { status_text, ...emoji } = { ...status, ...changes };
  return await realm.open(users).update(user_id, (draft) => {
    draft.status = {
      ...(status_text && { status_text }),
      ...(emoji.emoji_name && emoji),
    };
  });
}
