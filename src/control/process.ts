import { operations } from "../contract/operation.ts";
import { wallClock } from "../realm/clock.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { ControlError } from "./control-error.ts";
import { defineRoutes } from "./route.ts";

const startedAt = wallClock();

/** The process: whether it is well, and its end. */
export const PROCESS_ROUTES = defineRoutes({
  "GET /health": ({ emulator, surroundings }) =>
    jsonAnswer(200, {
      status: "ok",
      version: surroundings.version,
      uptime_seconds: Math.floor((wallClock() - startedAt) / 1000),
      operations: operations.size,
      realms: emulator.realms.size,
    }),
  "POST /reset": async ({ emulator }) => {
    for (const realm of emulator.realms.all()) await realm.reset();
    return DONE;
  },
  "POST /shutdown": ({ surroundings }) => {
    if (!surroundings.shutdown)
      throw new ControlError(
        501,
        "NOT_A_PROCESS",
        "This emulator has no process of its own to end",
      );
    surroundings.shutdown();
    return DONE;
  },
});
