import type { IncomingMessage, ServerResponse } from "node:http";
import { EMPTY_FORM, type Form } from "../protocol/call.ts";
import { readMultipart } from "./multipart.ts";
import { readUrlencoded } from "./urlencoded.ts";

const WITH_BODY = new Set(["POST", "PATCH", "PUT", "DELETE"]);

/**
 * Reads the form of a request. Bodies of any other content type, and any body on GET and HEAD, are ignored.
 *
 * Source: platform 2.6.
 */
export function readForm(
  request: IncomingMessage,
  response: ServerResponse,
): Form | Promise<Form> {
  const { method = "GET", headers } = request;
  const type = headers["content-type"];
  if (type === undefined || !WITH_BODY.has(method)) return EMPTY_FORM;
  switch (type.split(";", 1)[0]!.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return readUrlencoded(request);
    case "multipart/form-data":
      return readMultipart(request, response);
    default:
      return EMPTY_FORM;
  }
}
