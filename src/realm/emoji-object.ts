import { customEmoji, type CustomEmoji } from "./custom-emoji.ts";
import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";

/** Custom emoji by id, deactivated ones included; ids are text here. Source: organization 9. */
export function toEmojiMap(list: readonly CustomEmoji[]) {
  return Object.fromEntries(
    list.map(({ id, name, source_url, still_url, deactivated, author_id }) => [
      id,
      { id: String(id), name, source_url, still_url, deactivated, author_id },
    ]),
  );
}

/** Tells everybody of all custom emoji, as every change of one does. Source: events 4.10. */
export function announceEmoji(realm: Realm): void {
  const realm_emoji = toEmojiMap(realm.open(customEmoji).all());
  realm.queues.deliver(
    { type: "realm_emoji", op: "update", realm_emoji },
    activeUserIds(realm),
  );
}
