import type { ControlClient } from "./control-client.ts";
import { Refused } from "./control-client.ts";
import type { ClockState, DeliveredEvent, JournalEntry } from "./wire.ts";

/** What is told of a realm while it is followed. */
export interface Listener {
  /** The feed is open: what happens from here on is told. */
  opened(): void;
  call(entry: JournalEntry): void;
  event(delivered: DeliveredEvent): void;
  clock(state: ClockState): void;
  scenario(): void;
  /** Nobody answers; it is tried again. */
  lost(): void;
  /** The realm is not there any more. */
  gone(): void;
}

const RETRY_MILLISECONDS = 1000;

/**
 * Follows a realm until the signal says so. The feed is read by `fetch`, because an EventSource cannot send the
 * token.
 */
export async function follow(
  client: ControlClient,
  realm: string,
  { listener, signal }: { listener: Listener; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const path = `realms/${encodeURIComponent(realm)}/feed`;
      const { body } = await client.send("GET", path, { signal });
      listener.opened();
      await read(body!, (name, data) => tell(listener, name, data));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused && error.status === 404) {
        listener.gone();
        return;
      }
    }
    if (signal.aborted) return;
    listener.lost();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
  }
}

async function read(
  stream: ReadableStream<Uint8Array>,
  tellOf: (name: string, data: string) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const parts = text.split("\n\n");
    text = parts.pop()!;
    for (const part of parts) {
      const found = /^event: (\w+)\ndata: (.*)$/s.exec(part);
      if (found) tellOf(found[1]!, found[2]!);
    }
  }
}

function tell(listener: Listener, name: string, data: string): void {
  if (name === "call") listener.call(JSON.parse(data) as JournalEntry);
  else if (name === "event") listener.event(JSON.parse(data) as DeliveredEvent);
  else if (name === "clock") listener.clock(JSON.parse(data) as ClockState);
  else if (name === "scenario") listener.scenario();
}
