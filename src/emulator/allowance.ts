import { getOrganization } from "../realm/organization.ts";
import type { User } from "../realm/users.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { CallReport } from "./call-report.ts";

/**
 * Counts a request of a person where the realm limits requests.
 *
 * Errors: ApiError 429 `RATE_LIMIT_HIT`.
 * Source: platform 1.7. Chosen: no limit unless the fixture states one, so that tests of many calls need not wait.
 */
export function requireAllowance(
  realm: EmulatedRealm,
  caller: User,
  report: CallReport,
): void {
  const { rate_limit_per_minute: limit } = getOrganization(realm.state);
  if (limit === null) return;
  const now = realm.state.clock.now();
  const { refused, headers } =
    report.operation?.path === "/events"
      ? realm.rateLimits.takeEvents(caller.user_id, now, limit)
      : realm.rateLimits.take(caller.user_id, now, limit);
  report.headers = headers;
  if (refused) throw refused;
}
