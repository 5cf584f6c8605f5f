import { expect } from "vitest";
import { userGroups } from "../../../src/realm/user-groups.ts";
import {
  all,
  withAccessGroup,
  withSettings,
  withStream,
  withUser,
} from "../../support/arrange.ts";
import { withCrowd } from "../../support/crowd.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing, OUTSIDE } from "../../support/error-rows.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const toGeneral = (content: string, given: Record<string, unknown> = {}) => ({
  type: "stream",
  to: "general",
  topic: "lunch",
  content,
  ...given,
});
const toPerson = (to: unknown, content = "hi") => ({
  type: "direct",
  to,
  content,
});
const idOf = ({ as }: World, handle: string) => as(handle).id;

/** Makes the group `crew` of these people, which only members of another group may mention. */
function withCrew(can_mention_group: number, handles: readonly string[]) {
  return async ({ realm, as }: World) =>
    await realm.open(userGroups).create({
      id: realm.nextId("user_group"),
      name: "crew",
      description: "",
      members: handles.map((handle) => as(handle).id),
      direct_subgroup_ids: [],
      is_system_group: false,
      can_mention_group,
    });
}

/** Lets so many people react in the topic `lunch` of `general`, whose first message is made for it. */
function withParticipants(count: number) {
  return async (world: World) => {
    const { realm, as } = world;
    const people = await withCrowd(STREAM.general, count)(world);
    for (const { handle } of people)
      await as(handle).ok("send-message", toGeneral("here"));
    expect(realm.copies(as("max").id).unreadCount).toBe(count);
  };
}

const noStream = (shown: string) => ({
  code: "STREAM_DOES_NOT_EXIST",
  extra: { stream: shown },
});
const mirror = (client: string) => ({
  options: { headers: { "User-Agent": client } },
});
const flagsOf = (list: { flags: string[] }[]) => list.map(({ flags }) => flags);

