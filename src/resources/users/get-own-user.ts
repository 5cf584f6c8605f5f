import { avatarUrl } from "../../realm/avatars.ts";
import { toUserObject } from "../../realm/user-object.ts";
import { defineOperation } from "../operation.ts";

/**
 * The caller's own account, at top level.
 *
 * Params: none.
 * Returns: the user's fields, max_message_id, and profile_data unless the caller is a bot.
 * Errors: none of its own.
 * Source: interface, endpoint 9; organization 3.1.
 */
export const getOwnUser = defineOperation(
  "get-own-user",
  ({ realm, caller }) => ({
    ...toUserObject(realm, caller, {
      viewer: caller,
      client_gravatar: false,
      profile: true,
    }),
    delivery_email: caller.delivery_email,
    avatar_url: avatarUrl(realm, caller),
    max_message_id: realm.copies(caller.user_id).maxId(),
  }),
);
