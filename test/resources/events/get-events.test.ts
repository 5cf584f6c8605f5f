import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { say } from "../../support/talk.ts";
import type { Queue } from "../../support/sender.ts";

const NONE = "no-such-queue";
async function isHeld({ realm }: World, queue: Queue): Promise<void> {
  await expect.poll(() => realm.queues.get(queue.id)?.connected).toBe(true);
}

const MESSAGES = { event_types: ["message"] };

describeOperation("get-events", ({ it, errors }) => {
  it("answers at once with all that waits, without the queue's name", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    await say(world, "max");
    await say(world, "max");
    const answer = await world.as("mia").ok("get-events", {
      queue_id: queue.id,
      last_event_id: -1,
      color: "red",
    });
    expect(answer.events.map(({ id }: { id: number }) => id)).toEqual([0, 1]);
    expect(answer).not.toHaveProperty("queue_id");
    expect(answer.ignored_parameters_unsupported).toEqual(["color"]);
  });

  it("gives events again until they are acknowledged", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    await say(world, "max");
    await say(world, "max");
    const poll = async (last_event_id: number) =>
      (
        await world.as("mia").ok("get-events", {
          queue_id: queue.id,
          last_event_id,
          dont_block: true,
        })
      ).events.map(({ id }: { id: number }) => id);
    expect(await poll(-1)).toEqual([0, 1]);
    expect(await poll(-1)).toEqual([0, 1]);
    expect(await poll(0)).toEqual([1]);
    expect(await poll(1)).toEqual([]);
  });

  it("waits for the first event and names the queue, but nothing that was ignored", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    const poll = world.as("mia").ok("get-events", {
      queue_id: queue.id,
      last_event_id: -1,
      color: "red",
    });
    await isHeld(world, queue);
    const id = await say(world, "max");
    await say(world, "max");
    expect(await poll).toEqual({
      result: "success",
      msg: "",
      events: [
        expect.objectContaining({
          id: 0,
          type: "message",
          message: expect.objectContaining({ id }),
        }),
      ],
      queue_id: queue.id,
    });
  });

  it("answers at once with nothing when told not to block", async ({ as }) => {
    const queue = await as("mia").register();
    expect(
      await as("mia").ok("get-events", {
        queue_id: queue.id,
        last_event_id: -1,
        dont_block: true,
      }),
    ).toEqual({ result: "success", msg: "", events: [] });
  });

  it("ends with a heartbeat after 45 to 55 seconds, whatever the event types", async (world) => {
    const queue = await world.as("mia").register({ event_types: [] });
    const poll = queue.poll();
    await isHeld(world, queue);
    await world.realm.clock.advance(55_000);
    expect((await poll).body).toMatchObject({
      events: [{ type: "heartbeat", id: 0 }],
      queue_id: queue.id,
    });
  });

  it("ends with nothing when another poll takes its place", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    const first = queue.poll();
    await isHeld(world, queue);
    const second = queue.poll();
    expect((await first).body.events).toEqual([]);
    await isHeld(world, queue);
    await say(world, "max");
    expect((await second).body.events).toHaveLength(1);
  });

  it("is not disturbed by a poll that is refused", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    const poll = queue.poll();
    await isHeld(world, queue);
    expect(
      await world.as("mia").call("get-events", {
        queue_id: queue.id,
        last_event_id: 7,
      }),
    ).toMatchObject({ msg: "Event 7 was not in this queue" });
    await say(world, "max");
    expect((await poll).body.events).toHaveLength(1);
  });

  it("keeps the queue when a client goes away", async (world) => {
    const queue = await world.as("mia").register(MESSAGES);
    const leaving = new AbortController();
    const poll = queue.poll({ signal: leaving.signal }).catch(() => undefined);
    await isHeld(world, queue);
    leaving.abort();
    await poll;
    await say(world, "max");
    expect(await queue.events()).toHaveLength(1);
  });

  it("makes a queue when none is named and it may not block", async (world) => {
    const { queue_id, events } = await world.as("mia").ok("get-events", {
      dont_block: true,
      event_types: ["message"],
      apply_markdown: true,
    });
    expect(events).toEqual([]);
    await say(world, "max", { content: "**hi**" });
    const answer = await world.as("mia").ok("get-events", {
      queue_id,
      last_event_id: -1,
      dont_block: true,
    });
    expect(answer.events).toMatchObject([
      { message: { content: "<p><strong>hi</strong></p>" } },
    ]);
  });

  it("forgets a queue that was idle for ten minutes", async (world) => {
    const queue = await world.as("mia").register();
    await world.realm.clock.advance(661_000);
    expect((await queue.poll()).body).toMatchObject({
      code: "BAD_EVENT_QUEUE_ID",
    });
  });

  const refused = async (
    world: World,
    setUp: (queue: Queue) => Promise<unknown>,
    last_event_id: number,
  ) => {
    const queue = await world.as("mia").register(MESSAGES);
    await setUp(queue);
    return await world
      .as("mia")
      .call("get-events", { queue_id: queue.id, last_event_id });
  };
  it("refuses an id that was dropped, and one that was never there", async (world) => {
    const acknowledged = async (queue: Queue) => {
      await say(world, "max");
      await queue.events();
      await queue.events();
    };
    expect(await refused(world, acknowledged, -1)).toMatchObject({
      result: "error",
      msg: "An event newer than -1 has already been pruned!",
      code: "BAD_REQUEST",
    });
    expect(await refused(world, acknowledged, 5)).toMatchObject({
      msg: "Event 5 was not in this queue",
      code: "BAD_REQUEST",
    });
  });

  const poll = (given: Record<string, unknown>) => ({
    queue_id: NONE,
    last_event_id: -1,
    ...given,
  });
  errors([
    bad(
      "a last_event_id that is no JSON",
      poll({ last_event_id: "x" }),
      'Argument "last_event_id" is not valid JSON.',
    ),
    bad(
      "a last_event_id that is no integer",
      poll({ last_event_id: "[]" }),
      "last_event_id is not an integer",
    ),
    bad(
      "a dont_block that is no boolean",
      poll({ dont_block: 1 }),
      "dont_block is not a boolean",
    ),
    bad(
      "a guest who wants all public streams",
      poll({ all_public_streams: true }),
      "User not authorized for this query",
      { as: "gus" },
    ),
    bad("no queue", {}, "Missing 'queue_id' argument"),
    bad(
      "no last_event_id, before an unknown queue",
      { queue_id: NONE },
      "Missing 'last_event_id' argument",
    ),
    bad("an unknown queue", poll({}), `Bad event queue ID: ${NONE}`, {
      code: "BAD_EVENT_QUEUE_ID",
      extra: { queue_id: NONE },
    }),
    bad(
      "a life that is no number",
      { dont_block: true, lifespan_secs: "long" },
      "Bad value for 'lifespan_secs': long",
      { code: "REQUEST_VARIABLE_INVALID" },
    ),
    bad(
      "a webhook bot",
      poll({}),
      "This API is not available to incoming webhook bots.",
      { as: "hook", status: 401, code: "UNAUTHORIZED" },
    ),
  ]);
});
