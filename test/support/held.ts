import type { Realm } from "../../src/realm/realm.ts";

/** Whether a poll waits for the queue's next event; to be asked until it does. */
export function isHeld(realm: Realm, queueId: string): boolean {
  return realm.queues.get(queueId)?.connected ?? false;
}
