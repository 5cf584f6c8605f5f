import type { ServerResponse } from "node:http";
import type { Answer, NetworkEffect } from "../protocol/call.ts";

/** Does to an answer what a bad network does. */
export function breakAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  effect: NetworkEffect,
): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  switch (effect) {
    case "reset":
      response.socket?.resetAndDestroy();
      break;
    case "timeout":
      // Nothing comes until the client gives up.
      break;
    case "empty":
      response.writeHead(status, { ...headers, "Content-Length": 0 }).end();
      break;
    case "truncated":
      response.writeHead(status, {
        ...headers,
        "Content-Length": bytes.length,
      });
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () =>
        response.socket?.destroySoon(),
      );
      break;
  }
}
