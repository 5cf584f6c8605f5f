import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { canAccessUser, restrictsGuests } from "./user-access.ts";
import { toUserObject } from "./user-object.ts";
import { isBot, isGuest, users, type User } from "./users.ts";

/** Whom of some people the restricted guests among them saw at one moment; empty where guests see everybody. */
export interface GuestSight {
  readonly people: readonly number[];
  /** Ids of those seen, by the guest's id. */
  readonly seen: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Notes whom each guest sees, to tell afterwards what a change of streams or conversations did to that. */
export function noteGuestSight(
  realm: Realm,
  among?: readonly number[],
): GuestSight {
  if (!restrictsGuests(realm)) return { people: [], seen: new Map() };
  const table = realm.open(users);
  const people = (among ?? activeUserIds(realm)).slice();
  const guests = people
    .map((id) => table.require(id))
    .filter((user) => isGuest(user) && user.is_active);
  return {
    people,
    seen: new Map(
      guests.map((guest) => [
        guest.user_id,
        new Set(
          people.filter((id) => canAccessUser(realm, guest, table.require(id))),
        ),
      ]),
    ),
  };
}

/**
 * Tells restricted guests whom they have come to know, and whom they know no longer.
 *
 * Source: events 4.9, `realm_user` `add` and `remove`, and 5.1; organization 3.6.
 */
export function announceGuestSight(
  realm: Realm,
  { people, seen }: GuestSight,
): void {
  const table = realm.open(users);
  for (const [guestId, before] of seen) {
    const guest = table.require(guestId);
    for (const id of people) {
      const user = table.require(id);
      const sees = canAccessUser(realm, guest, user);
      if (sees === before.has(id)) continue;
      realm.queues.deliver(
        sees ? userAdd(realm, user, guest) : userRemove(user),
        [guestId],
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

/** Says that the recipient does not know a user any more. */
export function userRemove({ user_id }: User) {
  return {
    type: "realm_user",
    op: "remove",
    person: { user_id, full_name: "Unknown user" },
  };
}
