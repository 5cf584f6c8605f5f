import type { Answer } from "../protocol/call.ts";

/** Statuses whose responses have no body. */
const BODILESS = [101, 204, 205, 304];

/** An answer as a `Response`, as it is when nothing happens on the wire. */
export function toResponse({
  status,
  headers,
  body,
  stream,
}: Answer): Response {
  const content = BODILESS.includes(status)
    ? null
    : (stream ?? (body as BodyInit));
  return new Response(content, { status, headers });
}
