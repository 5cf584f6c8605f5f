import { createUser } from "../../src/realm/founding.ts";
import {
  NEW_SUBSCRIPTION,
  subscriptions,
} from "../../src/realm/subscriptions.ts";
import type { User } from "../../src/realm/users.ts";
import { say } from "./talk.ts";
import type { World } from "./describe-operation.ts";

/** Adds so many members, `crowd1` and on, and puts them into a stream; to be given as `before` of an error row. */
export function withCrowd(streamId: number, count: number) {
  return async ({ realm }: Pick<World, "realm">): Promise<User[]> => {
    const people: User[] = [];
    for (let number = 1; number <= count; number++) {
      const user = await createUser(realm, {
        handle: `crowd${number}`,
        delivery_email: `crowd${number}@harbor.example`,
        full_name: `Crowd ${number}`,
      });
      await realm.open(subscriptions).create({
        id: realm.nextId("subscription"),
        user_id: user.user_id,
        stream_id: streamId,
        color: "#76ce90",
        ...NEW_SUBSCRIPTION,
      });
      people.push(user);
    }
    return people;
  };
}

/** Adds so many members who have each written to the stream's topic `lunch`. */
export function withTalkers(streamId: number, count: number) {
  return async (world: World): Promise<void> => {
    for (const { handle } of await withCrowd(streamId, count)(world))
      await say(world, handle, { to: streamId });
  };
}
