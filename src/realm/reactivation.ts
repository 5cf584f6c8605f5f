import { toBotRecord } from "./bot-object.ts";
import { armPromotion } from "./full-members.ts";
import { activeUserIds, isActive } from "./people.ts";
import { announcePeer } from "./peer-events.ts";
import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import { subscriptions } from "./subscriptions.ts";
import { botAudience } from "./user-audience.ts";
import { announceBotChange, announceUserChange } from "./user-events.ts";
import { isAdministrator, isBot, users, type User } from "./users.ts";

/**
 * Gives an account back with its role and subscriptions. A bot whose owner is gone becomes the caller's.
 *
 * Source: organization 3.13.
 */
export async function reactivateUser(
  realm: Realm,
  account: User,
  caller: User,
): Promise<void> {
  const orphaned =
    isBot(account) &&
    account.bot_owner_id !== null &&
    !isActive(realm, account.bot_owner_id);
  const user = await realm.open(users).update(account.user_id, (draft) => {
    draft.is_active = true;
    if (orphaned) draft.bot_owner_id = caller.user_id;
  });
  armPromotion(realm);
  announceUserChange(realm, user, { is_active: true }, activeUserIds(realm));
  if (isBot(user)) announceBotChange(realm, user, { is_active: true });
  if (orphaned) announceNewOwner(realm, user, caller);
  announcePeer(realm, "peer_add", user.user_id, streamsOf(realm, user));
}

/** An owner who is no administrator did not know the bot before. Source: events 4.9. */
function announceNewOwner(realm: Realm, bot: User, owner: User): void {
  const others = botAudience(realm, bot).filter((id) => id !== owner.user_id);
  if (!isAdministrator(owner)) {
    realm.queues.deliver(
      { type: "realm_bot", op: "add", bot: toBotRecord(realm, bot) },
      [owner.user_id],
    );
  }
  announceBotChange(
    realm,
    bot,
    { owner_id: owner.user_id },
    isAdministrator(owner) ? botAudience(realm, bot) : others,
  );
  announceUserChange(
    realm,
    bot,
    { bot_owner_id: owner.user_id },
    activeUserIds(realm),
  );
}

function streamsOf(realm: Realm, { user_id }: User) {
  const table = realm.open(streams);
  return realm
    .open(subscriptions)
    .by("active_of_user", user_id)
    .map(({ stream_id }) => table.require(stream_id))
    .filter((stream) => !stream.deactivated);
}
