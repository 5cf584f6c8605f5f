import type { Realm } from "./realm.ts";
import { groupRecipients } from "./recipients.ts";
import type { Stream } from "./streams.ts";
import type { User } from "./users.ts";

/** Where a message goes. `people` of a direct message are the addressed ones; the sender may be among them. */
export type Destination =
  | { readonly kind: "stream"; readonly stream: Stream; readonly topic: string }
  | { readonly kind: "direct"; readonly people: readonly User[] };

/** All people of a direct message, the sender included; ascending. */
export function conversationIds(
  sender: User,
  people: readonly User[],
): number[] {
  return [
    ...new Set([sender.user_id, ...people.map((user) => user.user_id)]),
  ].toSorted((a, b) => a - b);
}

/**
 * The id of the message's set of recipients; a group gets one when it is first written to.
 *
 * Source: messages 2.3.
 */
export async function recipientIdOf(
  realm: Realm,
  sender: User,
  to: Destination,
): Promise<number> {
  if (to.kind === "stream") return to.stream.recipient_id;
  const user_ids = conversationIds(sender, to.people);
  if (user_ids.length <= 2) {
    const other = to.people.find((user) => user.user_id !== sender.user_id);
    return (other ?? sender).recipient_id;
  }
  const table = realm.open(groupRecipients);
  const known = table.firstBy("conversation", user_ids.join(","));
  if (known) return known.recipient_id;
  const recipient_id = realm.nextId("recipient");
  await table.create({ recipient_id, user_ids });
  return recipient_id;
}
