import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const noFile = () => badRequest("You must specify a file to upload");
export const severalFiles = () =>
  badRequest("You may only upload one file at a time");
export const quotaExceeded = () =>
  new ApiError(
    "REALM_UPLOAD_QUOTA",
    "Upload would exceed your organization's upload quota.",
  );
export const invalidAttachment = () => badRequest("Invalid attachment");

/** The reference answers these two with a page of HTML. Source: decisions: every body is the envelope. */
export const fileNotFound = () =>
  new ApiError("BAD_REQUEST", "File not found.", { status: 404 });
export const fileForbidden = () =>
  new ApiError("BAD_REQUEST", "You are not authorized to view this file.", {
    status: 403,
  });
