import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";

/** Tells everybody of a setting of the organization. Source: events 4.10, `realm` `update`. */
export function announceRealmSetting(
  realm: Realm,
  property: string,
  value: unknown,
): void {
  realm.queues.deliver(
    { type: "realm", op: "update", property, value },
    activeUserIds(realm),
  );
}

/** The same for settings that are told in a group. Source: events 4.10, `realm` `update_dict`. */
export function announceRealmSettings(
  realm: Realm,
  data: Readonly<Record<string, unknown>>,
): void {
  realm.queues.deliver(
    { type: "realm", op: "update_dict", property: "default", data },
    activeUserIds(realm),
  );
}
