import type { ServerResponse } from "node:http";
import type { Answer } from "../protocol/call.ts";
import { breakAnswer } from "./break-answer.ts";

/** In characters. Chosen: as Express has it. */
const LONG_TEXT = 1000;

/**
 * Writes an answer. `HEAD` gets the headers of the answer without its body.
 *
 * Chosen: no `Date`, which would make two runs differ.
 */
export function writeAnswer(
  response: ServerResponse,
  answer: Answer,
  { method }: { method: string },
): void {
  if (response.destroyed) return;
  const { status, headers, body } = answer;
  response.sendDate = false;
  if (answer.network !== undefined) {
    breakAnswer(response, answer, answer.network);
    return;
  }
  if (answer.stream) {
    response.writeHead(status, headers);
    void pump(answer.stream, response);
    return;
  }
  if (status === 204 || status === 304) {
    response.writeHead(status, headers).end();
    return;
  }
  // Long text as bytes: Node would join it to the head, measure it and copy it, each a walk of its own.
  const sent =
    typeof body === "string" && body.length > LONG_TEXT
      ? Buffer.from(body)
      : body;
  const length =
    typeof sent === "string" ? Buffer.byteLength(sent) : sent.length;
  response.writeHead(status, { ...headers, "Content-Length": length });
  response.end(method === "HEAD" ? undefined : sent);
}

/** Sends a stream as it comes, until it ends or the client hangs up. */
async function pump(
  stream: ReadableStream<Uint8Array>,
  response: ServerResponse,
): Promise<void> {
  const reader = stream.getReader();
  response.once("close", () => void reader.cancel());
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    response.write(value);
  }
  response.end();
}
