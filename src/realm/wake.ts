import { armPromotion } from "./full-members.ts";
import type { Realm } from "./realm.ts";
import { armDelivery } from "./scheduled-delivery.ts";

/** Sets the timers that a realm's records ask for, after they were filled in or restored. */
export function wake(realm: Realm): void {
  armDelivery(realm);
  armPromotion(realm);
}
