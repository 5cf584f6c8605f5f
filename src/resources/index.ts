import { EVENT_OPERATIONS } from "./events/index.ts";
import { MESSAGE_OPERATIONS } from "./messages/index.ts";
import type { Operation } from "./operation.ts";
import { SERVER_OPERATIONS } from "./server/index.ts";
import { STREAM_OPERATIONS } from "./streams/index.ts";
import { TYPING_OPERATIONS } from "./typing/index.ts";
import { USER_OPERATIONS } from "./users/index.ts";

/** Every endpoint that is served, by its id in `openapi.yaml`. */
export const HANDLERS: ReadonlyMap<string, Operation> = new Map(
  [
    ...SERVER_OPERATIONS,
    ...EVENT_OPERATIONS,
    ...MESSAGE_OPERATIONS,
    ...TYPING_OPERATIONS,
    ...STREAM_OPERATIONS,
    ...USER_OPERATIONS,
  ].map((operation) => [operation.operationId, operation]),
);
