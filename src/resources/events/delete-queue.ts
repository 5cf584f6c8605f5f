import { defineOperation } from "../operation.ts";
import { badEventQueueId } from "./errors.ts";

/**
 * Deletes an event queue of the caller; a held poll ends with no events.
 *
 * Params: queue_id.
 * Returns: the envelope only.
 * Errors: BAD_EVENT_QUEUE_ID when the queue is unknown, already deleted or somebody else's.
 * Source: interface, endpoint 10; events 3.
 */
export const deleteQueue = defineOperation(
  "delete-queue",
  ({ realm, caller, params }) => {
    const queue = realm.queues.find(params.queue_id, caller.user_id);
    if (!queue) throw badEventQueueId(params.queue_id);
    realm.queues.remove(queue);
    return {};
  },
);
