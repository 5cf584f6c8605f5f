import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import multer from "multer";
import type { Form } from "../protocol/call.ts";
import {
  MAX_BODY_BYTES,
  MAX_FIELD_BYTES,
  MAX_FIELDS,
  MAX_FILES,
} from "./limits.ts";

type Fields = (readonly [name: string, value: string])[];

/** A body over the limits of the whole. */
class TooLarge extends Error {}

/**
 * Reads a body of `multipart/form-data`, files in memory.
 *
 * Source: platform 0, stage 4, and 2.6. A body that ends before its last boundary counts as complete.
 */
export function readMultipart(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Form> {
  const fields: Fields = [];
  return new Promise((resolve) => {
    const upload = multer({
      storage: multer.memoryStorage(),
      limits: {
        fields: MAX_FIELDS,
        files: MAX_FILES,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: MAX_FIELD_BYTES,
      },
      defParamCharset: "utf8",
      streamHandler: (_: IncomingMessage, parser: Writable) =>
        feed(request, parser, fields),
    } as multer.Options);
    upload.any()(request as never, response as never, (error: unknown) => {
      if (error !== undefined) {
        const problem = error instanceof TooLarge ? "too-large" : "malformed";
        resolve({ fields: [], files: [], problem });
        return;
      }
      const { files = [] } = request as { files?: Express.Multer.File[] };
      resolve({
        fields,
        files: files.map((file) => ({
          part: file.fieldname,
          filename: file.originalname,
          contentType: file.mimetype,
          bytes: file.buffer,
        })),
      });
    });
  });
}

/**
 * Gives the body to multer's parser, counting bytes, and takes the fields from it: multer would nest those whose
 * names have brackets and lose their order, while the interface takes names as they are.
 */
function feed(request: IncomingMessage, parser: Writable, fields: Fields) {
  let size = 0;
  let fieldSize = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) parser.destroy(new TooLarge());
  });
  parser.removeAllListeners("field");
  parser.on("field", (name: string, value: string) => {
    fieldSize += value.length;
    if (fieldSize > MAX_FIELD_BYTES)
      parser.destroy(new Error("fields too large"));
    fields.push([name, value]);
  });
  request.on("end", () => parser.end(`\r\n--${boundaryOf(request)}--\r\n`));
  request.pipe(parser, { end: false });
}

function boundaryOf({ headers }: IncomingMessage): string {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    headers["content-type"] ?? "",
  );
  return match?.[1] ?? match?.[2] ?? "";
}
