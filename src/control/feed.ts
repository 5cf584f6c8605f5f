import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { clockOf } from "./clock.ts";
import { requireRealm } from "./find-realm.ts";
import { presentEntry } from "./journal-filter.ts";
import { defineRoutes } from "./route.ts";

/** Chosen: often enough that nobody in between takes the connection for dead. */
const KEEP_ALIVE_MILLISECONDS = 15_000;

/** What happens in a realm, as server-sent events: `call`, `event`, `clock`, `scenario`. */
export const FEED_ROUTES = defineRoutes({
  "GET /realms/{realm}/feed": (context) => ({
    status: 200,
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    },
    body: "",
    stream: streamOf(requireRealm(context), context.signal),
  }),
});

function streamOf(
  realm: EmulatedRealm,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const ends: (() => void)[] = [];
  const end = () => {
    for (const stop of ends.splice(0)) stop();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const tell = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const close = () => {
        end();
        controller.close();
      };
      const timer = setInterval(() => write(": \n\n"), KEEP_ALIVE_MILLISECONDS);
      ends.push(
        () => clearInterval(timer),
        realm.journal.follow((entry) => tell("call", presentEntry(entry))),
        realm.follow((happened) => {
          if (happened.kind === "removed") close();
          else if (happened.kind === "event")
            tell("event", {
              user_id: happened.queue.options.user_id,
              queue_id: happened.queue.id,
              event: happened.event,
            });
          else if (happened.kind === "clock") tell("clock", clockOf(realm));
          else tell("scenario", scenarioOf(realm));
        }),
        () => signal?.removeEventListener("abort", close),
      );
      signal?.addEventListener("abort", close, { once: true });
      tell("clock", clockOf(realm));
      tell("scenario", scenarioOf(realm));
    },
    cancel: end,
  });
}

function scenarioOf({ rules }: EmulatedRealm) {
  return {
    active: (rules?.scenarios ?? []).map(({ scenario, state }) => ({
      name: scenario.name,
      state: state ?? null,
    })),
    faults: rules?.faults.length ?? 0,
  };
}
