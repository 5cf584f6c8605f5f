import { allowed, refusedFor, type Allowance } from "../protocol/rate-limit.ts";
import { SlidingLog } from "../realm/sliding-log.ts";

const WINDOW_SECONDS = 60;

/** The reference's default, told where a rule refuses and the realm has no limit of its own. */
export const DEFAULT_REQUESTS_PER_MINUTE = 200;

/**
 * How many requests a person may make in a minute. Calls to event queues have an allowance of their own.
 *
 * Source: platform 1.7.
 */
export class RateLimits {
  readonly #log = new SlidingLog<number>(WINDOW_SECONDS * 1000);
  readonly #fullUntil = new Map<number, number>();

  /** Counts a request unless it is refused; times are milliseconds. */
  take(userId: number, now: number, limit: number): Allowance {
    const { remaining, waitMilliseconds } = this.#log.take(userId, now, limit);
    if (waitMilliseconds !== undefined)
      return refusedFor(waitMilliseconds / 1000, now, limit);
    return allowed({ limit, remaining, reset: now / 1000 + WINDOW_SECONDS });
  }

  /** The same for calls to `/events`: each fills the bucket by its share of the window. */
  takeEvents(userId: number, now: number, limit: number): Allowance {
    const share = (WINDOW_SECONDS * 1000) / limit;
    const full = Math.max(this.#fullUntil.get(userId) ?? now, now) + share;
    const excess = full - now - WINDOW_SECONDS * 1000;
    if (excess > 0) return refusedFor(excess / 1000, now, limit);
    this.#fullUntil.set(userId, full);
    return allowed({
      limit,
      remaining: Math.floor((WINDOW_SECONDS * 1000 - (full - now)) / share),
      reset: full / 1000,
    });
  }

  clear(): void {
    this.#log.clear();
    this.#fullUntil.clear();
  }
}
