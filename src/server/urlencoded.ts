import type { IncomingMessage } from "node:http";
import type { Form } from "../protocol/call.ts";
import { readQuery } from "../protocol/parameters.ts";
import { readBody } from "./body.ts";
import { MAX_BODY_BYTES, MAX_FIELD_BYTES, MAX_FIELDS } from "./limits.ts";
import { toText } from "./text.ts";

/** Reads a body of `application/x-www-form-urlencoded`. Source: platform 0, stage 4, and 2.6. */
export async function readUrlencoded(request: IncomingMessage): Promise<Form> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return { fields: [], files: [], problem: "too-large" };
  if (body.length > MAX_FIELD_BYTES || countSeparators(body) >= MAX_FIELDS)
    return { fields: [], files: [], problem: "malformed" };
  return { fields: readQuery(toText(body)), files: [] };
}

function countSeparators(body: Buffer): number {
  let count = 0;
  for (
    let at = body.indexOf("&");
    at >= 0 && count < MAX_FIELDS;
    at = body.indexOf("&", at + 1)
  )
    count++;
  return count;
}
