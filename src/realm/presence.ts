import { activeUsers } from "./people.ts";
import type { Realm } from "./realm.ts";
import { apiEmail } from "./user-access.ts";
import type { User } from "./users.ts";

const TWO_WEEKS_SECONDS = 14 * 86_400;
/** Time after which somebody who was active counts as idle. */
const ACTIVE_SECONDS = 140;

/** People seen in the last two weeks, by id (slim) or by API email. Source: events 1.13, presences. */
export function toPresences(
  realm: Realm,
  { slim }: { slim: boolean },
): Record<string, unknown> {
  const since = realm.clock.seconds() - TWO_WEEKS_SECONDS;
  const presences: Record<string, unknown> = {};
  for (const user of activeUsers(realm)) {
    const { presence } = user;
    if (
      !presence ||
      Math.max(presence.active_timestamp, presence.idle_timestamp) < since
    )
      continue;
    if (slim) presences[user.user_id] = presence;
    else presences[apiEmail(realm, user)] = toLegacyPresence(user);
  }
  return presences;
}

/** Source: events 1.13. */
export function toLegacyPresence({ presence }: User) {
  const active = presence?.active_timestamp ?? 0;
  const idle = presence?.idle_timestamp ?? 0;
  const isActive = active >= idle - ACTIVE_SECONDS && active > 0;
  const last = {
    client: "website",
    status: isActive ? "active" : "idle",
    timestamp: Math.max(active, idle),
  };
  return { aggregated: last, website: { ...last, pushable: false } };
}
