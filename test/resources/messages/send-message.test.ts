import { expect } from "vitest";
import { withUser } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";
import { toGeneral, toPerson, idOf } from "./outgoing.ts";

describeOperation("send-message", ({ it }) => {
  it("sends to a stream by name and tells the subscribers", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "gus"]);
    const sent = await as("max").ok(
      "send-message",
      toGeneral("**hi**", { client: "tester" }),
    );
    expect(sent).toEqual({
      result: "success",
      msg: "",
      id: expect.any(Number),
      automatic_new_visibility_policy: 3,
    });
    const message = {
      type: "message",
      flags: [],
      message: expect.objectContaining({
        id: sent.id,
        type: "stream",
        content: "**hi**",
        content_type: "text/x-markdown",
        subject: "lunch",
        stream_id: STREAM.general,
        display_recipient: "general",
        sender_id: as("max").id,
        sender_email: "max@harbor.example",
        sender_full_name: "Max Member",
        sender_realm_str: "harbor",
        client: "tester",
        is_me_message: false,
        reactions: [],
        submessages: [],
        topic_links: [],
        avatar_url: null,
      }),
    };
    expect(await events()).toEqual({
      max: [
        { type: "muted_topics", muted_topics: [] },
        {
          type: "user_topic",
          stream_id: STREAM.general,
          topic_name: "lunch",
          last_updated: expect.any(Number),
          visibility_policy: 3,
        },
        message,
      ],
      mia: [message],
      gus: [],
    });
  });

  it("sends HTML to queues that want it", async ({ as }) => {
    const queue = await as("mia").register({ apply_markdown: true });
    await as("max").ok("send-message", toGeneral("**hi**"));
    expect(await queue.events()).toMatchObject([
      {
        message: {
          content: "<p><strong>hi</strong></p>",
          content_type: "text/html",
        },
      },
    ]);
  });

  for (const [name, to] of [
    ["an id", STREAM.quay],
    ["a quoted name", '"quay"'],
    ["a list of one name", '["quay"]'],
    ["a list of one id", [STREAM.quay]],
    ["a name in another case with space around it", " QuaY "],
  ] as const) {
    it(`finds the stream by ${name}`, async ({ as }) => {
      const { id } = await as("max").ok(
        "send-message",
        toGeneral("hi", { to }),
      );
      const { message } = await as("max").ok("get-message", { message_id: id });
      expect(message.stream_id).toBe(STREAM.quay);
    });
  }

  it("uses the bot's default stream when none is named", async ({
    as,
    realm,
  }) => {
    await withUser("robo", { default_sending_stream_id: STREAM.general })({
      realm,
    });
    await as("robo").ok("send-message", {
      type: "stream",
      topic: "t",
      content: "beep",
    });
  });

  for (const [name, to] of [
    ["ids", (world: World) => [idOf(world, "mia")]],
    ["emails", () => ["mia@harbor.example"]],
    ["an email in plain text", () => "MIA@harbor.example"],
    ["emails in quotes", () => '"mia@harbor.example, mia@harbor.example"'],
    [
      "ids with the sender's own",
      (world: World) => [idOf(world, "max"), idOf(world, "mia")],
    ],
  ] as const) {
    it(`writes to one person by ${name}`, async (world) => {
      const { as } = world;
      const { id } = await as("max").ok("send-message", toPerson(to(world)));
      const { message } = await as("mia").ok("get-message", { message_id: id });
      expect(message).toMatchObject({
        type: "private",
        subject: "",
        display_recipient: [
          { email: "max@harbor.example" },
          { email: "mia@harbor.example" },
        ],
        recipient_id: as("mia").user.recipient_id,
      });
    });
  }

  it("takes private for direct, and ignores a topic", async (world) => {
    await world.as("max").ok("send-message", {
      ...toPerson([idOf(world, "mia")]),
      type: "private",
      topic: "",
    });
  });

  it("keeps a note to oneself", async (world) => {
    const { as, realm } = world;
    const me = idOf(world, "max");
    const { id } = await as("max").ok("send-message", toPerson([me]));
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.display_recipient).toMatchObject([{ id: me }]);
    expect(message.display_recipient).toHaveLength(1);
    expect(realm.copies(me).get(id)).toBe(0);
  });

  it("writes to a group, whoever of it sends", async (world) => {
    const { as } = world;
    const [max, mia, olive] = ["max", "mia", "olive"].map((handle) =>
      idOf(world, handle),
    );
    const one = await as("max").ok("send-message", toPerson([mia, olive]));
    const other = await as("mia").ok(
      "send-message",
      toPerson([max, mia, olive]),
    );
    const [first, second] = await Promise.all(
      [one, other].map(
        async ({ id }) =>
          (await as("olive").ok("get-message", { message_id: id })).message,
      ),
    );
    expect(first.recipient_id).toBe(second.recipient_id);
    expect(
      first.display_recipient.map((person: { id: number }) => person.id),
    ).toEqual([olive, max, mia].toSorted((a, b) => a! - b!));
  });

  it("writes to the server's own bots", async (world) => {
    const events = await watchAll(world, ["max"]);
    await world
      .as("max")
      .ok("send-message", toPerson(["welcome-bot@zulip.com"]));
    expect((await events()).max).toMatchObject([
      { message: { sender_email: "max@harbor.example" } },
      {
        message: {
          sender_email: "welcome-bot@zulip.com",
          sender_realm_str: "zulipinternal",
          client: "Internal",
          type: "private",
        },
      },
    ]);
  });

  it("trims the topic and cuts a long one to 60 characters", async ({ as }) => {
    const { id } = await as("max").ok(
      "send-message",
      toGeneral("hi", { topic: `  ${"⚓".repeat(61)} ` }),
    );
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.subject).toBe(`${"⚓".repeat(57)}...`);
  });

  it("takes subject for topic", async ({ as }) => {
    const { id } = await as("max").ok("send-message", {
      type: "stream",
      to: "general",
      subject: "old",
      content: "hi",
    });
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.subject).toBe("old");
  });

  it("drops leading newlines and trailing space of the content, and cuts it", async ({
    as,
  }) => {
    const contentOf = async (content: string) => {
      const { id } = await as("max").ok("send-message", toGeneral(content));
      return (await as("max").ok("get-message", { message_id: id }))
        .raw_content as string;
    };
    expect(await contentOf("\n\n  indented \n ")).toBe("  indented");
    expect(await contentOf("a".repeat(10_000))).toHaveLength(10_000);
    expect(await contentOf("a".repeat(10_001))).toBe(
      `${"a".repeat(9980)}\n[message truncated]`,
    );
  });

  it("marks a /me message", async ({ as }) => {
    const { id } = await as("max").ok("send-message", toGeneral("/me waves"));
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.is_me_message).toBe(true);
  });

  it("starts a poll, already in the event", async ({ as }) => {
    const queue = await as("mia").register();
    const { id } = await as("max").ok(
      "send-message",
      toGeneral("/poll Lunch?\nyes\nno"),
    );
    const [event] = await queue.events();
    expect(event.message.submessages).toEqual([
      {
        id: expect.any(Number),
        message_id: id,
        sender_id: as("max").id,
        msg_type: "widget",
        content:
          '{"widget_type": "poll", "extra_data": {"question": "Lunch?", "options": ["yes", "no"]}}',
      },
    ]);
  });

  it("takes a form of choices as widget_content", async ({ as }) => {
    const extra_data = {
      type: "choices",
      heading: "Pick",
      choices: [{ short_name: "A", long_name: "Anchor", reply: "anchor" }],
    };
    const { id } = await as("robo").ok(
      "send-message",
      toGeneral("pick", {
        widget_content: { widget_type: "zform", extra_data },
      }),
    );
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(JSON.parse(message.submessages[0].content)).toEqual({
      widget_type: "zform",
      extra_data,
    });
  });

  it("does not report quiet parameters as ignored, others it does", async ({
    as,
  }) => {
    const answer = await as("max").ok(
      "send-message",
      toGeneral("hi", { time: "1.5", forged: "no", color: "red" }),
    );
    expect(answer.ignored_parameters_unsupported).toEqual(["color"]);
  });

  // Local echo

  it("returns local_id to the queue named and to no other", async ({ as }) => {
    const [mine, other, theirs] = await Promise.all([
      as("max").register({ event_types: ["message"] }),
      as("max").register({ event_types: ["message"] }),
      as("mia").register({ event_types: ["message"] }),
    ]);
    await as("max").ok(
      "send-message",
      toGeneral("hi", { queue_id: mine!.id, local_id: "41.01" }),
    );
    expect(await mine!.events()).toMatchObject([
      { local_message_id: "41.01", local_id: "41.01" },
    ]);
    for (const queue of [other!, theirs!]) {
      const [event] = await queue.events();
      expect(event).not.toHaveProperty("local_message_id");
      expect(event).not.toHaveProperty("local_id");
    }
  });

  it("minds neither an unknown queue nor half an echo", async ({ as }) => {
    for (const half of [
      { queue_id: "nowhere", local_id: "1" },
      { queue_id: "nowhere" },
      { local_id: "1" },
    ])
      await as("max").ok("send-message", toGeneral("hi", half));
  });

  it("tells a sender outside of the stream nothing on an ordinary queue", async (world) => {
    const events = await watchAll(world, ["mia"], { event_types: ["message"] });
    const wide = await world
      .as("mia")
      .register({ event_types: ["message"], all_public_streams: true });
    await world
      .as("mia")
      .ok(
        "send-message",
        toGeneral("hi", { to: "quay", queue_id: wide.id, local_id: "7" }),
      );
    expect((await events()).mia).toEqual([]);
    expect(await wide.events()).toMatchObject([
      { flags: [], local_message_id: "7" },
    ]);
  });

  // Read by the sender

  for (const [client, flags] of [
    ["ZulipMobile/27.2 (Android 12)", ["read"]],
    ["My Desktop App/1.0", ["read"]],
    ["curl/8.1.2", []],
  ] as const) {
    it(`starts ${flags.length > 0 ? "read" : "unread"} for a sender with ${client}`, async ({
      as,
    }) => {
      const queue = await as("max").register({ event_types: ["message"] });
      await as("max").ok("send-message", toGeneral("hi"), {
        headers: { "User-Agent": client },
      });
      expect(await queue.events()).toMatchObject([{ flags }]);
    });
  }

  it("obeys read_by_sender before the client's name", async ({ as }) => {
    const queue = await as("max").register({ event_types: ["message"] });
    await as("max").ok(
      "send-message",
      toGeneral("hi", { read_by_sender: true }),
    );
    await as("max").ok(
      "send-message",
      toGeneral("hi", { read_by_sender: false, client: "website" }),
    );
    expect((await queue.events()).map(({ flags }) => flags)).toEqual([
      ["read"],
      [],
    ]);
  });

  // Notices to the owners of bots

  for (const [name, to, text] of [
    [
      "a missing name",
      " nowhere ",
      "Your bot `robo-bot@harbor.example` tried to send a message to stream #**nowhere**, but that stream does not exist. Click [here](#streams/new) to create it.",
    ],
    [
      "a missing id",
      NO_ID,
      `Your bot \`robo-bot@harbor.example\` tried to send a message to stream ID ${NO_ID}, but there is no stream with that ID.`,
    ],
    [
      "a stream without subscribers",
      "empty",
      "Your bot `robo-bot@harbor.example` tried to send a message to stream #**empty**. The stream exists but does not have any subscribers.",
    ],
  ] as const) {
    it(`tells a bot's owner of ${name}, at most once a minute`, async ({
      as,
      realm,
    }) => {
      const queue = await as("max").register({ event_types: ["message"] });
      const send = () =>
        as("robo").call("send-message", toGeneral("beep", { to }));
      await send();
      await send();
      expect(
        (await queue.events()).map(({ message }) => [
          message.sender_email,
          message.content,
        ]),
      ).toEqual([["notification-bot@zulip.com", text]]);
      await realm.clock.advance(60_000);
      await send();
      expect(await queue.events()).toHaveLength(1);
    });
  }
});
