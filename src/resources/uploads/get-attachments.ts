import {
  toAttachmentObject,
  uploadSpaceUsed,
} from "../../realm/attachment-event.ts";
import { attachments } from "../../realm/attachments.ts";
import { defineOperation } from "../operation.ts";

/**
 * The caller's files, oldest first.
 *
 * Params: none.
 * Returns: attachments; upload_space_used, bytes of everybody's files.
 * Errors: none of its own.
 * Source: events 4, `attachment`, for the fields. Chosen: the order (reference: none).
 */
export const getAttachments = defineOperation(
  "get-attachments",
  ({ realm, caller }) => ({
    attachments: realm
      .open(attachments)
      .by("owner_id", caller.user_id)
      .map((attachment) => toAttachmentObject(realm, attachment)),
    upload_space_used: uploadSpaceUsed(realm),
  }),
);
