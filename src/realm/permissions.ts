import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import {
  isAdministrator,
  isGuest,
  isModerator,
  isOwner,
  ROLE,
  type User,
} from "./users.ts";

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * The numbers of most policies: who passes.
 *
 * Source: organization 1.4.
 */
export const POLICY = {
  MEMBERS: 1,
  ADMINISTRATORS: 2,
  FULL_MEMBERS: 3,
  MODERATORS: 4,
  EVERYONE: 5,
  NOBODY: 6,
  OWNERS: 7,
} as const;

/** Below moderator, and joined less than `waiting_period_threshold` whole days ago. */
export function isNewMember(realm: Realm, user: User): boolean {
  if (isModerator(user)) return false;
  const days = Math.floor(
    (realm.clock.now() - user.date_joined) / MILLISECONDS_PER_DAY,
  );
  return days < getOrganization(realm).settings.waiting_period_threshold;
}

/** A member, neither more nor less, who is not new. */
export function isFullMember(realm: Realm, user: User): boolean {
  return user.role === ROLE.MEMBER && !isNewMember(realm, user);
}

/** Source: organization 1.4, evaluation. */
export function meetsPolicy(realm: Realm, user: User, policy: number): boolean {
  if (policy === POLICY.NOBODY) return false;
  if (policy === POLICY.EVERYONE || isOwner(user)) return true;
  if (policy === POLICY.OWNERS) return false;
  if (isAdministrator(user)) return true;
  if (policy === POLICY.ADMINISTRATORS) return false;
  if (isModerator(user)) return true;
  if (policy === POLICY.MODERATORS || isGuest(user)) return false;
  return policy === POLICY.MEMBERS || !isNewMember(realm, user);
}

/**
 * `wildcard_mention_policy` has numbers of its own.
 *
 * Source: messages 4.7.
 */
export function meetsWildcardPolicy(
  realm: Realm,
  user: User,
  policy: number,
): boolean {
  switch (policy) {
    case 1:
      return true;
    case 2:
      return !isGuest(user);
    case 3:
      return (
        isAdministrator(user) || (!isGuest(user) && !isNewMember(realm, user))
      );
    case 5:
      return isAdministrator(user);
    case 7:
      return isModerator(user);
    default:
      return false;
  }
}
