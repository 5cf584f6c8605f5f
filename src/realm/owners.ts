import { activeHumanOwners } from "./people.ts";
import type { Realm } from "./realm.ts";
import type { User } from "./users.ts";

/** Whether the organization has no other active owner that is a person. Source: organization 3.10, 3.11. */
export function isOnlyOwner(realm: Realm, user: User): boolean {
  const owners = activeHumanOwners(realm);
  return owners.length === 1 && owners[0]!.user_id === user.user_id;
}
