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
