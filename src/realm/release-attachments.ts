import { attachments, type Attachment } from "./attachments.ts";
import { fileUrl } from "./upload-path.ts";
import type { Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { scheduledMessages } from "./scheduled-messages.ts";

/**
 * Lets go of the files of deleted messages. A file that no other message has goes with them, without an event.
 *
 * Source: the reference server, which archives such files. Chosen: a scheduled message holds the files that its text
 * names.
 */
export async function releaseAttachments(
  realm: Realm,
  deleted: readonly Message[],
): Promise<void> {
  const table = realm.open(attachments);
  for (const message of deleted) {
    for (const { id } of table.by("message_id", message.id)) {
      const released = await table.update(id, (draft) => {
        draft.message_ids = draft.message_ids.filter(
          (one) => one !== message.id,
        );
      });
      if (released.message_ids.length === 0 && !isScheduled(realm, released))
        removeFile(realm, released);
    }
  }
}

/** Forgets a file and its bytes; links to it lead nowhere from now on. */
export function removeFile(realm: Realm, { id, path_id }: Attachment): void {
  realm.open(attachments).delete(id);
  realm.removeAsset(fileUrl(path_id));
}

function isScheduled(realm: Realm, { path_id }: Attachment): boolean {
  const table = realm.open(scheduledMessages);
  return (["pending", "failed"] as const).some((state) =>
    table.by("state", state).some(({ content }) => content.includes(path_id)),
  );
}
