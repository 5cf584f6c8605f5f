import type { IncomingMessage } from "node:http";

/**
 * Reads a whole body; undefined when it is larger than `maxBytes`. The rest of one that is too large is read and
 * dropped, so that the client gets the refusal and not a broken pipe.
 *
 * Errors: rejects when the client goes away before the end.
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks = [];
    });
    request.on("end", () => {
      if (size > maxBytes) resolve(undefined);
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    request.on("error", reject);
    request.on("close", () => {
      if (!request.complete) reject(new Error("the client went away"));
    });
  });
}
