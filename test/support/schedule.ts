import { STREAM } from "./harbor-ids.ts";
import type { World } from "./describe-operation.ts";

/** Seconds from now, on the realm's clock. */
export function inSeconds({ realm }: Pick<World, "realm">, seconds: number) {
  return realm.clock.seconds() + seconds;
}

/** Parameters of a message to the topic `lunch` of `general` in five minutes. */
export function later(
  world: Pick<World, "realm">,
  given: Record<string, unknown> = {},
) {
  return {
    type: "stream",
    to: STREAM.general,
    topic: "lunch",
    content: "hi",
    scheduled_delivery_timestamp: inSeconds(world, 300),
    ...given,
  };
}

/** Schedules such a message; answers its id. */
export async function schedule(
  world: Pick<World, "realm" | "as">,
  handle = "max",
  given: Record<string, unknown> = {},
): Promise<number> {
  const { scheduled_message_id } = await world
    .as(handle)
    .ok("create-scheduled-message", later(world, given));
  return scheduled_message_id as number;
}

/** What somebody has scheduled. */
export async function scheduledOf({ as }: Pick<World, "as">, handle = "max") {
  const { scheduled_messages } = await as(handle).ok("get-scheduled-messages");
  return scheduled_messages;
}
