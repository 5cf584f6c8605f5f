import { FLAG } from "./message-flags.ts";
import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isMutedFor } from "./unread.ts";

const WILDCARD = FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned;

/** What a client needs to count messages as unread again, by id. Source: events 4.3, `message_details`. */
export function toReadingDetails(
  realm: Realm,
  userId: number,
  ids: readonly number[],
) {
  const table = realm.open(messages);
  const copies = realm.copies(userId);
  return Object.fromEntries(
    ids.map((id) => {
      const message = table.require(id);
      const flags = copies.get(id) ?? 0;
      const muted = isMutedFor(realm, userId, message);
      const mentioned =
        (flags & FLAG.mentioned) !== 0 || (!muted && (flags & WILDCARD) !== 0);
      return [
        id,
        {
          ...(message.stream_id === null
            ? {
                type: "private",
                user_ids: (message.user_ids ?? []).filter(
                  (other) => other !== userId,
                ),
              }
            : {
                type: "stream",
                stream_id: message.stream_id,
                topic: message.subject,
                unmuted_stream_msg: !muted,
              }),
          ...(mentioned && { mentioned }),
        },
      ];
    }),
  );
}
