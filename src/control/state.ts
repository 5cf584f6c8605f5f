import type { EventQueue } from "../realm/event-queue.ts";
import { COLLECTIONS } from "../realm/collections.ts";
import { toIso } from "../realm/clock.ts";
import { users } from "../realm/users.ts";
import { jsonAnswer } from "./answers.ts";
import { notFound } from "./control-error.ts";
import { readCount } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Chosen: what a person looks through. */
const DEFAULT_LIMIT = 100;

/** What is in a realm, read only: its records and its event queues. */
export const STATE_ROUTES = defineRoutes({
  "GET /realms/{realm}/state": (context) => {
    const { state } = requireRealm(context);
    return jsonAnswer(200, {
      collections: COLLECTIONS.map((definition) => ({
        name: definition.name,
        records: state.open(definition as never).ids().length,
      })),
    });
  },
  "GET /realms/{realm}/state/{collection}?limit&before": (context) => {
    const { state } = requireRealm(context);
    const { collection } = context.path;
    const definition = COLLECTIONS.find(({ name }) => name === collection);
    if (!definition)
      throw notFound(
        `There is no collection '${collection}'; there is ${COLLECTIONS.map(({ name }) => name).join(", ")}`,
      );
    const table = state.open(definition as never);
    const limit = readCount(context.query, "limit") ?? DEFAULT_LIMIT;
    const before = readCount(context.query, "before") ?? Infinity;
    const ids = table.ids().filter((id) => id < before);
    return jsonAnswer(200, {
      records: (limit === 0 ? [] : ids.slice(-limit)).map((id) => ({
        ...(table.require(id) as object),
      })),
      total: table.ids().length,
    });
  },
  "GET /realms/{realm}/queues": (context) => {
    const { state } = requireRealm(context);
    return jsonAnswer(200, {
      queues: [...state.queues.all()].map((queue) => ({
        ...present(queue),
        user: state.open(users).get(queue.options.user_id)?.handle,
      })),
    });
  },
});

function present({
  id,
  options,
  connected,
  lastConnection,
  lastId,
  events,
}: EventQueue) {
  return {
    queue_id: id,
    user_id: options.user_id,
    client: options.client,
    polled: connected,
    last_connection: toIso(lastConnection),
    last_event_id: lastId,
    event_types: options.event_types,
    narrow: options.narrow,
    lifespan_secs: options.lifespan_secs,
    events: events.map((waiting) => ({ ...waiting.event, id: waiting.id })),
  };
}
