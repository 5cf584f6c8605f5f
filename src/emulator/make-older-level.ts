import { OlderLevel } from "../feature-levels/apply.ts";
import type { Realm } from "../realm/realm.ts";
import { streamEmailAddress } from "../realm/stream-email.ts";
import { streams } from "../realm/streams.ts";
import { apiEmail } from "../realm/user-access.ts";
import { users } from "../realm/users.ts";
import { VERSION } from "../realm/version.ts";
import { UsageError } from "../usage-error.ts";

const { zulip_feature_level: NEWEST } = VERSION;

/**
 * What makes a realm speak as an older server.
 *
 * Errors: UsageError `BAD_REALM` for a level that does not exist.
 */
export function makeOlderLevel(realm: Realm, level: number): OlderLevel {
  requireFeatureLevel(level);
  return new OlderLevel(level, {
    streamEmailAddress: (id) => {
      const stream = realm.open(streams).get(id);
      return stream && streamEmailAddress(realm, stream);
    },
    fullName: (id) => realm.open(users).get(id)?.full_name,
    apiEmail: (id) => {
      const user = realm.open(users).get(id);
      return user && apiEmail(realm, user);
    },
  });
}

/** Chosen: 0 is a server from before the first level, which does not say one. Source: feature levels 1. */
function requireFeatureLevel(level: number): void {
  if (Number.isInteger(level) && level >= 0 && level <= NEWEST) return;
  throw new UsageError("BAD_REALM", [
    {
      message: `${level} is not a feature level`,
      remedy: `write a whole number from 0 to ${NEWEST}`,
    },
  ]);
}