describeOperation("send-message", ({ it, errors, roles }) => {
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

  // Flags of the recipients

  it("is read at once for somebody who muted the sender", async (world) => {
    const { as } = world;
    await withUser("mia", {
      muted_users: [{ id: as("max").id, timestamp: 1 }],
    })(world);
    const events = await watchAll(world, ["mia", "olive"]);
    await as("max").ok("send-message", toGeneral("hi"));
    const { mia, olive } = await events();
    expect([mia[0].flags, olive[0].flags]).toEqual([["read"], []]);
  });

  it("flags a personal mention, the sender's own too, and makes those mentioned follow", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message", "user_topic"],
    });
    await as("max").ok(
      "send-message",
      toGeneral("@**Mia Member** and @**Max Member**, not @_**Olive Owner**"),
    );
    const { max, mia, olive } = await events();
    expect(max.at(-1).flags).toEqual(["mentioned"]);
    expect(mia).toMatchObject([
      { type: "user_topic", visibility_policy: 3 },
      { flags: ["mentioned"] },
    ]);
    expect(olive).toMatchObject([{ flags: [] }]);
  });

  it("does not make somebody follow a muted topic by a mention", async (world) => {
    const { as } = world;
    await as("mia").ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "lunch",
      visibility_policy: 1,
    });
    const events = await watchAll(world, ["mia"]);
    await as("max").ok("send-message", toGeneral("@**Mia Member**"));
    expect((await events()).mia).toMatchObject([{ flags: ["mentioned"] }]);
  });

  it("does nothing to a person mentioned who is not in the stream", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"]);
    await as("max").ok(
      "send-message",
      toGeneral("@**Mia Member**", { to: "quay" }),
    );
    expect((await events()).mia).toEqual([]);
  });

  it("gives a copy to a bot that is mentioned outside of its streams", async ({
    as,
    realm,
  }) => {
    const { id } = await as("max").ok(
      "send-message",
      toGeneral("@**Robo Bot**", { to: "quay" }),
    );
    expect(realm.copies(as("robo").id).get(id)).toBe(8);
  });

  it("flags the direct members of a group that is mentioned", async (world) => {
    await withCrew(GROUP.members, ["mia", "otto"])(world);
    const events = await watchAll(world, ["mia", "olive"], {
      event_types: ["message"],
    });
    await world.as("max").ok("send-message", toGeneral("@*crew*"));
    const { mia, olive } = await events();
    expect([mia[0].flags, olive[0].flags]).toEqual([["mentioned"], []]);
  });

  it("flags a stream wildcard on every copy, also in a direct message", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"], { event_types: ["message"] });
    await as("max").ok("send-message", toGeneral("@**all**"));
    await as("max").ok(
      "send-message",
      toPerson([idOf(world, "mia")], "@**everyone**"),
    );
    for (const { flags } of (await events()).mia)
      expect(flags).toEqual([
        "stream_wildcard_mentioned",
        "wildcard_mentioned",
      ]);
  });

  it("flags a topic wildcard for those who take part, never in a direct message", async (world) => {
    const { as } = world;
    await as("mia").ok("send-message", toGeneral("first"));
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message"],
    });
    await as("max").ok("send-message", toGeneral("@**topic**"));
    await as("max").ok(
      "send-message",
      toPerson([idOf(world, "mia")], "@**topic**"),
    );
    const marked = ["topic_wildcard_mentioned", "wildcard_mentioned"];
    const { max, mia, olive } = await events();
    expect(flagsOf(max)).toEqual([marked, []]);
    expect(flagsOf(mia)).toEqual([marked, []]);
    expect(flagsOf(olive)).toEqual([[]]);
  });

  it("flags an alert word, in one's own message too", async (world) => {
    const { as } = world;
    for (const handle of ["max", "mia"])
      await withUser(handle, { alert_words: ["anchor"] })(world);
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message"],
    });
    await as("max").ok("send-message", toGeneral("Drop the Anchor!"));
    const { max, mia, olive } = await events();
    expect([max, mia, olive].map((list) => list[0].flags)).toEqual([
      ["has_alert_word"],
      ["has_alert_word"],
      [],
    ]);
  });

  // Automatic visibility

  const FOLLOW = "automatically_follow_topics_policy";
  const UNMUTE = "automatically_unmute_topics_in_muted_streams_policy";
  for (const { name, settings = {}, policy, muted, older, expected } of [
    { name: "follows a topic that the sender starts", expected: 3 },
    { name: "leaves a topic with older messages", older: true },
    { name: "leaves a topic that is followed", policy: 3 },
    { name: "leaves a muted topic", policy: 1 },
    {
      name: "follows on sending",
      settings: { [FOLLOW]: 2 },
      older: true,
      expected: 3,
    },
    {
      name: "follows on taking part",
      settings: { [FOLLOW]: 1 },
      older: true,
      expected: 3,
    },
    {
      name: "lifts a mute when following",
      settings: { [FOLLOW]: 1 },
      policy: 1,
      expected: 3,
    },
    {
      name: "unmutes in a muted stream",
      muted: true,
      older: true,
      expected: 2,
    },
    {
      name: "unmutes a muted topic in a muted stream",
      muted: true,
      policy: 1,
      expected: 2,
    },
    {
      name: "leaves an unmuted topic in a muted stream",
      muted: true,
      policy: 2,
    },
    {
      name: "prefers following to unmuting when starting",
      muted: true,
      expected: 3,
    },
    {
      name: "unmutes on initiation",
      settings: { [FOLLOW]: 4, [UNMUTE]: 3 },
      muted: true,
      expected: 2,
    },
    {
      name: "does not unmute later on initiation",
      settings: { [FOLLOW]: 4, [UNMUTE]: 3 },
      muted: true,
      older: true,
    },
    {
      name: "does nothing when told never",
      settings: { [FOLLOW]: 4, [UNMUTE]: 4 },
      muted: true,
    },
  ] as {
    name: string;
    settings?: Record<string, number>;
    policy?: number;
    muted?: boolean;
    older?: boolean;
    expected?: number;
  }[]) {
    it(`automatic visibility ${name}`, async (world) => {
      const { as } = world;
      const { settings: current } = as("max").user;
      await withUser("max", { settings: { ...current, ...settings } })(world);
      if (older) await as("mia").ok("send-message", toGeneral("older"));
      if (muted)
        await as("max").ok("update-subscription-settings", {
          subscription_data: [
            { stream_id: STREAM.general, property: "is_muted", value: true },
          ],
        });
      if (policy !== undefined)
        await as("max").ok("update-user-topic", {
          stream_id: STREAM.general,
          topic: "lunch",
          visibility_policy: policy,
        });
      const queue = await as("max").register({ event_types: ["user_topic"] });
      const sent = await as("max").ok(
        "send-message",
        toGeneral("hi", { topic: "LUNCH" }),
      );
      expect(sent.automatic_new_visibility_policy).toBe(expected);
      expect(
        (await queue.events()).map((event) => event.visibility_policy),
      ).toEqual(expected === undefined ? [] : [expected]);
    });
  }

  it("never changes the policies of a bot", async ({ as }) => {
    const sent = await as("robo").ok("send-message", toGeneral("beep"));
    expect(sent).not.toHaveProperty("automatic_new_visibility_policy");
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

  // Who may post

  roles(toGeneral("hi"), {
    ...EVERYBODY,
    guest: "Not authorized to send to stream 'general'",
  });

  const policyRoles = (policy: number, expected: Parameters<typeof roles>[1]) =>
    roles(
      toGeneral("hi"),
      expected,
      withStream(STREAM.general, { stream_post_policy: policy }),
    );
  const forAdministrators =
    "Only organization administrators can send to this stream.";
  policyRoles(2, {
    ...OUTSIDE,
    owner: "ok",
    administrator: "ok",
    moderator: forAdministrators,
    member: forAdministrators,
    "new member": forAdministrators,
    guest: forAdministrators,
    bot: forAdministrators,
  });
  const forModerators =
    "Only organization administrators and moderators can send to this stream.";
  policyRoles(4, {
    ...OUTSIDE,
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: forModerators,
    "new member": forModerators,
    guest: forModerators,
    bot: forModerators,
  });
  roles(
    toGeneral("hi"),
    {
      ...OUTSIDE,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "New members cannot send to this stream.",
      guest: "Guests cannot send to this stream.",
      bot: "ok",
    },
    all(
      withStream(STREAM.general, { stream_post_policy: 3 }),
      withSettings({ waiting_period_threshold: 3 }),
    ),
  );
  roles(toGeneral("hi", { to: "core" }), {
    ...OUTSIDE,
    owner: "ok",
    administrator: "Not authorized to send to stream 'core'",
    moderator: "Not authorized to send to stream 'core'",
    member: "ok",
    "new member": "Not authorized to send to stream 'core'",
    guest: "Not authorized to send to stream 'core'",
    bot: "ok",
  });
  roles(toGeneral("hi", { to: "lobby" }), EVERYBODY);

  it("lets a bot write by the role of its owner", async (world) => {
    await withUser("robo", { bot_owner_id: world.as("adam").id })(world);
    await world
      .as("robo")
      .ok("send-message", toGeneral("beep", { to: "news" }));
  });

  it("lets incoming webhook bots send", async ({ as }) => {
    await as("hook").ok("send-message", toGeneral("ping"));
  });

  // Wildcards

  const wildcard = toGeneral("@**all**");
  const REFUSED =
    "You do not have permission to use stream wildcard mentions in this stream.";
  const wildcardRoles = (policy: number, allowed: readonly string[]) => {
    const expected = Object.fromEntries(
      [
        "owner",
        "administrator",
        "moderator",
        "member",
        "new member",
        "guest",
        "bot",
      ].map((role) => [role, allowed.includes(role) ? "ok" : REFUSED]),
    );
    roles(
      { ...wildcard, to: "lobby" },
      { ...OUTSIDE, ...expected } as never,
      all(
        withCrowd(STREAM.lobby, 15),
        withSettings({
          wildcard_mention_policy: policy,
          waiting_period_threshold: 3,
        }),
      ),
    );
  };
  const above = ["owner", "administrator"];
  wildcardRoles(1, [
    ...above,
    "moderator",
    "member",
    "new member",
    "guest",
    "bot",
  ]);
  wildcardRoles(2, [...above, "moderator", "member", "new member", "bot"]);
  wildcardRoles(3, [...above, "moderator", "member", "bot"]);
  wildcardRoles(5, above);
  wildcardRoles(6, []);
  wildcardRoles(7, [...above, "moderator"]);

  it("lets anybody mention all of 15 subscribers", async (world) => {
    await withCrowd(STREAM.lobby, 14)(world);
    await withSettings({ wildcard_mention_policy: 6 })(world);
    await world.as("max").ok("send-message", { ...wildcard, to: "lobby" });
  });

  it("lets anybody mention a topic with 15 participants", async (world) => {
    await withParticipants(14)(world);
    await withSettings({ wildcard_mention_policy: 6 })(world);
    await world.as("max").ok("send-message", toGeneral("@**topic**"));
  });

  it("refuses no wildcard in a direct message, in code, or when silent", async (world) => {
    await all(
      withCrowd(STREAM.general, 20),
      withSettings({ wildcard_mention_policy: 6 }),
    )(world);
    await world.as("max").ok("send-message", toGeneral("`@**all**` @_**all**"));
    await world
      .as("max")
      .ok("send-message", toPerson([idOf(world, "mia")], "@**all**"));
  });

  // Direct messages turned off

  const directOff = withSettings({ private_message_policy: 2 });
  it("lets bots write, and everybody to one bot, where direct messages are off", async (world) => {
    const { as } = world;
    await directOff(world);
    await as("robo").ok("send-message", toPerson([idOf(world, "max")]));
    await as("max").ok("send-message", toPerson([idOf(world, "robo")]));
  });

  const badStream = "Invalid data type for stream";
  const badPeople = "Invalid data type for recipients";
  const off = "Direct messages are disabled in this organization.";

  errors([
    // Row 1
    missing("type", { to: "general", topic: "t", content: "hi" }),
    bad("an unknown type", toGeneral("hi", { type: "huddle" }), "Invalid type"),
    bad(
      "topic and subject together",
      toGeneral("hi", { subject: "x" }),
      "Can't decide between 'topic' and 'subject' arguments",
      {
        code: "REQUEST_CONFUSING_VAR",
        extra: { var_name1: "topic", var_name2: "subject" },
      },
    ),
    missing("content", { type: "stream", to: "general", topic: "t" }),
    bad(
      "a time that is no number",
      toGeneral("hi", { time: "noon" }),
      "Bad value for 'time': noon",
      {
        code: "REQUEST_VARIABLE_INVALID",
        extra: { var_name: "time", bad_value: "noon" },
      },
    ),
    bad(
      "read_by_sender that is no JSON",
      toGeneral("hi", { read_by_sender: "yes" }),
      'Argument "read_by_sender" is not valid JSON.',
    ),
    bad(
      "read_by_sender that is no boolean",
      toGeneral("hi", { read_by_sender: 1 }),
      "read_by_sender is not a boolean",
    ),
    // Row 2
    bad(
      "no stream in the list",
      toGeneral("hi", { to: [] }),
      "Expected exactly one stream",
    ),
    bad(
      "two streams",
      toGeneral("hi", { to: [1, 2] }),
      "Expected exactly one stream",
    ),
    ...["null", "1.5", "{}", "[{}]"].map((to) =>
      bad(`${to} as a stream`, toGeneral("hi", { to }), badStream),
    ),
    ...["9", "{}", "[{}]", "[null]", "[1.5]", "null"].map((to) =>
      bad(`${to} as recipients`, toPerson(to), badPeople),
    ),
    ...['[1,"a@x.org"]', '["a@x.org",1]', "[1,null]", '["a@x.org",{}]'].map(
      (to) =>
        bad(
          `${to} as recipients`,
          toPerson(to),
          "Recipient lists may contain emails or user IDs, but not both.",
        ),
    ),
    bad("a bad shape before a forgery", toPerson("9", "hi"), badPeople, {
      params: { ...toPerson("9"), forged: "yes" },
    }),
    // Row 3
    bad(
      "a forged message",
      toGeneral("hi", { forged: "yes", sender: "x" }),
      "User not authorized for this query",
    ),
    bad(
      "a sender from an ordinary client",
      toGeneral("hi", { sender: "mia@harbor.example" }),
      "Invalid mirrored message",
    ),
    bad(
      "a mirror without sender",
      toGeneral("hi"),
      "Missing sender",
      mirror("irc_mirror"),
    ),
    bad(
      "a mirror that writes to a stream",
      toGeneral("hi", { sender: "x" }),
      "User not authorized for this query",
      mirror("zephyr_mirror"),
    ),
    bad(
      "a mirror with ids",
      toPerson([9], "hi"),
      "Mirroring not allowed with recipient user IDs",
      {
        ...mirror("JabberMirror"),
        params: { ...toPerson([9]), sender: "x" },
      },
    ),
    bad(
      "a mirror's direct message",
      toPerson(["a@x.org"]),
      "Invalid mirrored message",
      {
        ...mirror("jabber_mirror"),
        params: { ...toPerson(["a@x.org"]), sender: "x" },
      },
    ),
    // Rows 4 to 7
    bad(
      "no stream",
      { type: "stream", topic: "t", content: "hi" },
      "Missing stream",
    ),
    bad(
      "no topic",
      { type: "stream", to: "general", content: "hi" },
      "Missing topic",
    ),
    bad(
      "a blank topic",
      toGeneral("hi", { topic: "   " }),
      "Topic can't be empty!",
    ),
    bad(
      "a control character in the topic",
      toGeneral("hi", { topic: " a\u0007" }),
      "Invalid character in topic, at position 2!",
    ),
    bad(
      "a bad topic before empty content",
      toGeneral("", { topic: "" }),
      "Topic can't be empty!",
    ),
    // Rows 8 and 9
    bad(
      "nobody",
      { type: "direct", content: "hi" },
      "Message must have recipients",
    ),
    bad(
      "an empty list of people",
      toPerson([]),
      "Message must have recipients",
    ),
    bad("blank people", toPerson('["  "]'), "Message must have recipients"),
    bad(
      "an unknown email",
      toPerson(["nobody@harbor.example"]),
      "Invalid email 'nobody@harbor.example'",
    ),
    bad("an unknown user id", toPerson([NO_ID]), `Invalid user ID ${NO_ID}`),
    bad(
      "an unknown person before empty content",
      toPerson([NO_ID], ""),
      `Invalid user ID ${NO_ID}`,
    ),
    // Rows 10 and 11
    bad("empty content", toGeneral(" \n "), "Message must not be empty"),
    bad(
      "a NUL in the content",
      toGeneral("a\0b"),
      "Message must not contain null bytes",
    ),
    bad(
      "empty content before a missing stream",
      toGeneral("", { to: "nowhere" }),
      "Message must not be empty",
    ),
    // Rows 12 to 14
    bad(
      "an empty stream name",
      toGeneral("hi", { to: "" }),
      "Stream name can't be empty!",
    ),
    bad(
      "a long stream name",
      toGeneral("hi", { to: "x".repeat(61) }),
      "Stream name too long (limit: 60 characters).",
    ),
    bad(
      "a control character in the stream name",
      toGeneral("hi", { to: "a\u0001" }),
      "Invalid character in stream name, at position 2!",
    ),
    bad(
      "an unknown stream",
      toGeneral("hi", { to: "nowhere" }),
      "Stream 'nowhere' does not exist",
      noStream("nowhere"),
    ),
    bad(
      "an unknown stream with HTML in its name",
      toGeneral("hi", { to: "<a&'\">" }),
      "Stream '&lt;a&amp;&#x27;&quot;&gt;' does not exist",
      noStream("&lt;a&amp;&#x27;&quot;&gt;"),
    ),
    bad(
      "a number in quotes, which is a name",
      toGeneral("hi", { to: '"1"' }),
      "Stream '1' does not exist",
      noStream("1"),
    ),
    bad(
      "an unknown stream id",
      toGeneral("hi", { to: NO_ID }),
      `Stream with ID '${NO_ID}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        extra: { stream: String(NO_ID), stream_id: NO_ID },
      },
    ),
    bad(
      "an archived stream",
      toGeneral("hi", { to: STREAM.quay }),
      `Stream with ID '${STREAM.quay}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        before: withStream(STREAM.quay, { deactivated: true }),
      },
    ),
    // Rows 15 to 17
    bad(
      "a stream for administrators",
      toGeneral("hi", { to: "news" }),
      forAdministrators,
    ),
    bad(
      "a private stream that the administrator is not in",
      toGeneral("hi", { to: "vault" }),
      "Not authorized to send to stream 'vault'",
      { as: "adam" },
    ),
    bad(
      "no topic where topics are required",
      toGeneral("hi", { topic: "(no topic)" }),
      "Topics are required in this organization",
      {
        before: withSettings({ mandatory_topics: true }),
      },
    ),
    // Rows 18 to 20
    bad(
      "a hidden recipient",
      (world) => toPerson([idOf(world, "mia")]),
      "You do not have permission to access some of the recipients.",
      {
        as: "gus",
        before: withAccessGroup(GROUP.members),
      },
    ),
    bad(
      "a person where direct messages are off",
      (world) => toPerson([idOf(world, "mia")]),
      off,
      { before: directOff },
    ),
    bad(
      "a bot and oneself where direct messages are off",
      (world) => toPerson([idOf(world, "robo"), idOf(world, "max")]),
      off,
      { before: directOff },
    ),
    bad(
      "oneself where direct messages are off",
      (world) => toPerson([idOf(world, "max")]),
      off,
      { before: directOff },
    ),
    bad(
      "a deactivated recipient",
      (world) => toPerson([idOf(world, "dora")]),
      "'dora@harbor.example' is no longer using Zulip.",
    ),
    // Row 22
    bad(
      "widget content that is no JSON",
      toGeneral("hi", { widget_content: "{" }),
      "Widgets: API programmer sent invalid JSON content",
    ),
    ...(
      [
        ["[]", "widget_content is not a dict"],
        ["{}", "widget_type is not in widget_content"],
        ['{"widget_type":"zform"}', "extra_data is not in widget_content"],
        ['{"widget_type":"zform","extra_data":4}', "extra_data is not a dict"],
        [
          '{"widget_type":"clock","extra_data":{}}',
          "unknown widget type: clock",
        ],
        [
          '{"widget_type":"zform","extra_data":{}}',
          "zform is missing type field",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"x"}}',
          "unknown zform type: x",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"choices"}}',
          "heading key is missing from extra_data",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"choices","heading":"h","choices":[{}]}}',
          'short_name key is missing from extra_data["choices"][0]',
        ],
      ] as const
    ).map(([widget_content, reason]) =>
      bad(
        `the widget ${widget_content}`,
        toGeneral("hi", { widget_content }),
        `Widgets: ${reason}`,
      ),
    ),
    bad(
      "a refused stream before a bad widget",
      toGeneral("hi", { to: "news", widget_content: "{" }),
      forAdministrators,
    ),
    // Row 23
    bad(
      "a text that cannot be rendered",
      toGeneral("<time:inf>"),
      "Unable to render message",
    ),
    // Rows 24 to 26
    bad("a stream wildcard in a large stream", wildcard, REFUSED, {
      code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
      before: withCrowd(STREAM.general, 10),
    }),
    bad(
      "a topic wildcard in a busy topic",
      toGeneral("@**topic**"),
      "You do not have permission to use topic wildcard mentions in this topic.",
      {
        code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        before: withParticipants(15),
      },
    ),
    bad(
      "a group that the sender may not mention",
      toGeneral("@*crew*"),
      "You are not allowed to mention user group 'crew'. You must be a member of 'role:moderators' to mention this group.",
      {
        before: withCrew(GROUP.moderators, ["max"]),
      },
    ),
  ]);
});
