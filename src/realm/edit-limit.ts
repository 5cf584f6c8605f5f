import type { Message } from "./messages.ts";
import type { Realm } from "./realm.ts";

/** Edits are let through so much later than a limit says. Source: messages 9.2. */
const EDIT_GRACE_SECONDS = 20;

/** Whether a message is older than a limit and the grace allow; no limit is null. */
export function isPast(
  realm: Realm,
  { timestamp }: Message,
  limit: number | null,
): boolean {
  return (
    limit !== null &&
    realm.clock.seconds() - timestamp > limit + EDIT_GRACE_SECONDS
  );
}
