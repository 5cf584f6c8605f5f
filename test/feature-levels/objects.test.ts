import { expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { realmAt } from "./realm-at.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;

async function ask(
  realm: EmulatedRealm,
  operationId: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Body> {
  const { body } = await realm.ask({ as: "ada", operationId, params });
  return JSON.parse(String(body));
}

test.each([
  [226, "email_address", false],
  [225, "email_address", true],
  [197, "can_remove_subscribers_group", true],
  [196, "can_remove_subscribers_group", false],
  [196, "can_remove_subscribers_group_id", true],
  [141, "can_remove_subscribers_group_id", false],
  [1, "stream_post_policy", true],
  [0, "stream_post_policy", false],
])("at level %d subscriptions have %s: %s", async (level, field, has) => {
  const { realm, remove } = await realmAt(level);
  const { subscriptions } = await ask(realm, "get-subscriptions");
  const registered = await ask(realm, "register-queue");
  for (const list of [subscriptions, registered.subscriptions]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((one: Body) => field in one)).toBe(has);
  }
  remove();
});

test.each([
  [198, "can_mention_group", true],
  [197, "can_mention_group", false],
  [197, "can_mention_group_id", true],
  [190, "can_mention_group_id", false],
])("at level %d user groups have %s: %s", async (level, field, has) => {
  const { realm, remove } = await realmAt(level);
  const { user_groups } = await ask(realm, "get-user-groups");
  expect(user_groups.every((one: Body) => field in one)).toBe(has);
  remove();
});

test.each([
  [224, ["stream_wildcard_mentioned", "wildcard_mentioned"]],
  [223, ["wildcard_mentioned"]],
])("at level %d a wildcard mention has flags %j", async (level, flags) => {
  const { realm, remove } = await realmAt(level);
  const sent = await ask(realm, "send-message", {
    type: "stream",
    to: "general",
    topic: "lunch",
    content: "@**all** soup",
  });
  const { message } = await ask(realm, "get-message", { message_id: sent.id });
  expect(message.flags.filter((flag: string) => flag !== "read")).toEqual(
    flags,
  );
  remove();
});

test.each([
  [46, { topic_links: [expect.objectContaining({ url: expect.any(String) })] }],
  [45, { topic_links: ["https://example.com/a"] }],
  [0, { subject_links: ["https://example.com/a"] }],
])("at level %d a message event has %j", async (level, shown) => {
  const { realm, remove } = await realmAt(level);
  const queue = await ask(realm, "register-queue");
  await ask(realm, "send-message", {
    type: "stream",
    to: "general",
    topic: "see https://example.com/a",
    content: "hi",
  });
  const { events } = await ask(realm, "get-events", {
    queue_id: queue.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  const event = events.find(({ type }: Body) => type === "message");
  expect(event.message).toMatchObject(shown);
  remove();
});

test("an event that was not sent comes as a heartbeat", async () => {
  const { realm, remove } = await realmAt(0);
  const queue = await ask(realm, "register-queue", {
    event_types: ["stream"],
    fetch_event_types: ["stream"],
  });
  const { subscriptions } = await ask(realm, "get-subscriptions");
  await ask(realm, "update-stream", {
    stream_id: subscriptions[0].stream_id,
    is_announcement_only: true,
  });
  const { events } = await ask(realm, "get-events", {
    queue_id: queue.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  expect(events).toMatchObject([
    { type: "heartbeat", id: 0 },
    { type: "stream", property: "is_announcement_only", value: true, id: 1 },
  ]);
  remove();
});

test("a scenario's feature level counts, and another scenario's from its reset on", async () => {
  const emulator = createEmulator({ strict: true });
  const text = (level: number) =>
    `name: old\nsummary: Old.\nfixture: lighthouse\nfeature_level: ${level}\n`;
  const realm = await emulator.createRealm({ scenario: { text: text(200) } });
  const level = async () =>
    (await ask(realm, "get-server-settings")).zulip_feature_level;
  expect(await level()).toBe(200);
  await realm.use({ text: text(100) });
  expect(await level()).toBe(100);
  emulator.close();
});

test.each([
  [181, true],
  [180, false],
])("at level %d scheduled messages tell of failure: %s", async (level, has) => {
  const { realm, remove } = await realmAt(level);
  const queue = await ask(realm, "register-queue");
  await ask(realm, "create-scheduled-message", {
    type: "stream",
    to: 1,
    topic: "lunch",
    content: "hi",
    scheduled_delivery_timestamp: realm.state.clock.seconds() + 600,
  });
  const { scheduled_messages } = await ask(realm, "get-scheduled-messages");
  const { events } = await ask(realm, "get-events", {
    queue_id: queue.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  const registered = await ask(realm, "register-queue");
  for (const list of [
    scheduled_messages,
    registered.scheduled_messages,
    events[0].scheduled_messages,
  ])
    expect(list.every((one: Body) => "failed" in one === has)).toBe(true);
  remove();
});

test.each([
  [152, 0],
  [151, 1],
])(
  "at level %d moving a topic leaves %d notices there by itself",
  async (level, count) => {
    const { realm, remove } = await realmAt(level);
    const sent = await ask(realm, "send-message", {
      type: "stream",
      to: "general",
      topic: "not yet there",
      content: "hi",
    });
    await ask(realm, "update-message", {
      message_id: sent.id,
      topic: "elsewhere",
    });
    const { messages } = await ask(realm, "get-messages", {
      anchor: "newest",
      num_before: 5,
      num_after: 0,
      narrow: [["topic", "not yet there"]],
    });
    expect(messages).toHaveLength(count);
    remove();
  },
);

test.each([
  [134, "user_topic"],
  [133, "heartbeat"],
])("at level %d a muted topic also gives the event %s", async (level, type) => {
  const { realm, remove } = await realmAt(level);
  const queue = await ask(realm, "register-queue");
  await ask(realm, "mute-topic", { stream: "general", topic: "a", op: "add" });
  const { events } = await ask(realm, "get-events", {
    queue_id: queue.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  expect(events.map((event: Body) => event.type)).toEqual([
    "muted_topics",
    type,
  ]);
  expect("user_topics" in queue).toBe(level === 134);
  remove();
});

test.each([
  [92, null],
  [91, expect.stringContaining("gravatar")],
])(
  "at level %d the avatar of a message's sender is %s",
  async (level, avatar_url) => {
    const { realm, remove } = await realmAt(level);
    const { messages } = await ask(realm, "get-messages", {
      anchor: "newest",
      num_before: 1,
      num_after: 0,
      narrow: [["sender", "sam@lighthouse.example"]],
    });
    expect(messages[0]).toMatchObject({ avatar_url });
    remove();
  },
);

test.each([
  [32, true],
  [31, false],
])("at level %d an event of flags has op: %s", async (level, has) => {
  const { realm, remove } = await realmAt(level);
  const queue = await ask(realm, "register-queue");
  await ask(realm, "mark-all-as-read");
  const { events } = await ask(realm, "get-events", {
    queue_id: queue.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  expect("op" in events[0]).toBe(has);
  expect(events[0]).toMatchObject({ operation: "add" });
  remove();
});

test.each([
  [2, true],
  [1, false],
])("at level %d reactions have user_id: %s", async (level, has) => {
  const { realm, remove } = await realmAt(level);
  await ask(realm, "add-reaction", { message_id: 1, emoji_name: "tada" });
  const { messages } = await ask(realm, "get-messages", {
    anchor: 1,
    num_before: 0,
    num_after: 0,
    narrow: [["stream", "general"]],
  });
  for (const reaction of messages[0].reactions) {
    expect("user_id" in reaction).toBe(has);
    expect(reaction).toMatchObject({ user: { id: expect.any(Number) } });
  }
  remove();
});

test.each([
  [118, true],
  [117, false],
])("at level %d a history tells where it went: %s", async (level, has) => {
  const { realm, remove } = await realmAt(level);
  const sent = await ask(realm, "send-message", {
    type: "stream",
    to: "general",
    topic: "lunch",
    content: "hi",
  });
  await ask(realm, "update-message", { message_id: sent.id, stream_id: 2 });
  const { message_history } = await ask(realm, "get-message-history", {
    message_id: sent.id,
  });
  expect(message_history[1]).toMatchObject({ prev_stream: 1 });
  expect("stream" in message_history[1]).toBe(has);
  remove();
});
