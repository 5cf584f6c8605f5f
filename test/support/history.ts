import { storeMessage } from "../../src/realm/send-message.ts";
import { renderMessage } from "../../src/realm/rendering.ts";
import { streams } from "../../src/realm/streams.ts";
import type { World } from "./describe-operation.ts";

const SECONDS_PER_DAY = 86_400;

/** Puts messages into a stream as if they had been sent some days ago; to be called with falling `days`. */
export async function storeMessages(
  { realm, as }: World,
  stream_id: number,
  count: number,
  days: number,
): Promise<void> {
  const sender = as("olive").user;
  const stream = realm.open(streams).require(stream_id);
  for (let number = 0; number < count; number++) {
    await storeMessage(
      realm,
      {
        sender,
        to: { kind: "stream", stream, topic: "then" },
        content: "hi",
        rendered: await renderMessage(realm, "hi", sender),
        client: "test",
        read_by_sender: true,
      },
      { timestamp: realm.clock.seconds() - days * SECONDS_PER_DAY },
    );
  }
}

/** A `date_created` of this many days ago. */
export function daysAgo({ realm }: World, days: number): number {
  return realm.clock.seconds() - days * SECONDS_PER_DAY;
}
