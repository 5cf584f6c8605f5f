import { ApiError, badRequest } from "../protocol/api-error.ts";
import type { Call } from "../protocol/call.ts";

/** Source: platform 0, stage 1. */
const MAX_TARGET_LENGTH = 8190;

/** Refuses a path and query string that are too long together. */
export function requireShortTarget({ path, query }: Call): void {
  if (path.length + query.length > MAX_TARGET_LENGTH) {
    throw new ApiError("REQUEST_URI_TOO_LONG", "Request-URI is too long", {
      status: 414,
    });
  }
}

/**
 * Refuses a body that could not be read.
 *
 * Source: platform 2.6; decisions: every body is the envelope. Chosen: 400 also where the reference fails with 500, on
 * PATCH and DELETE; here a 500 is always our own failure.
 */
export function requireReadableForm({ form }: Call): void {
  if (form.problem === undefined) return;
  if (form.problem === "too-large") {
    throw new ApiError("REQUEST_TOO_LARGE", "Request body is too large", {
      status: 413,
    });
  }
  throw badRequest("Malformed request body");
}
