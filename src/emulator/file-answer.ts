import type { Answer } from "../protocol/call.ts";

const HEADERS = {
  // Chosen: pictures may be drawn on a canvas of any page, as those of the reference's static files.
  "Access-Control-Allow-Origin": "*",
  "X-Content-Type-Options": "nosniff",
  // Chosen: a realm that starts anew has the same addresses again, maybe for other files.
  "Cache-Control": "no-cache",
} as const;

/** A file as an answer. */
export function fileAnswer(
  { contentType, bytes }: { contentType: string; bytes: Answer["body"] },
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status: 200,
    headers: { ...HEADERS, "Content-Type": contentType, ...headers },
    body: bytes,
  };
}
