import { activeUserIds } from "./people.ts";
import { toLegacyPresence } from "./presence.ts";
import type { Realm } from "./realm.ts";
import { apiEmail } from "./user-access.ts";
import { users, type User } from "./users.ts";

/** Larger organizations get no presence events. Source: events 4.11. */
const MAX_USERS_FOR_EVENTS = 100;
/** Time without being active after which activity is news. Source: events 4.11. */
const NEWS_SECONDS = 130;
/** A person who hides is told to have been seen this long ago. Source: organization 3.15, offline. */
const OFFLINE_SECONDS = 200;

/** Notes that a person is there, and tells everybody when that is news. Source: events 4.11, `presence`. */
export async function recordPresence(
  realm: Realm,
  before: User,
  status: "active" | "idle",
): Promise<void> {
  const now = realm.clock.seconds();
  const active = before.presence?.active_timestamp ?? 0;
  const user = await setPresence(realm, before, {
    active_timestamp: status === "active" ? now : active,
    idle_timestamp: now,
  });
  const isNews = status === "active" && now - active > NEWS_SECONDS;
  if (!before.presence || isNews) announcePresence(realm, user);
}

/** Somebody who switches presence on is active now; who switches it off looks gone. Source: events 4.11. */
export async function forcePresence(realm: Realm, before: User): Promise<void> {
  const { presence_enabled } = before.settings;
  const at = realm.clock.seconds() - (presence_enabled ? 0 : OFFLINE_SECONDS);
  const user = await setPresence(realm, before, {
    active_timestamp: at,
    idle_timestamp: at,
  });
  announcePresence(realm, user);
}

async function setPresence(
  realm: Realm,
  { user_id }: User,
  presence: NonNullable<User["presence"]>,
): Promise<User> {
  return await realm.open(users).update(user_id, (draft) => {
    draft.presence = presence;
  });
}

function announcePresence(realm: Realm, user: User): void {
  const everybody = activeUserIds(realm);
  if (everybody.length > MAX_USERS_FOR_EVENTS) return;
  const { website } = toLegacyPresence(user);
  realm.queues.deliver(
    {
      type: "presence",
      user_id: user.user_id,
      email: apiEmail(realm, user),
      server_timestamp: realm.clock.now() / 1000,
      presence: { website },
    },
    everybody,
  );
}
