import { ApiError } from "../protocol/api-error.ts";

const WINDOW_SECONDS = 60;

/** What a request is told of its allowance. */
export interface Allowance {
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request is refused, when it is. */
  readonly refused: ApiError | undefined;
}

/** The reference's default, told where a rule refuses and the realm has no limit of its own. */
export const DEFAULT_REQUESTS_PER_MINUTE = 200;

/**
 * How many requests a person may make in a minute. Calls to event queues have an allowance of their own.
 *
 * Source: platform 1.7.
 */
export class RateLimits {
  readonly #accepted = new Map<number, number[]>();
  readonly #fullUntil = new Map<number, number>();

  /** Counts a request unless it is refused; times are milliseconds. */
  take(userId: number, now: number, requestsPerMinute: number): Allowance {
    const since = now - WINDOW_SECONDS * 1000;
    const log = (this.#accepted.get(userId) ?? []).filter((at) => at > since);
    this.#accepted.set(userId, log);
    if (log.length >= requestsPerMinute) {
      const oldest = log.at(-requestsPerMinute) ?? now;
      return refusedFor((oldest - since) / 1000, now, requestsPerMinute);
    }
    log.push(now);
    return {
      refused: undefined,
      headers: headersOf(
        requestsPerMinute,
        requestsPerMinute - log.length,
        now / 1000 + WINDOW_SECONDS,
      ),
    };
  }

  /** The same for calls to `/events`: each fills the bucket by its share of the window. */
  takeEvents(
    userId: number,
    now: number,
    requestsPerMinute: number,
  ): Allowance {
    const share = (WINDOW_SECONDS * 1000) / requestsPerMinute;
    const full = Math.max(this.#fullUntil.get(userId) ?? now, now) + share;
    const excess = full - now - WINDOW_SECONDS * 1000;
    if (excess > 0) return refusedFor(excess / 1000, now, requestsPerMinute);
    this.#fullUntil.set(userId, full);
    return {
      refused: undefined,
      headers: headersOf(
        requestsPerMinute,
        Math.floor((WINDOW_SECONDS * 1000 - (full - now)) / share),
        full / 1000,
      ),
    };
  }

  clear(): void {
    this.#accepted.clear();
    this.#fullUntil.clear();
  }
}

/** A refusal that names the seconds to wait, with a fraction. */
export function refusedFor(
  seconds: number,
  now: number,
  requestsPerMinute: number,
): Allowance {
  return {
    refused: new ApiError("RATE_LIMIT_HIT", "API usage exceeded rate limit", {
      status: 429,
      extra: { "retry-after": seconds },
    }),
    headers: headersOf(requestsPerMinute, 0, now / 1000 + seconds),
  };
}

function headersOf(
  limit: number,
  remaining: number,
  resetSeconds: number,
): Allowance["headers"] {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(Math.floor(resetSeconds)),
  };
}
