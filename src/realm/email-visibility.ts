import type { Realm } from "./realm.ts";
import { apiEmail, canSeeDeliveryEmail } from "./user-access.ts";
import { userAudience } from "./user-audience.ts";
import {
  announceAvatar,
  announceNewEmail,
  announceUserChange,
} from "./user-events.ts";
import { users, type User } from "./users.ts";

/**
 * Tells those whose view of a person's email changed. Where the API email changes with it, everybody gets the new one
 * and the avatar, whose address clients no longer, or only now, work out themselves.
 *
 * Source: organization 3.15; events 4.9, `delivery_email` and `new_email`.
 */
export function announceEmailVisibility(
  realm: Realm,
  before: User,
  after: User,
): void {
  const table = realm.open(users);
  const others = userAudience(realm, after);
  const sees = (user: User) => (id: number) =>
    canSeeDeliveryEmail(table.require(id), user);
  const gained = others.filter((id) => sees(after)(id) && !sees(before)(id));
  const lost = others.filter((id) => !sees(after)(id) && sees(before)(id));
  const { delivery_email } = after;
  announceUserChange(realm, after, { delivery_email }, gained);
  announceUserChange(realm, after, { delivery_email: null }, lost);
  if (apiEmail(realm, after) === apiEmail(realm, before)) return;
  realm.appearance++;
  announceNewEmail(realm, after);
  announceAvatar(realm, after);
}
