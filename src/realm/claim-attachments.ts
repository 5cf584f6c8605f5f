import { announceAttachment } from "./attachment-event.ts";
import { attachments } from "./attachments.ts";
import { canReadFile } from "./file-access.ts";
import { messages, type Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { users } from "./users.ts";

/**
 * Gives a message the files that its text links to, and takes those away that it no longer does. The sender hears of
 * each file that was added; a file that is not there, or that the sender may not read, is none of the message's.
 *
 * Source: events 4.2 and 5.1 for `update`; the reference server for the rest: nobody hears of a file that was let go.
 */
export async function claimAttachments(
  realm: Realm,
  message: Message,
  paths: readonly string[],
): Promise<Message> {
  const table = realm.open(attachments);
  const sender = realm.open(users).require(message.sender_id);
  for (const { id, path_id } of table.by("message_id", message.id)) {
    if (paths.includes(path_id)) continue;
    await table.update(id, (draft) => {
      draft.message_ids = draft.message_ids.filter((one) => one !== message.id);
    });
  }
  for (const path of paths) {
    const found = table.firstBy("path_id", path);
    if (!found || found.message_ids.includes(message.id)) continue;
    if (!canReadFile(realm, sender, found)) continue;
    const attachment = await table.update(found.id, (draft) => {
      draft.message_ids = [...draft.message_ids, message.id].toSorted(
        (a, b) => a - b,
      );
    });
    announceAttachment(realm, sender.user_id, { op: "update", attachment });
  }
  return await noteAttachments(realm, message.id);
}

/** A message has an attachment when it has claimed a file, not when it only links to one. */
async function noteAttachments(realm: Realm, id: number): Promise<Message> {
  const has = realm.open(attachments).idsBy("message_id", id).length > 0;
  const message = realm.open(messages).require(id);
  if (message.has_attachment === has) return message;
  return await realm.open(messages).update(id, (draft) => {
    draft.has_attachment = has;
  });
}
