import { activeUserIds, activeUsers } from "./people.ts";
import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import { canAccessUser, restrictsGuests } from "./user-access.ts";
import { isAdministrator, isBot, users, type User } from "./users.ts";

/** Active accounts that may know of a user: who gets its `realm_user` events. Source: events, ACCESS(user). */
export function userAudience(realm: Realm, user: User): readonly number[] {
  const everybody = activeUserIds(realm);
  if (isBot(user) || !restrictsGuests(realm)) return everybody;
  const table = realm.open(users);
  return everybody.filter((id) =>
    canAccessUser(realm, table.require(id), user),
  );
}

/**
 * Who gets a bot's `realm_bot` events: its owner and the administrators that are people, or the owner alone when the
 * bot belongs to a private stream.
 *
 * Source: events, BOTADMIN(bot).
 */
export function botAudience(realm: Realm, bot: User): number[] {
  const hidden = [
    bot.default_sending_stream_id,
    bot.default_events_stream_id,
  ].some((id) => id !== null && realm.open(streams).get(id)?.invite_only);
  return activeUsers(realm)
    .filter(
      (user) =>
        user.user_id === bot.bot_owner_id ||
        (!hidden && isAdministrator(user) && !isBot(user)),
    )
    .map((user) => user.user_id);
}
