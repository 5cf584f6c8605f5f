import type { Timer } from "./clock.ts";
import type { Realm } from "./realm.ts";
import { scheduledMessages } from "./scheduled-messages.ts";

const MINUTE_MILLISECONDS = 60_000;

const timers = new WeakMap<Realm, Timer>();

/**
 * Sets the timer for the next scheduled message, at a full minute; to be called whenever one is added, changed or
 * removed.
 *
 * Source: messages 14.6.
 */
export function armDelivery(realm: Realm): void {
  timers.get(realm)?.cancel();
  timers.delete(realm);
  const times = realm
    .open(scheduledMessages)
    .by("state", "pending")
    .map((scheduled) => scheduled.scheduled_delivery_timestamp);
  if (times.length === 0) return;
  const next = Math.min(...times) * 1000;
  const minute = Math.ceil(next / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
  const timer = realm.clock.schedule(minute, "scheduled messages", () =>
    realm.line.run(async () => {
      const { deliverDue } = await import("./deliver-scheduled.ts");
      await deliverDue(realm);
      armDelivery(realm);
    }),
  );
  timers.set(realm, timer);
}
