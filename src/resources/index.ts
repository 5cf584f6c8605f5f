import { EVENT_OPERATIONS } from "./events/index.ts";
import { MESSAGE_OPERATIONS } from "./messages/index.ts";
import type { Operation } from "./operation.ts";
import { SERVER_OPERATIONS } from "./server/index.ts";
import { TYPING_OPERATIONS } from "./typing/index.ts";

/**
 * The endpoints that are at hand from the start, as `contract/at-hand.ts` lists them. The folders of all others are in
 * `later.ts`, so that a page need not load them before it wants them.
 */
const handlers = new Map<string, Operation>(
  [
    ...SERVER_OPERATIONS,
    ...EVENT_OPERATIONS,
    ...MESSAGE_OPERATIONS,
    ...TYPING_OPERATIONS,
  ].map((operation) => [operation.operationId, operation]),
);

let loading: Promise<void> | undefined;
let isComplete = false;

/**
 * The endpoint with an id of `openapi.yaml`; undefined when it is not served. While endpoints are being loaded all
 * calls wait, so that they go on in the order in which they came.
 */
export function findHandler(
  operationId: string,
): Operation | undefined | Promise<Operation | undefined> {
  const found = handlers.get(operationId);
  if (isComplete || (found && !loading)) return found;
  return loadAllHandlers().then(() => handlers.get(operationId));
}

/** Every endpoint that is served, by its id in `openapi.yaml`. */
export async function loadAllHandlers(): Promise<
  ReadonlyMap<string, Operation>
> {
  loading ??= load();
  await loading;
  return handlers;
}

async function load(): Promise<void> {
  try {
    const { LATER_OPERATIONS } = await import("./later.ts");
    for (const operation of LATER_OPERATIONS)
      handlers.set(operation.operationId, operation);
    isComplete = true;
  } catch (error) {
    // The page may have been without network; the next call tries again.
    loading = undefined;
    throw error;
  }
}
