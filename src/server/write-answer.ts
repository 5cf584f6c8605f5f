import type { ServerResponse } from "node:http";
import type { Answer } from "../protocol/call.ts";
import { breakAnswer } from "./break-answer.ts";

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
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(
    status,
    hasBody
      ? {
          ...headers,
          "Content-Length":
            typeof body === "string" ? Buffer.byteLength(body) : body.length,
        }
      : headers,
  );
  if (hasBody && method !== "HEAD") response.end(body);
  else response.end();
}

/** Sends what comes as it comes; whoever hangs up stops it. */
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
