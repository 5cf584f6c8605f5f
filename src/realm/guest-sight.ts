import { activeUsers } from "./people.ts";
import type { Realm } from "./realm.ts";
import { canAccessUser, restrictsGuests } from "./user-access.ts";
import { toUserObject } from "./user-object.ts";
import { isBot, isGuest, users, type User } from "./users.ts";

/** What restricted guests saw at one moment; empty where guests see everybody. */
export type GuestSight = ReadonlyMap<User, ReadonlySet<number>>;

/** Notes whom each guest sees, to tell afterwards what a change of subscriptions did to that. */
export function noteGuestSight(realm: Realm): GuestSight {
  if (!restrictsGuests(realm)) return new Map();
  const everybody = activeUsers(realm);
  return new Map(
    everybody
      .filter(isGuest)
      .map((guest) => [
        guest,
        new Set(
          everybody
            .filter((user) => canAccessUser(realm, guest, user))
            .map((user) => user.user_id),
        ),
      ]),
  );
}

/**
 * Tells restricted guests whom they have come to know, and whom they know no longer.
 *
 * Source: events 4.9, `realm_user` `add` and `remove`; organization 3.6.
 */
export function announceGuestSight(realm: Realm, before: GuestSight): void {
  const table = realm.open(users);
  for (const [{ user_id }, seen] of before) {
    const guest = table.require(user_id);
    for (const user of activeUsers(realm)) {
      const sees = canAccessUser(realm, guest, user);
      if (sees === seen.has(user.user_id)) continue;
      realm.queues.deliver(
        sees ? userAdd(realm, user, guest) : userRemove(user),
        [user_id],
      );
    }
  }
}

function userAdd(realm: Realm, user: User, viewer: User) {
  const person = toUserObject(realm, user, {
    viewer,
    client_gravatar: false,
    profile: false,
  });
  return {
    type: "realm_user",
    op: "add",
    person: { ...person, ...(!isBot(user) && { profile_data: {} }) },
  };
}

function userRemove({ user_id }: User) {
  return {
    type: "realm_user",
    op: "remove",
    person: { user_id, full_name: "Unknown user" },
  };
}
