import { badRequest } from "../protocol/api-error.ts";

export const fileTooLarge = (limitMib: number) =>
  badRequest(
    `Uploaded file is larger than the allowed limit of ${limitMib} MiB`,
  );
