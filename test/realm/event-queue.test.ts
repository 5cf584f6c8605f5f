import { describe, expect, test } from "vitest";
import {
  EventQueue,
  NO_CAPABILITIES,
  type QueueOptions,
} from "../../src/realm/event-queue.ts";
import { writeEvent, type RealmEvent } from "../../src/realm/event.ts";

const OPTIONS: QueueOptions = {
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
};

const emptyQueue = () => new EventQueue("q", OPTIONS, 0);
const queueOf = (...events: RealmEvent[]) => {
  const queue = emptyQueue();
  for (const event of events) queue.push(event);
  return queue;
};
const typing = (op = "start"): RealmEvent => ({ type: "typing", op });
const flags = (
  op: string,
  flag: string,
  ids: number[],
  all = false,
): RealmEvent => ({
  type: "update_message_flags",
  op,
  operation: op,
  flag,
  messages: ids,
  all,
});
const restart = (server_generation: number, zulip_version: string) => ({
  type: "restart",
  zulip_version,
  server_generation,
});
const idsIn = (queue: EventQueue) => queue.events.map(({ id }) => id);

describe("events in a queue", () => {
  test("have ids that count from 0", () => {
    const queue = emptyQueue();
    expect(queue.lastId).toBe(-1);
    queue.push(typing());
    queue.push(typing());
    expect(idsIn(queue)).toEqual([0, 1]);
    expect(queue.lastId).toBe(1);
  });

  test("are written with the id as the last key", () => {
    expect(writeEvent({ id: 3, event: typing() })).toBe(
      '{"type":"typing","op":"start","id":3}',
    );
  });

  test("share nothing with other queues but the event itself", () => {
    const event = typing();
    const one = queueOf(typing("stop"), event);
    const other = queueOf(event);
    expect(one.take().at(-1)).toMatchObject({ id: 1, event });
    expect(other.take()).toMatchObject([{ id: 0, event }]);
  });
});

describe("acknowledging", () => {
  test("-1 at the start keeps everything", () => {
    const queue = queueOf(typing(), typing());
    expect(queue.acknowledge(-1)).toBeUndefined();
    expect(idsIn(queue)).toEqual([0, 1]);
  });

  test("drops all up to the id, which may be named again", () => {
    const queue = queueOf(typing(), typing(), typing());
    expect(queue.acknowledge(1)).toBeUndefined();
    expect(idsIn(queue)).toEqual([2]);
    expect(queue.acknowledge(1)).toBeUndefined();
    expect(idsIn(queue)).toEqual([2]);
  });

  test("an id below the newest dropped one is refused", () => {
    const queue = queueOf(typing(), typing());
    queue.acknowledge(1);
    expect(queue.acknowledge(0)).toBe("already-pruned");
    expect(queue.acknowledge(-1)).toBe("already-pruned");
  });

  test("an id beyond the last one is refused, but what is stored is lost", () => {
    const queue = queueOf(typing(), typing());
    expect(queue.acknowledge(9)).toBe("not-in-queue");
    expect(queue.events).toEqual([]);
    expect(queue.acknowledge(1)).toBeUndefined();
  });

  test("an id beyond the last one leaves merged events that nobody has seen", () => {
    const queue = queueOf(typing(), flags("add", "read", [1]));
    expect(queue.acknowledge(9)).toBe("not-in-queue");
    expect(idsIn(queue)).toEqual([1]);
  });

  test("an id that a merge swallowed is refused", () => {
    const queue = queueOf(
      flags("add", "read", [1]),
      flags("add", "read", [2]),
      typing(),
    );
    queue.take();
    expect(queue.acknowledge(0)).toBe("not-in-queue");
    expect(queue.acknowledge(2)).toBeUndefined();
  });
});

describe("merging", () => {
  test("joins flag events of one operation and flag at the latest id", () => {
    const queue = queueOf(
      flags("add", "read", [1]),
      typing(),
      flags("add", "read", [2]),
    );
    expect(queue.take()).toEqual(
      [
        { id: 1, event: typing() },
        { id: 2, event: flags("add", "read", [1, 2]) },
      ].map((expected) => expect.objectContaining(expected)),
    );
  });

  test("joins removals of a flag other than read", () => {
    const queue = queueOf(
      flags("remove", "starred", [1]),
      flags("remove", "starred", [2]),
    );
    expect(queue.take()).toMatchObject([
      { id: 1, event: { messages: [1, 2] } },
    ]);
  });

  test.each([
    ["another flag", flags("add", "starred", [2])],
    ["another operation", flags("remove", "read", [2])],
    ["all messages", flags("add", "read", [], true)],
    ["an event of another type", typing()],
  ])("leaves %s alone", (_name, event) => {
    expect(idsIn(queueOf(flags("add", "read", [1]), event))).toEqual([0, 1]);
  });

  test("never joins removals of read, nor events for all messages", () => {
    expect(
      idsIn(
        queueOf(flags("remove", "read", [1]), flags("remove", "read", [2])),
      ),
    ).toEqual([0, 1]);
    expect(
      idsIn(
        queueOf(flags("add", "read", [], true), flags("add", "read", [], true)),
      ),
    ).toEqual([0, 1]);
  });

  test("ends when a poll has returned the event", () => {
    const queue = queueOf(flags("add", "read", [1]));
    queue.take();
    queue.push(flags("add", "read", [2]));
    queue.push(flags("add", "read", [3]));
    expect(queue.events).toMatchObject([
      { id: 0, event: { messages: [1] } },
      { id: 2, event: { messages: [2, 3] } },
    ]);
  });

  test("keeps the first restart and the latest generation", () => {
    expect(queueOf(restart(1, "8.0"), restart(2, "8.1")).take()).toMatchObject([
      { id: 1, event: restart(2, "8.0") },
    ]);
  });
});

describe("a held poll", () => {
  test("ends with the first event, which stays until it is acknowledged", async () => {
    const queue = emptyQueue();
    const poll = queue.wait(0);
    expect(queue.connected).toBe(true);
    queue.push(typing());
    queue.push(typing("stop"));
    expect(await poll).toMatchObject([{ id: 0, event: typing() }]);
    expect(queue.connected).toBe(false);
    expect(idsIn(queue)).toEqual([0, 1]);
  });

  test("ends with nothing when another one takes its place", async () => {
    const queue = emptyQueue();
    const first = queue.wait(0);
    const second = queue.wait(5);
    expect(await first).toEqual([]);
    queue.push(typing());
    expect(await second).toHaveLength(1);
  });

  test("notes when it began to wait", () => {
    const queue = emptyQueue();
    void queue.wait(5000);
    expect(queue.lastConnection).toBe(5000);
  });

  test("ends with nothing on demand", async () => {
    const queue = emptyQueue();
    const poll = queue.wait(0);
    queue.end();
    expect(await poll).toEqual([]);
  });
});
