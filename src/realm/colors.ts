import type { Realm } from "./realm.ts";
import { STREAM_COLORS, subscriptions } from "./subscriptions.ts";

/** The first color of the palette that none of the person's subscriptions has. Source: organization 4.3. */
export function nextColor(
  realm: Realm,
  userId: number,
  recipientId: number,
): string {
  const used = new Set(
    realm
      .open(subscriptions)
      .by("user_id", userId)
      .map((subscription) => subscription.color),
  );
  return (
    STREAM_COLORS.find((color) => !used.has(color)) ??
    STREAM_COLORS[recipientId % STREAM_COLORS.length]!
  );
}
