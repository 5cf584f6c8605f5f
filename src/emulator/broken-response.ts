import type { Answer } from "../protocol/call.ts";
import { pause } from "../realm/clock.ts";
import { toResponse } from "./to-response.ts";

/**
 * An answer that a rule breaks on the wire: a reset connection is an error response, which whoever hands it on must turn
 * into a failure; a timeout never comes, until the asker gives up.
 */
export async function respondBroken(
  answer: Answer,
  network: NonNullable<Answer["network"]>,
  signal: AbortSignal,
): Promise<Response> {
  switch (network) {
    case "reset":
      return Response.error();
    case "timeout":
      return await never(signal);
    case "empty":
      return toResponse({ ...answer, body: "" });
    case "truncated":
      return toResponse({ ...answer, stream: breakOff(answer.body) });
  }
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(Response.error());
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
}

/** So that head and first half of an answer have arrived before the connection breaks; MSW 3 drops both otherwise. */
const TIME_TO_ARRIVE_MILLISECONDS = 10;

/** The first half, then a broken connection. */
function breakOff(body: Answer["body"]): ReadableStream<Uint8Array> {
  const bytes =
    typeof body === "string" ? new TextEncoder().encode(body) : body;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      if (isFirst)
        controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      else {
        await pause(TIME_TO_ARRIVE_MILLISECONDS);
        controller.error(new TypeError("terminated"));
      }
      isFirst = false;
    },
  });
}
