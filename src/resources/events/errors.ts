import { ApiError, badRequest } from "../../protocol/api-error.ts";
import type { PollProblem } from "../../realm/event-queue.ts";

/** The queue is unknown, expired, deleted or somebody else's. */
export const badEventQueueId = (queue_id: string) =>
  new ApiError("BAD_EVENT_QUEUE_ID", `Bad event queue ID: ${queue_id}`, {
    extra: { queue_id },
  });

/** Source: events 2.2, rows 7 and 8. */
export const pollRefused = (problem: PollProblem, eventId: number) =>
  badRequest(
    problem === "already-pruned"
      ? `An event newer than ${eventId} has already been pruned!`
      : `Event ${eventId} was not in this queue`,
  );
