import { getSystemGroup } from "./group-membership.ts";
import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { groupRecipients } from "./recipients.ts";
import { messages } from "./messages.ts";
import { subscriptions } from "./subscriptions.ts";
import {
  isAdministrator,
  isBot,
  isGuest,
  isModerator,
  users,
  type User,
} from "./users.ts";

/** Who sees a person's real email. Source: organization 3.2. */
export const EMAIL_VISIBILITY = {
  EVERYONE: 1,
  MEMBERS: 2,
  ADMINISTRATORS: 3,
  NOBODY: 4,
  MODERATORS: 5,
} as const;

/** The email by which the interface names a user: the real one, or an address that gives nothing away. */
export function apiEmail(realm: Realm, user: User): string {
  return isEmailPublic(user)
    ? user.delivery_email
    : hiddenEmail(realm, user.user_id);
}

/** Whether everybody may see the real email. */
export function isEmailPublic(user: User): boolean {
  return (
    user.settings.email_address_visibility === EMAIL_VISIBILITY.EVERYONE ||
    isBot(user)
  );
}

/** The API email of somebody whose real one not everybody may see. */
export function hiddenEmail(realm: Realm, userId: number): string {
  return `user${userId}@${getOrganization(realm).host}`;
}

/** Whether `viewer` may see the real email of `user`. Source: organization 3.2. */
export function canSeeDeliveryEmail(viewer: User, user: User): boolean {
  if (viewer.user_id === user.user_id || isBot(user)) return true;
  switch (user.settings.email_address_visibility) {
    case EMAIL_VISIBILITY.EVERYONE:
      return true;
    case EMAIL_VISIBILITY.MEMBERS:
      return !isGuest(viewer);
    case EMAIL_VISIBILITY.MODERATORS:
      return isModerator(viewer);
    case EMAIL_VISIBILITY.ADMINISTRATORS:
      return isAdministrator(viewer);
    default:
      return false;
  }
}

/** Whether the organization keeps guests from seeing everybody. Source: organization 3.6. */
export function restrictsGuests(realm: Realm): boolean {
  return (
    getOrganization(realm).can_access_all_users_group ===
    getSystemGroup(realm, "role:members").id
  );
}

/**
 * Whether a viewer may know who a user is; only guests of a restricting organization may not know everybody.
 *
 * Source: organization 3.6.
 */
export function canAccessUser(realm: Realm, viewer: User, user: User): boolean {
  if (
    !isGuest(viewer) ||
    viewer.user_id === user.user_id ||
    isBot(user) ||
    !restrictsGuests(realm)
  )
    return true;
  return (
    (user.is_active && sharesConversation(realm, viewer, user)) ||
    haveWrittenToEachOther(realm, viewer, user)
  );
}

function sharesConversation(realm: Realm, viewer: User, user: User): boolean {
  const table = realm.open(subscriptions);
  const together = table
    .by("active_of_user", viewer.user_id)
    .some(({ stream_id }) =>
      table
        .by("pair", `${user.user_id}:${stream_id}`)
        .some(({ active }) => active),
    );
  return (
    together ||
    realm
      .open(groupRecipients)
      .by("member", viewer.user_id)
      .some(({ user_ids }) => user_ids.includes(user.user_id))
  );
}

function haveWrittenToEachOther(
  realm: Realm,
  viewer: User,
  user: User,
): boolean {
  const pair = [viewer.user_id, user.user_id]
    .toSorted((a, b) => a - b)
    .join(",");
  return realm.open(messages).idsBy("conversation", pair).length > 0;
}

/** A user of the organization or one of the server's own bots, by API email, case and outer space ignored. */
export function findUserByApiEmail(
  realm: Realm,
  email: string,
): User | undefined {
  const wanted = email.trim().toLowerCase();
  const table = realm.open(users);
  const byRealEmail = table
    .by("delivery_email", wanted)
    .find((user) => apiEmail(realm, user).toLowerCase() === wanted);
  if (byRealEmail) return byRealEmail;
  const hidden = /^user(\d+)@/.exec(wanted);
  const user = hidden ? table.get(Number(hidden[1])) : undefined;
  return user && apiEmail(realm, user).toLowerCase() === wanted
    ? user
    : undefined;
}
