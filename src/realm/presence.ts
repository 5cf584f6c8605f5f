import { activeUsers } from "./people.ts";
import type { Realm } from "./realm.ts";
import { apiEmail } from "./user-access.ts";
import type { User } from "./users.ts";

const TWO_WEEKS_SECONDS = 14 * 86_400;
/** Time after which somebody who was active counts as idle. */
const ACTIVE_SECONDS = 140;

/** People seen in the last two weeks, by API email. Source: events 1.13, presences. */
export function legacyPresences(
  realm: Realm,
): Record<string, ReturnType<typeof toLegacyPresence>> {
  return Object.fromEntries(
    recentlySeen(realm).map((user) => [
      apiEmail(realm, user),
      toLegacyPresence(user),
    ]),
  );
}

/** The same in the slim form, by id. Source: events 1.13, presences. */
export function slimPresences(
  realm: Realm,
): Record<string, NonNullable<User["presence"]>> {
  return Object.fromEntries(
    recentlySeen(realm).map(({ user_id, presence }) => [user_id, presence!]),
  );
}

function recentlySeen(realm: Realm): User[] {
  const since = realm.clock.seconds() - TWO_WEEKS_SECONDS;
  return activeUsers(realm).filter(
    ({ presence }) =>
      presence &&
      Math.max(presence.active_timestamp, presence.idle_timestamp) >= since,
  );
}

/** Source: events 1.13. */
export function toLegacyPresence({ presence }: User) {
  const active = presence?.active_timestamp ?? 0;
  const idle = presence?.idle_timestamp ?? 0;
  const isActive = active >= idle - ACTIVE_SECONDS && active > 0;
  const last = {
    client: "website",
    status: isActive ? ("active" as const) : ("idle" as const),
    timestamp: Math.max(active, idle),
  };
  return { aggregated: last, website: { ...last, pushable: false } };
}
