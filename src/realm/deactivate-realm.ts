import { getOrganization, organizations } from "./organization.ts";
import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";

/**
 * Ends the organization: nobody can call any more. Held polls end with the event; queues stay.
 *
 * Source: events 2.4 and 4.5, `realm` `deactivated`.
 */
export async function deactivateRealm(realm: Realm): Promise<void> {
  const { id, deactivated } = getOrganization(realm);
  if (deactivated) return;
  await realm.open(organizations).update(id, (draft) => {
    draft.deactivated = true;
  });
  realm.queues.deliver(
    { type: "realm", op: "deactivated", realm_id: id },
    activeUserIds(realm),
  );
}
