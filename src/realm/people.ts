import type { Realm } from "./realm.ts";
import {
  isAdministrator,
  isBot,
  isGuest,
  isOwner,
  users,
  type User,
} from "./users.ts";

/** Every active account of the organization, bots included, the server's own bots not; ascending ids. */
export function activeUserIds(realm: Realm): readonly number[] {
  return realm.open(users).idsBy("state", "active");
}

/** The same accounts as records. */
export function activeUsers(realm: Realm): User[] {
  return realm.open(users).by("state", "active");
}

/** Active accounts that are not guests. */
export function nonGuestIds(realm: Realm): number[] {
  return idsOf(activeUsers(realm).filter((user) => !isGuest(user)));
}

/** Active owners and administrators, bots with such a role included. */
export function administratorIds(realm: Realm): number[] {
  return idsOf(activeUsers(realm).filter(isAdministrator));
}

/** Active owners that are people. */
export function activeHumanOwners(realm: Realm): User[] {
  return activeUsers(realm).filter((user) => isOwner(user) && !isBot(user));
}

/** Whether there is such an account and it is active. */
export function isActive(realm: Realm, userId: number): boolean {
  return realm.open(users).get(userId)?.is_active ?? false;
}

/** One of the server's own bots. */
export function getSystemBot(realm: Realm, handle: SystemBotHandle): User {
  const bot = realm.open(users).firstBy("handle", handle);
  if (!bot) throw new Error(`realm ${realm.name} has no ${handle}`);
  return bot;
}

export type SystemBotHandle = (typeof SYSTEM_BOTS)[number]["handle"];

/** Source: events 1.10. */
export const SYSTEM_BOTS = [
  {
    handle: "email-gateway",
    full_name: "Email Gateway",
    email: "emailgateway@zulip.com",
  },
  {
    handle: "notification-bot",
    full_name: "Notification Bot",
    email: "notification-bot@zulip.com",
  },
  {
    handle: "welcome-bot",
    full_name: "Welcome Bot",
    email: "welcome-bot@zulip.com",
  },
] as const;

function idsOf(list: readonly User[]): number[] {
  return list.map((user) => user.user_id);
}
