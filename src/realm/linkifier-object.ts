import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { orderedLinkifiers } from "./rendering.ts";

/** Every linkifier in its order. Source: organization 10. */
export function toLinkifierList(realm: Realm) {
  return orderedLinkifiers(realm).map(({ pattern, url_template, id }) => ({
    pattern,
    url_template,
    id,
  }));
}

/** Tells everybody of all linkifiers, as every change of one does; topics may now show other links. */
export function announceLinkifiers(realm: Realm): void {
  realm.appearance++;
  realm.queues.deliver(
    { type: "realm_linkifiers", realm_linkifiers: toLinkifierList(realm) },
    activeUserIds(realm),
  );
}
