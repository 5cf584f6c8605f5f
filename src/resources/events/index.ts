import { deleteQueue } from "./delete-queue.ts";
import { getEvents } from "./get-events.ts";
import { registerQueue } from "./register-queue.ts";

export const EVENT_OPERATIONS = [registerQueue, getEvents, deleteQueue];
