import { attachments, type Attachment } from "./attachments.ts";
import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";

/** A file as its owner sees it; times are milliseconds. Source: events 4, `attachment`. */
export function toAttachmentObject(realm: Realm, attachment: Attachment) {
  const { id, name, path_id, size, create_time, message_ids } = attachment;
  return {
    id,
    name,
    path_id,
    size,
    create_time: create_time * 1000,
    messages: message_ids.map((messageId) => ({
      id: messageId,
      date_sent: realm.open(messages).require(messageId).timestamp * 1000,
    })),
  };
}

/** Bytes of all files of the organization. */
export function uploadSpaceUsed(realm: Realm): number {
  return realm
    .open(attachments)
    .all()
    .reduce((sum, { size }) => sum + size, 0);
}

/** Tells one person of a file, with the space used since. Source: events 4, `attachment`. */
export function announceAttachment(
  realm: Realm,
  userId: number,
  change:
    | { readonly op: "add" | "update"; readonly attachment: Attachment }
    | { readonly op: "remove"; readonly attachment: { readonly id: number } },
): void {
  realm.queues.deliver(
    {
      type: "attachment",
      op: change.op,
      attachment:
        change.op === "remove"
          ? { id: change.attachment.id }
          : toAttachmentObject(realm, change.attachment),
      upload_space_used: uploadSpaceUsed(realm),
    },
    [userId],
  );
}
