import { allowed, refusedFor } from "../../protocol/rate-limit.ts";
import type { Realm } from "../../realm/realm.ts";
import type { Told } from "../operation.ts";

const MAX_LOGIN_ATTEMPTS = 5;

/**
 * Counts an attempt to log in by a user name, as it was written, and tells the allowance.
 *
 * Errors: ApiError 429 `RATE_LIMIT_HIT` on more than five within half an hour.
 * Source: platform 1.7 and 5.3, row 5.
 */
export function requireLoginAllowance(
  { logins, clock }: Realm,
  username: string,
  told: Told,
): void {
  const now = clock.now();
  const limit = MAX_LOGIN_ATTEMPTS;
  const { remaining, waitMilliseconds } = logins.take(username, now, limit);
  const { headers, refused } =
    waitMilliseconds === undefined
      ? allowed({
          limit,
          remaining,
          reset: (now + logins.windowMilliseconds) / 1000,
        })
      : refusedFor(waitMilliseconds / 1000, now, limit);
  told.headers = headers;
  if (refused) throw refused;
}
