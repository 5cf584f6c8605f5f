import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import { schedule } from "../../support/schedule.ts";
import { say, whisper } from "../../support/talk.ts";

const fetch = (...types: string[]) => ({ fetch_event_types: types });

describeOperation("register-queue", ({ it, errors, roles }) => {
  it("makes a queue and names the server's version", async ({ as, realm }) => {
    const answer = await as("max").ok("register-queue", fetch("none"));
    expect(answer).toEqual({
      result: "success",
      msg: "",
      queue_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      last_event_id: -1,
      zulip_version: "8.0",
      zulip_feature_level: 237,
      zulip_merge_base: "",
    });
    expect(realm.queues.find(answer.queue_id, as("max").id)).toBeDefined();
  });

  it("tells the whole state when asked for everything", async ({ as }) => {
    const answer = await as("max").ok("register-queue");
    expect(answer).toMatchObject({
      max_message_id: -1,
      unread_msgs: {
        pms: [],
        streams: [],
        huddles: [],
        mentions: [],
        count: 0,
      },
      realm_users: expect.any(Array),
      subscriptions: expect.any(Array),
      user_settings: expect.any(Object),
      max_message_length: 10_000,
      max_topic_length: 60,
      max_stream_name_length: 60,
      max_stream_description_length: 1024,
      server_typing_started_expiry_period_milliseconds: 45_000,
      server_typing_stopped_wait_period_milliseconds: 12_000,
      server_typing_started_wait_period_milliseconds: 30_000,
      event_queue_longpoll_timeout_seconds: 90,
    });
  });

  it("tells the state of the event types when no other types are named", async ({
    as,
  }) => {
    const answer = await as("max").ok("register-queue", {
      event_types: ["alert_words"],
    });
    expect(answer).toHaveProperty("alert_words", []);
    expect(answer).not.toHaveProperty("realm_users");
  });

  it("tells what is unread, by conversation", async (world) => {
    const { as } = world;
    const inStream = await say(world, "max", { content: "@**Mia Member**" });
    const muted = await say(world, "max", {
      topic: "tea",
      content: "@**all**",
    });
    const alone = await whisper(world, "max", ["mia"]);
    const note = await whisper(world, "mia", ["mia"]);
    const group = await whisper(world, "max", ["mia", "olive"]);
    await as("mia").ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "tea",
      visibility_policy: 1,
    });
    const answer = await as("mia").ok(
      "register-queue",
      fetch("message", "update_message_flags"),
    );
    const [max, mia, olive] = ["max", "mia", "olive"].map(
      (handle) => as(handle).id,
    );
    expect(answer.max_message_id).toBe(group);
    expect(answer.unread_msgs).toEqual({
      pms: [
        { other_user_id: max, sender_id: max, unread_message_ids: [alone] },
        { other_user_id: mia, sender_id: mia, unread_message_ids: [note] },
      ].toSorted((a, b) => a.other_user_id! - b.other_user_id!),
      streams: [
        {
          stream_id: STREAM.general,
          topic: "lunch",
          unread_message_ids: [inStream],
        },
        {
          stream_id: STREAM.general,
          topic: "tea",
          unread_message_ids: [muted],
        },
      ],
      huddles: [
        {
          user_ids_string: [max, mia, olive]
            .toSorted((a, b) => a! - b!)
            .join(","),
          unread_message_ids: [group],
        },
      ],
      mentions: [inStream],
      count: 4,
      old_unreads_missing: false,
    });
  });

  it("tells of starred messages, conversations and what is scheduled", async (world) => {
    const { as } = world;
    const id = await say(world, "max");
    await as("mia").ok("update-message-flags", {
      messages: [id],
      op: "add",
      flag: "starred",
    });
    const first = await whisper(world, "max", ["mia"]);
    const latest = await whisper(world, "mia", ["olive"]);
    const scheduled_message_id = await schedule(world, "mia");
    expect(
      await as("mia").ok(
        "register-queue",
        fetch(
          "starred_messages",
          "recent_private_conversations",
          "scheduled_messages",
          "drafts",
        ),
      ),
    ).toMatchObject({
      starred_messages: [id],
      recent_private_conversations: [
        { max_message_id: latest, user_ids: [as("olive").id] },
        { max_message_id: first, user_ids: [as("max").id] },
      ],
      scheduled_messages: [{ scheduled_message_id }],
      drafts: [],
    });
  });

  it("lives as long as it was asked for, at most a week", async ({
    as,
    realm,
  }) => {
    const lifespanOf = async (queue_lifespan_secs: number) => {
      const { queue_id } = await as("max").ok("register-queue", {
        ...fetch("none"),
        queue_lifespan_secs,
      });
      return realm.queues.get(queue_id)?.options.lifespan_secs;
    };
    expect(await lifespanOf(0)).toBe(600);
    expect(await lifespanOf(3600)).toBe(3600);
    expect(await lifespanOf(9_000_000)).toBe(604_800);
  });

  // Narrows of queues

  for (const [term, matching] of [
    [["stream", "QUAY"], ["quay"]],
    [["topic", "Tea"], ["tea"]],
    [["sender", "OLIVE@harbor.example"], ["olive"]],
    [["is", "dm"], ["dm"]],
    [["is", "mentioned"], ["mention"]],
    [["is", "resolved"], ["resolved"]],
    [
      ["is", "something else"],
      ["quay", "tea", "olive", "resolved", "mention", "dm"],
    ],
  ] as const) {
    it(`passes messages that fit ${term.join(":")}`, async (world) => {
      const queue = await world
        .as("mia")
        .register({ event_types: ["message"], narrow: [term] });
      await say(world, "max", { to: "quay", content: "quay" });
      await say(world, "max", { topic: "tea", content: "tea" });
      await say(world, "olive", { content: "olive" });
      await say(world, "max", { topic: "✔ done", content: "resolved" });
      await say(world, "max", { content: "@**Mia Member**" });
      await whisper(world, "max", ["mia"], "dm");
      const contents = (await queue.events()).map(({ message }) =>
        message.content.startsWith("@") ? "mention" : message.content,
      );
      expect(contents).toEqual(matching);
    });
  }

  it("passes messages of public streams to a queue that wants them all, private ones not", async (world) => {
    const queue = await world
      .as("mia")
      .register({ event_types: ["message"], all_public_streams: true });
    await say(world, "max", { to: "quay" });
    await say(world, "max", { to: "core" });
    expect(await queue.events()).toMatchObject([
      { flags: [], message: { display_recipient: "quay" } },
    ]);
  });

  roles(fetch("none"), EVERYBODY);

  const given = (name: string, value: unknown) => ({ [name]: value });
  errors([
    ...[
      "apply_markdown",
      "client_gravatar",
      "slim_presence",
      "all_public_streams",
      "include_subscribers",
    ].flatMap((name) => [
      bad(
        `${name} that is no JSON`,
        given(name, "yes"),
        `Argument "${name}" is not valid JSON.`,
      ),
      bad(
        `${name} that is no boolean`,
        given(name, 1),
        `${name} is not a boolean`,
      ),
    ]),
    bad(
      "capabilities that are no object",
      given("client_capabilities", []),
      "client_capabilities is not a dict",
    ),
    bad(
      "capabilities without the required one",
      given("client_capabilities", {}),
      "notification_settings_null key is missing from client_capabilities",
    ),
    bad(
      "a capability that is no boolean",
      given("client_capabilities", {
        notification_settings_null: true,
        stream_typing_notifications: 1,
      }),
      'client_capabilities["stream_typing_notifications"] is not a boolean',
    ),
    bad(
      "an unknown capability that is no boolean",
      given("client_capabilities", {
        notification_settings_null: true,
        future: 1,
      }),
      "client_capabilities contains a value that is not a boolean",
    ),
    bad(
      "event types that are no list",
      given("event_types", "{}"),
      "event_types is not a list",
    ),
    bad(
      "an event type that is no text",
      given("event_types", [1]),
      "event_types[0] is not a string",
    ),
    bad(
      "a narrow of something else",
      given("narrow", [1]),
      "narrow[0] is not a list",
    ),
    bad(
      "a term of three",
      given("narrow", [["a", "b", "c"]]),
      "narrow[0] should have exactly 2 items",
    ),
    bad(
      "a term with a number",
      given("narrow", [["a", 1]]),
      "narrow[0][1] is not a string",
    ),
    bad(
      "a lifetime that is no integer",
      given("queue_lifespan_secs", 1.5),
      "queue_lifespan_secs is not an integer",
    ),
    bad(
      "a lifetime below zero",
      { queue_lifespan_secs: -1 },
      "queue_lifespan_secs is too small",
    ),
    bad(
      "a guest who wants all public streams",
      given("all_public_streams", true),
      "User not authorized for this query",
      { as: "gus" },
    ),
    bad(
      "a narrow that queues do not know",
      given("narrow", [["search", "quay"]]),
      "Operator search not supported.",
    ),
    bad(
      "a webhook bot",
      {},
      "This API is not available to incoming webhook bots.",
      { as: "hook", status: 401, code: "UNAUTHORIZED" },
    ),
  ]);
});
