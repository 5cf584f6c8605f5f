import { attachments } from "../../realm/attachments.ts";
import { canReadFile } from "../../realm/file-access.ts";
import { temporaryUrl } from "../../realm/temporary-url.ts";
import { defineOperation } from "../operation.ts";
import { fileForbidden, fileNotFound } from "./errors.ts";

/**
 * An address at which a file can be had for a minute without credentials.
 *
 * Params: realm_id_str, the number of the organization; filename, the rest of the file's path.
 * Returns: url, a path.
 * Errors: BAD_REQUEST, status 404, when there is no such file; BAD_REQUEST, status 403, when the caller may not read it.
 * Source: platform 1.7 for files without account; the reference server for the rest. Chosen: codes of the refusals, which have none there.
 */
export const getFileTemporaryUrl = defineOperation(
  "get-file-temporary-url",
  ({ realm, caller, params: { realm_id_str, filename } }) => {
    const path_id = `${realm_id_str}/${filename}`;
    const attachment = realm.open(attachments).firstBy("path_id", path_id);
    if (!attachment) throw fileNotFound();
    if (!canReadFile(realm, caller, attachment)) throw fileForbidden();
    return { url: temporaryUrl(realm, path_id) };
  },
);
