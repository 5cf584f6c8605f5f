import { getOrganization, organizations } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { VERSION } from "./version.ts";

/**
 * The server restarts: queues survive with their contents, and each that wants such events is told.
 *
 * Source: events 2.4, server restart; 4.12, `restart`.
 */
export async function restartServer(realm: Realm): Promise<void> {
  const { id } = getOrganization(realm);
  const { server_generation } = await realm
    .open(organizations)
    .update(id, (draft) => {
      draft.server_generation = Math.max(
        draft.server_generation + 1,
        realm.clock.seconds(),
      );
    });
  const event = { type: "restart", ...VERSION, server_generation };
  for (const queue of realm.queues.all()) realm.queues.offer(queue, event);
}
