import { userRemove } from "./guest-sight.ts";
import type { Realm } from "./realm.ts";
import { canAccessUser } from "./user-access.ts";
import { userAudience } from "./user-audience.ts";
import { announceBotChange, announceUserChange } from "./user-events.ts";
import { isBot, users, type User } from "./users.ts";

/**
 * Ends an account, its active bots first. Subscriptions, groups, profile, messages, key and queues stay; the account
 * gets no events any more and cannot poll, so its queues expire by themselves.
 *
 * Source: organization 3.12, events 5.12.
 */
export async function deactivateUser(realm: Realm, user: User): Promise<void> {
  const bots = realm
    .open(users)
    .by("bot_owner_id", user.user_id)
    .filter((bot) => bot.is_active);
  for (const bot of bots) await deactivateOne(realm, bot);
  await deactivateOne(realm, user);
}

async function deactivateOne(realm: Realm, user: User): Promise<void> {
  const table = realm.open(users);
  const knew = userAudience(realm, user).filter((id) => id !== user.user_id);
  const ended = await table.update(user.user_id, (draft) => {
    draft.is_active = false;
  });
  const know = (id: number) => canAccessUser(realm, table.require(id), ended);
  announceUserChange(realm, ended, { is_active: false }, knew.filter(know));
  // Restricted guests who shared only streams with the account do not know it any more.
  const lost = knew.filter((id) => !know(id));
  realm.queues.deliver(userRemove(ended), lost);
  if (isBot(ended)) announceBotChange(realm, ended, { is_active: false });
}
