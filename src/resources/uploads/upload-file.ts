import type { UploadedFile } from "../../protocol/call.ts";
import {
  announceAttachment,
  uploadSpaceUsed,
} from "../../realm/attachment-event.ts";
import { attachments } from "../../realm/attachments.ts";
import { fileUrl, toPathId } from "../../realm/upload-path.ts";
import { contentTypeOf } from "../../realm/content-type.ts";
import {
  DEFAULT_MAX_UPLOAD_MIB,
  getOrganization,
} from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";

import { fileTooLarge } from "../file-errors.ts";
import { defineOperation } from "../operation.ts";
import { noFile, quotaExceeded, severalFiles } from "./errors.ts";
import { namedFiles, toFileName } from "./file-name.ts";

const BYTES_PER_MIB = 1_048_576;

/**
 * Keeps a file that messages can link to; until one does, only its owner can read it.
 *
 * Params: none; one file in a part of any name.
 * Returns: uri, the path to link to.
 * Errors: BAD_REQUEST for no file, several, or one that is too large; REALM_UPLOAD_QUOTA.
 * Source: platform 7 for the limits; the reference server for their order, and for empty files, which are taken.
 */
export const uploadFile = defineOperation(
  "upload-file",
  async ({ realm, caller, files }) => {
    const [file, ...others] = namedFiles(files);
    if (!file) throw noFile();
    if (others.length > 0) throw severalFiles();
    requireRoom(realm, file);
    const id = realm.nextId("attachment");
    const name = toFileName(file);
    const realmId = getOrganization(realm).id;
    const path_id = toPathId(realm, { realmId, id, name });
    realm.putAsset(fileUrl(path_id), {
      contentType: contentTypeOf(name, file.contentType),
      bytes: file.bytes,
    });
    const attachment = await realm.open(attachments).create({
      id,
      owner_id: caller.user_id,
      name,
      path_id,
      size: file.bytes.length,
      create_time: realm.clock.seconds(),
      message_ids: [],
    });
    announceAttachment(realm, caller.user_id, { op: "add", attachment });
    return { uri: fileUrl(path_id) };
  },
);

function requireRoom(realm: Realm, { bytes }: UploadedFile): void {
  const {
    max_file_upload_size_mib: limitMib = DEFAULT_MAX_UPLOAD_MIB,
    upload_quota_bytes: quota = Infinity,
  } = getOrganization(realm);
  if (bytes.length > limitMib * BYTES_PER_MIB) throw fileTooLarge(limitMib);
  if (uploadSpaceUsed(realm) + bytes.length > quota) throw quotaExceeded();
}
