import { messages, type Message } from "./messages.ts";
import { isActive } from "./people.ts";
import type { Realm } from "./realm.ts";
import { releaseAttachments } from "./release-attachments.ts";
import { subscriberIds } from "./stream-access.ts";
import { users } from "./users.ts";

/**
 * Deletes messages of one topic or one direct conversation for everybody, and tells the subscribers, or the people of
 * the conversation.
 *
 * Source: events 4.4, `delete_message`; messages 10.
 */
export async function deleteMessages(
  realm: Realm,
  deleted: readonly Message[],
): Promise<void> {
  const [first] = deleted;
  if (!first) return;
  await releaseAttachments(realm, deleted);
  const withCopies = removeCopies(realm, deleted);
  for (const { id } of deleted) realm.open(messages).delete(id);
  const message_ids = deleted.map(({ id }) => id);
  const { stream_id, subject } = first;
  if (stream_id === null) {
    realm.queues.deliver(
      { type: "delete_message", message_ids, message_type: "private" },
      withCopies.filter((id) => isActive(realm, id)),
    );
    return;
  }
  realm.queues.deliver(
    {
      type: "delete_message",
      message_ids,
      message_type: "stream",
      stream_id,
      topic: subject,
    },
    subscriberIds(realm, stream_id),
  );
}

/** Answers whose copies they were. */
function removeCopies(realm: Realm, deleted: readonly Message[]): number[] {
  return realm
    .open(users)
    .ids()
    .filter((userId) => {
      const copies = realm.copies(userId);
      const own = deleted.filter(({ id }) => copies.get(id) !== undefined);
      for (const { id } of own) copies.delete(id);
      return own.length > 0;
    });
}
