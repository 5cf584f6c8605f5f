import { ApiError } from "./api-error.ts";

/** What a request is told of its allowance. */
export interface Allowance {
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request is refused, when it is. */
  readonly refused: ApiError | undefined;
}

/** An allowance from which a request was taken; `reset` is in UNIX seconds. Source: platform 1.7. */
export function allowed({
  limit,
  remaining,
  reset,
}: {
  limit: number;
  remaining: number;
  reset: number;
}): Allowance {
  return { refused: undefined, headers: headersOf(limit, remaining, reset) };
}

/** A refusal that names the seconds to wait, with a fraction; `now` is in milliseconds. Source: platform 1.7. */
export function refusedFor(
  seconds: number,
  now: number,
  limit: number,
): Allowance {
  return {
    refused: new ApiError("RATE_LIMIT_HIT", "API usage exceeded rate limit", {
      status: 429,
      extra: { "retry-after": seconds },
    }),
    headers: headersOf(limit, 0, now / 1000 + seconds),
  };
}

function headersOf(
  limit: number,
  remaining: number,
  reset: number,
): Allowance["headers"] {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(Math.floor(reset)),
  };
}
