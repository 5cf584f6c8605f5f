import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { parseDuration } from "../fixture/time.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { badControlRequest, ControlError } from "./control-error.ts";
import { readCount } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { FILTER_NAMES, presentEntry, selectEntries } from "./journal-filter.ts";
import { defineRoutes } from "./route.ts";

/** Chosen: what a person looks through, not what a script collects. */
const DEFAULT_LIMIT = 100;
/** Chosen: as long as test runners wait by default, and as long as anybody should. */
const DEFAULT_TIMEOUT = "10s";
const MAX_TIMEOUT_MILLISECONDS = 300_000;

/** The journal of a realm: asked, counted, waited for, recorded, forgotten. */
export const REQUEST_ROUTES = defineRoutes({
  [`GET /realms/{realm}/requests?${FILTER_NAMES}&limit`]: (context) => {
    const realm = requireRealm(context);
    const found = selectEntries(realm, context.query);
    const limit = readCount(context.query, "limit") ?? DEFAULT_LIMIT;
    return jsonAnswer(200, {
      requests: (limit === 0 ? [] : found.slice(-limit)).map(presentEntry),
      matching: found.length,
      total: realm.journal.count,
    });
  },
  [`GET /realms/{realm}/requests/count?${FILTER_NAMES}`]: (context) =>
    jsonAnswer(200, {
      count: selectEntries(requireRealm(context), context.query).length,
    }),
  [`GET /realms/{realm}/requests/wait?${FILTER_NAMES}&count&timeout`]: async (
    context,
  ) => {
    const realm = requireRealm(context);
    const { query, signal } = context;
    const select = () => selectEntries(realm, query);
    const count = readCount(query, "count") ?? 1;
    const timeout = readTimeout(query.get("timeout") ?? DEFAULT_TIMEOUT);
    await waitUntil(realm, () => select().length >= count, { timeout, signal });
    const found = select();
    if (found.length < count)
      throw new ControlError(
        408,
        "TIMEOUT",
        `${found.length} of ${count} matching requests came in time`,
      );
    return jsonAnswer(200, {
      requests: found.map(presentEntry),
      matching: found.length,
      total: realm.journal.count,
    });
  },
  "GET /realms/{realm}/requests.yaml": async (context) => ({
    status: 200,
    headers: { "Content-Type": "application/yaml; charset=utf-8" },
    body: await requireRealm(context).record(),
  }),
  "DELETE /realms/{realm}/requests": (context) => {
    requireRealm(context).journal.clear();
    return DONE;
  },
});

/** Milliseconds by the wall clock: it is people and test runners who wait. */
function readTimeout(text: string): number {
  const milliseconds = /^\d+$/.test(text)
    ? Number(text) * 1000
    : parseDuration(text);
  if (milliseconds === undefined || milliseconds > MAX_TIMEOUT_MILLISECONDS)
    throw badControlRequest(
      `'timeout' must be a duration of at most 5m, such as 10s, not '${text}'`,
    );
  return milliseconds;
}

/** Returns as soon as it holds, or when the time is up or the asker has gone. */
async function waitUntil(
  realm: EmulatedRealm,
  holds: () => boolean,
  { timeout, signal }: { timeout: number; signal: AbortSignal | undefined },
): Promise<void> {
  if (holds()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const stop = realm.journal.follow(() => {
      if (holds()) end();
    });
    const timer = setTimeout(end, timeout);
    signal?.addEventListener("abort", end, { once: true });
  });
}
