import { describe, expect, test } from "vitest";
import { Clock } from "../../src/realm/clock.ts";
import {
  NO_CAPABILITIES,
  type QueueOptions,
} from "../../src/realm/event-queue.ts";
import { EventQueues } from "../../src/realm/event-queues.ts";
import { Random } from "../../src/realm/random.ts";

const SECOND = 1000;
const TYPING = { type: "typing", op: "start" };

const optionsOf = (given: Partial<QueueOptions> = {}): QueueOptions => ({
  user_id: 9,
  client: "test",
  apply_markdown: false,
  client_gravatar: false,
  slim_presence: false,
  all_public_streams: false,
  event_types: null,
  narrow: [],
  lifespan_secs: 600,
  capabilities: NO_CAPABILITIES,
  pronouns_as_text: false,
  ...given,
});

function freshQueues() {
  const clock = new Clock({ start: 0 });
  return { clock, queues: new EventQueues(clock, new Random(1)) };
}

describe("registration", () => {
  test("gives ids that are UUIDs and the same in every run", () => {
    const ids = [freshQueues(), freshQueues()].map(({ queues }) => [
      queues.register(optionsOf()).id,
      queues.register(optionsOf()).id,
    ]);
    expect(ids[0]).toEqual(ids[1]);
    expect(new Set(ids[0]).size).toBe(2);
    expect(ids[0]![0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("makes a queue that its user finds and nobody else", () => {
    const { queues } = freshQueues();
    const queue = queues.register(optionsOf());
    expect(queues.find(queue.id, 9)).toBe(queue);
    expect(queues.find(queue.id, 8)).toBeUndefined();
    expect(queues.find("no such queue", 9)).toBeUndefined();
    expect(queues.size).toBe(1);
  });

  test("notes queues that want more than their user's own streams", () => {
    const { queues } = freshQueues();
    queues.register(optionsOf());
    const wide = [
      queues.register(optionsOf({ all_public_streams: true })),
      queues.register(optionsOf({ narrow: [["stream", "quay"]] })),
    ];
    expect([...queues.wide()]).toEqual(wide);
  });
});

describe("delivery", () => {
  test("reaches every queue of the users named", () => {
    const { queues } = freshQueues();
    const [one, two, other] = [9, 9, 8].map((user_id) =>
      queues.register(optionsOf({ user_id })),
    );
    queues.deliver(TYPING, [9, 7]);
    expect([one!, two!, other!].map((queue) => queue.events.length)).toEqual([
      1, 1, 0,
    ]);
  });

  test("leaves out queues that do not want the type", () => {
    const { queues } = freshQueues();
    const queue = queues.register(optionsOf({ event_types: ["message"] }));
    queues.deliver(TYPING, [9]);
    expect(queue.events).toEqual([]);
  });

  test("asks the filter, which may drop or double", () => {
    const { queues } = freshQueues();
    const queue = queues.register(optionsOf());
    queues.filter = (_queue, event) => [event, event];
    queues.deliver(TYPING, [9]);
    queues.filter = () => [];
    queues.deliver(TYPING, [9]);
    queues.filter = undefined;
    queues.deliver(TYPING, [9]);
    expect(queue.events).toHaveLength(3);
  });
});

describe("removal", () => {
  test("ends a held poll with nothing", async () => {
    const { queues } = freshQueues();
    const queue = queues.register(optionsOf({ all_public_streams: true }));
    const poll = queues.wait(queue);
    queues.remove(queue);
    expect(await poll).toEqual([]);
    expect(queues.find(queue.id, 9)).toBeUndefined();
    expect([...queues.ofUser(9)]).toEqual([]);
    expect([...queues.wide()]).toEqual([]);
  });

  test("of all queues ends every poll and starts the ids afresh", async () => {
    const { queues } = freshQueues();
    const queue = queues.register(optionsOf());
    const poll = queues.wait(queue);
    queues.clear();
    expect(await poll).toEqual([]);
    expect(queues.size).toBe(0);
    expect(queues.register(optionsOf()).id).toBe(queue.id);
  });
});

describe("heartbeat", () => {
  test("ends an idle poll after 45 to 55 seconds and takes an id", async () => {
    const { clock, queues } = freshQueues();
    const queue = queues.register(optionsOf({ event_types: [] }));
    const poll = queues.wait(queue);
    await clock.advance(45 * SECOND - 1);
    expect(queue.connected).toBe(true);
    await clock.advance(10 * SECOND + 1);
    expect(await poll).toMatchObject([{ id: 0, event: { type: "heartbeat" } }]);
  });

  test("comes after a whole number of seconds that differs from poll to poll", async () => {
    const { clock, queues } = freshQueues();
    const queue = queues.register(optionsOf({ lifespan_secs: 604_800 }));
    const waits = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const start = clock.now();
      void queues.wait(queue);
      const fired = await clock.advance(55 * SECOND);
      const beat = fired.find(({ name }) => name === "heartbeat");
      waits.add((beat!.at - start) / SECOND);
    }
    expect([...waits].every(Number.isInteger)).toBe(true);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(45);
    expect(Math.max(...waits)).toBeLessThanOrEqual(55);
    expect(waits.size).toBeGreaterThan(5);
  });

  test("does not come while no poll is held, nor after one has ended", async () => {
    const { clock, queues } = freshQueues();
    const queue = queues.register(optionsOf());
    await clock.advance(120 * SECOND);
    expect(queue.events).toEqual([]);
    const poll = queues.wait(queue);
    queue.push(TYPING);
    await poll;
    await clock.advance(120 * SECOND);
    expect(queue.events).toHaveLength(1);
  });

  test("can be silenced", async () => {
    const { clock, queues } = freshQueues();
    queues.heartbeatsSilenced = true;
    const queue = queues.register(optionsOf());
    void queues.wait(queue);
    await clock.advance(300 * SECOND);
    expect(queue.connected).toBe(true);
    expect(queue.events).toEqual([]);
  });
});

describe("expiry", () => {
  test("removes a queue between its lifetime and a minute later", async () => {
    const { clock, queues } = freshQueues();
    await clock.advance(30 * SECOND);
    const queue = queues.register(optionsOf());
    await clock.advance(599 * SECOND);
    expect(queues.get(queue.id)).toBe(queue);
    await clock.advance(61 * SECOND);
    expect(queues.get(queue.id)).toBeUndefined();
  });

  test("keeps the lifetime that was asked for", async () => {
    const { clock, queues } = freshQueues();
    const queue = queues.register(optionsOf({ lifespan_secs: 3600 }));
    await clock.advance(3599 * SECOND);
    expect(queues.get(queue.id)).toBe(queue);
    await clock.advance(61 * SECOND);
    expect(queues.get(queue.id)).toBeUndefined();
  });

  test("counts from the beginning of the last poll that waited", async () => {
    const { clock, queues } = freshQueues();
    const queue = queues.register(optionsOf());
    await clock.advance(300 * SECOND);
    const poll = queues.wait(queue);
    queue.push(TYPING);
    await poll;
    await clock.advance(599 * SECOND);
    expect(queues.get(queue.id)).toBe(queue);
    await clock.advance(61 * SECOND);
    expect(queues.get(queue.id)).toBeUndefined();
  });

  test("spares a queue while a poll is held", async () => {
    const { clock, queues } = freshQueues();
    queues.heartbeatsSilenced = true;
    const queue = queues.register(optionsOf());
    void queues.wait(queue);
    await clock.advance(3600 * SECOND);
    expect(queues.get(queue.id)).toBe(queue);
  });

  test("leaves no timer behind when the last queue is gone", async () => {
    const { clock, queues } = freshQueues();
    queues.register(optionsOf());
    await clock.advance(700 * SECOND);
    expect(queues.size).toBe(0);
    expect(await clock.advance(3600 * SECOND)).toEqual([]);
  });
});
