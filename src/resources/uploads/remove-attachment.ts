import { announceAttachment } from "../../realm/attachment-event.ts";
import { attachments } from "../../realm/attachments.ts";
import { removeFile } from "../../realm/release-attachments.ts";
import { defineOperation } from "../operation.ts";
import { invalidAttachment } from "./errors.ts";

/**
 * Removes a file of the caller, messages or not; those that link to it stay as they are.
 *
 * Params: attachment_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when the caller owns no such file.
 * Source: events 4, `attachment`; the reference server for whom it is refused.
 */
export const removeAttachment = defineOperation(
  "remove-attachment",
  ({ realm, caller, params: { attachment_id } }) => {
    const attachment = realm.open(attachments).get(attachment_id);
    if (attachment?.owner_id !== caller.user_id) throw invalidAttachment();
    removeFile(realm, attachment);
    announceAttachment(realm, caller.user_id, { op: "remove", attachment });
    return {};
  },
);
