import { invalidAnchor, missingAnchor } from "./errors.ts";

/** Beyond every message: the anchor of `newest`. Source: messages 1.3. */
export const LARGEST_ANCHOR = 10_000_000_000_000_000;

/** A place among the messages; `first_unread` depends on the narrow. */
export type Anchor = number | "first_unread";

/**
 * Reads an anchor: an id, `newest`, `oldest` or `first_unread`.
 *
 * Errors: BAD_REQUEST when it is missing or none of these. Source: messages 7.1, 7.2.
 */
export function readAnchor(text: string | undefined): Anchor {
  if (text === undefined) throw missingAnchor();
  if (text === "first_unread") return text;
  if (text === "oldest") return 0;
  if (text === "newest") return LARGEST_ANCHOR;
  if (!/^[+-]?\d+$/.test(text)) throw invalidAnchor();
  return Math.min(Math.max(Number(text), 0), LARGEST_ANCHOR);
}
