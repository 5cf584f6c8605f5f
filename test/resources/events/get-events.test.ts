import { expect, vi } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { isHeld } from "../../support/held.ts";
import { say } from "../../support/talk.ts";

const BRIEF = { dont_block: true };

describeOperation("get-events", ({ it, errors, roles }) => {
  it("gives what waits, ascending by id, and not the queue's id", async (world) => {
    const { as } = world;
    const queue = await as("max").register({ event_types: ["message"] });
    const ids = [await say(world, "mia"), await say(world, "mia")];
    const answer = await as("max").ok("get-events", {
      queue_id: queue.id,
      last_event_id: -1,
      noise: 1,
    });
    expect(answer.events).toMatchObject([
      { id: 0, type: "message", message: { id: ids[0] } },
      { id: 1, type: "message", message: { id: ids[1] } },
    ]);
    expect(answer).not.toHaveProperty("queue_id");
    expect(answer.ignored_parameters_unsupported).toEqual(["noise"]);
  });

  it("gives again what was not acknowledged", async (world) => {
    const queue = await world.as("max").register({ event_types: ["message"] });
    await say(world, "mia");
    await say(world, "mia");
    const since = async (last_event_id: number) => {
      const sent = { queue_id: queue.id, last_event_id, ...BRIEF };
      const { events } = await world.as("max").ok("get-events", sent);
      return events.map(({ id }: { id: number }) => id);
    };
    expect(await since(-1)).toEqual([0, 1]);
    expect(await since(-1)).toEqual([0, 1]);
    expect(await since(0)).toEqual([1]);
    expect(await since(1)).toEqual([]);
  });

  it("waits for the next event and then names the queue", async (world) => {
    const { as, realm } = world;
    const queue = await as("max").register({ event_types: ["message"] });
    const poll = queue.poll();
    await held(world, queue.id);
    const id = await say(world, "mia");
    const { body } = await poll;
    expect(body).toMatchObject({
      events: [{ id: 0, message: { id } }],
      queue_id: queue.id,
    });
    expect(isHeld(realm, queue.id)).toBe(false);
  });

  it("ends with a heartbeat after 45 to 55 seconds of silence", async (world) => {
    const queue = await world.as("max").register({ event_types: ["message"] });
    const poll = queue.poll();
    await held(world, queue.id);
    await world.realm.clock.advance(44_999);
    expect(isHeld(world.realm, queue.id)).toBe(true);
    await world.realm.clock.advance(10_001);
    const { body } = await poll;
    expect(body.events).toEqual([{ type: "heartbeat", id: 0 }]);
  });

  it("gives the place of a held poll to the next one", async (world) => {
    const queue = await world.as("max").register({ event_types: ["message"] });
    const first = queue.poll();
    await held(world, queue.id);
    const second = queue.poll();
    expect((await first).body).toMatchObject({ result: "success", events: [] });
    await held(world, queue.id);
    await say(world, "mia");
    expect((await second).body.events).toHaveLength(1);
  });

  it("makes a queue when none is named and the call does not wait", async (world) => {
    const { queue_id, events } = await world.as("max").ok("get-events", {
      ...BRIEF,
      event_types: ["message"],
    });
    expect(events).toEqual([]);
    await say(world, "mia");
    const sent = { queue_id, last_event_id: -1, ...BRIEF };
    const answer = await world.as("max").ok("get-events", sent);
    expect(answer.events).toHaveLength(1);
  });

  it("forgets a queue that nobody asked for ten minutes", async ({
    as,
    realm,
  }) => {
    const queue = await as("max").register();
    await realm.clock.advance(660_000);
    const { body } = await queue.poll();
    expect(body).toMatchObject({
      code: "BAD_EVENT_QUEUE_ID",
      queue_id: queue.id,
    });
  });

  it("loses what is stored when an id is named that was not in the queue", async (world) => {
    const queue = await world.as("max").register({ event_types: ["message"] });
    await say(world, "mia");
    const sent = { queue_id: queue.id, last_event_id: 7, ...BRIEF };
    expect(await world.as("max").call("get-events", sent)).toMatchObject({
      code: "BAD_REQUEST",
      msg: "Event 7 was not in this queue",
    });
    const next = { ...sent, last_event_id: 0 };
    const { events } = await world.as("max").ok("get-events", next);
    expect(events).toEqual([]);
  });

  it("refuses an id below what was acknowledged", async (world) => {
    const queue = await world.as("max").register({ event_types: ["message"] });
    await say(world, "mia");
    const sent = { queue_id: queue.id, last_event_id: 0, ...BRIEF };
    await world.as("max").ok("get-events", sent);
    expect(
      await world.as("max").call("get-events", { ...sent, last_event_id: -1 }),
    ).toMatchObject({
      code: "BAD_REQUEST",
      msg: "An event newer than -1 has already been pruned!",
    });
  });

  errors([
    bad(
      "a guest who wants every public stream",
      { all_public_streams: true },
      "User not authorized for this query",
      { as: "gus" },
    ),
    bad("a call without queue_id", {}, "Missing 'queue_id' argument"),
    bad(
      "a call without last_event_id, whatever the queue",
      { queue_id: "gone" },
      "Missing 'last_event_id' argument",
    ),
    bad(
      "an unknown queue",
      { queue_id: "gone", last_event_id: -1 },
      "Bad event queue ID: gone",
      { code: "BAD_EVENT_QUEUE_ID", extra: { queue_id: "gone" } },
    ),
  ]);

  it("does not tell a queue of somebody else from none", async ({ as }) => {
    const { id: queue_id } = await as("mia").register();
    expect(
      await as("max").call("get-events", { queue_id, last_event_id: -1 }),
    ).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id });
  });

  roles(BRIEF, EVERYBODY);
});

async function held({ realm }: World, queueId: string): Promise<void> {
  await vi.waitFor(() => expect(isHeld(realm, queueId)).toBe(true));
}
