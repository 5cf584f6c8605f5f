import type { ApiError } from "../protocol/api-error.ts";
import type { Answer } from "../protocol/call.ts";
import { errorFields } from "../protocol/envelope.ts";
import { writeObjectBytes } from "../realm/json-bytes.ts";
import { writeObject } from "../realm/json-text.ts";

/** Headers of every answer under `/api`. Source: platform 2.4. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization",
  "Access-Control-Allow-Methods": "GET, POST, DELETE, PUT, PATCH, HEAD",
} as const;

const UNSHARED = {
  Vary: "Accept-Language",
  "Content-Language": "en",
  "X-Frame-Options": "DENY",
} as const;

const COMMON = { ...CORS, ...UNSHARED } as const;

/** Source: platform 4.1. */
const UNCACHED = {
  "Cache-Control": "max-age=0, no-cache, no-store, must-revalidate, private",
} as const;

/** Source: platform 4.1. Chosen: no `Expires`, which says the same with a date. */
const SUCCESS_HEADERS = {
  "Content-Type": "application/json",
  ...COMMON,
  "X-Content-Type-Options": "nosniff",
  ...UNCACHED,
} as const;

/** A 200 with these fields; the text ends with a newline, as the reference's does. */
export function successAnswer(
  fields: Readonly<Record<string, unknown>>,
): Answer {
  return {
    status: 200,
    headers: SUCCESS_HEADERS,
    body: writeObjectBytes(fields, "\n") ?? `${writeObject(fields)}\n`,
  };
}

/** A refusal; a 401 of HTTP Basic names the scheme. */
export function errorAnswer(error: ApiError): Answer {
  return {
    status: error.status,
    headers: {
      "Content-Type": "application/json",
      ...COMMON,
      ...(error.code === "UNAUTHORIZED" && {
        "WWW-Authenticate": 'Basic realm="zulip"',
      }),
      ...(error.extra["retry-after"] !== undefined && {
        "Retry-After": String(error.extra["retry-after"]),
      }),
    },
    body: `${writeObject(errorFields(error))}\n`,
  };
}

/** The path whose methods the reference's proxy knows by itself. Source: platform 2.4. */
const PROXIED = "/api/v1/events";

/** Paths that take no `OPTIONS`. Source: platform 2.4. */
const WITHOUT_OPTIONS = ["/api/v1/server_settings", "/api/v1/fetch_api_key"];

/** Known path, wrong method; JSON under an HTML content type, without `code`. Source: platform 2.3, 2.4. */
export function wrongMethodAnswer(
  path: string,
  allowed: readonly string[],
): Answer {
  return {
    status: 405,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      ...(path === PROXIED ? UNSHARED : COMMON),
      ...UNCACHED,
      Allow: allowed.join(", "),
    },
    body: JSON.stringify({
      result: "error",
      msg: "Method Not Allowed",
      allowed_methods: allowed,
    }),
  };
}

/** Answer to `OPTIONS`, a browser's preflight included. Source: platform 2.4. */
export function optionsAnswer(
  path: string,
  allowed: readonly string[],
): Answer {
  if (WITHOUT_OPTIONS.includes(path)) return wrongMethodAnswer(path, allowed);
  const isProxied = path === PROXIED;
  const methods = (isProxied ? allowed : allowed.toSorted()).join(", ");
  return {
    status: 204,
    headers: {
      ...COMMON,
      ...(isProxied && { "Access-Control-Allow-Methods": methods }),
      ...UNCACHED,
      Allow: methods,
    },
    body: "",
  };
}

/** Our own failure, never dressed as a refusal. */
export function failureAnswer(msg: string): Answer {
  return {
    status: 500,
    headers: { "Content-Type": "application/json", ...COMMON },
    body: `${writeObject({ result: "error", msg })}\n`,
  };
}

/** An operation of the document that nothing serves. */
export function notImplementedAnswer(operationId: string): Answer {
  return {
    status: 501,
    headers: { "Content-Type": "application/json", ...COMMON },
    body: `${writeObject({
      result: "error",
      msg: `The operation ${operationId} is documented but not emulated`,
      code: "NOT_IMPLEMENTED",
    })}\n`,
  };
}
