import { activeUserIds } from "./people.ts";
import { playgrounds } from "./playgrounds.ts";
import type { Realm } from "./realm.ts";

/** Tells everybody of all playgrounds, as every change of one does. Source: organization 8. */
export function announcePlaygrounds(realm: Realm): void {
  const realm_playgrounds = realm.open(playgrounds).all();
  realm.queues.deliver(
    { type: "realm_playgrounds", realm_playgrounds },
    activeUserIds(realm),
  );
}
