import { markRead } from "../../realm/mark-read.ts";
import { messages } from "../../realm/messages.ts";
import type { Realm } from "../../realm/realm.ts";
import { canAccessUser } from "../../realm/user-access.ts";
import { users, type User } from "../../realm/users.ts";
import { insufficientPermission, noSuchUser } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { alreadyMuted, cannotMuteSelf } from "./errors.ts";
import { isMuted, setMuted } from "./muted-users.ts";

/**
 * Mutes somebody: the person's unread messages count as read, and so will new ones.
 *
 * Params: muted_user_id; bots and deactivated people may be muted.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for oneself, an unknown user, one who is hidden from a restricted guest, one who is muted.
 * Source: organization 3.16; events 4.6.
 */
export const muteUser = defineOperation(
  "mute-user",
  async ({ realm, caller, params: { muted_user_id: id } }) => {
    if (id === caller.user_id) throw cannotMuteSelf();
    const user = realm.open(users).get(id);
    if (!user || user.is_system_bot) throw noSuchUser();
    if (!canAccessUser(realm, caller, user)) throw insufficientPermission();
    if (isMuted(caller, id)) throw alreadyMuted();
    markRead(realm, caller.user_id, unreadFrom(realm, caller, id));
    await setMuted(realm, caller, [
      ...caller.muted_users,
      { id, timestamp: realm.clock.seconds() },
    ]);
    return {};
  },
);

function unreadFrom(realm: Realm, { user_id }: User, senderId: number) {
  return realm
    .copies(user_id)
    .unreadIds()
    .filter((id) => realm.open(messages).require(id).sender_id === senderId);
}
