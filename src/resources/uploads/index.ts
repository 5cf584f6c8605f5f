import { getAttachments } from "./get-attachments.ts";
import { getFileTemporaryUrl } from "./get-file-temporary-url.ts";
import { removeAttachment } from "./remove-attachment.ts";
import { uploadFile } from "./upload-file.ts";

export const UPLOAD_OPERATIONS = [
  uploadFile,
  getFileTemporaryUrl,
  getAttachments,
  removeAttachment,
];
