import { expect } from "vitest";
import { all, withSpectators, withStream } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { say, whisper } from "../../support/talk.ts";

const NEWEST = 10_000_000_000_000_000;
const around = (given: Record<string, unknown> = {}) => ({
  anchor: "newest",
  num_before: 100,
  num_after: 0,
  ...given,
});

/** Contents of what somebody finds in a narrow. */
async function find(
  { as }: World,
  handle: string | undefined,
  narrow: readonly unknown[],
  given: Record<string, unknown> = {},
): Promise<string[]> {
  const { messages } = await as(handle).ok(
    "get-messages",
    around({ narrow, apply_markdown: false, ...given }),
  );
  return messages.map((message: { content: string }) => message.content);
}

const term = (operator: string, operand: unknown, negated = false) => ({
  operator,
  operand,
  negated,
});

/** Messages of many kinds; the contents name them. */
async function talk(world: World): Promise<void> {
  await say(world, "max", { content: "lunch" });
  await say(world, "olive", {
    content: "tea http://example.com",
    topic: "tea",
  });
  await say(world, "max", { content: "quay", to: "quay" });
  await say(world, "max", { content: "done", topic: "✔ done" });
  await whisper(world, "max", ["mia"], "direct");
  await whisper(world, "max", ["mia", "olive"], "group");
  await whisper(world, "mia", ["mia"], "note");
  await say(world, "max", { content: "@**Mia Member**" });
}
const TEA = "tea http://example.com";
const MENTION = "@**Mia Member**";

describeOperation("get-messages", ({ it, errors, roles }) => {
  it("answers nothing where nothing is", async ({ as }) => {
    expect(await as("max").ok("get-messages", around())).toEqual({
      result: "success",
      msg: "",
      messages: [],
      found_anchor: false,
      found_oldest: true,
      found_newest: true,
      history_limited: false,
      anchor: NEWEST,
    });
  });

  it("shows each message with the caller's flags, as HTML by default", async (world) => {
    const id = await say(world, "max", { content: "**hi**" });
    const { messages } = await world.as("mia").ok("get-messages", around());
    expect(messages).toMatchObject([
      {
        id,
        content: "<p><strong>hi</strong></p>",
        content_type: "text/html",
        flags: [],
        avatar_url: null,
      },
    ]);
  });

  it("gives an avatar's address when the client cannot make one", async (world) => {
    await say(world, "max");
    const { messages } = await world
      .as("mia")
      .ok("get-messages", around({ client_gravatar: false }));
    expect(messages[0].avatar_url).toEqual(expect.any(String));
  });

  const five = async (world: World) => {
    for (const content of ["1", "2", "3", "4", "5"])
      await say(world, "max", { content });
  };
  for (const [name, params, contents, found] of [
    [
      "an id with both sides",
      { anchor: 3, num_before: 1, num_after: 1 },
      ["2", "3", "4"],
      {
        anchor: 3,
        found_anchor: true,
        found_oldest: false,
        found_newest: false,
      },
    ],
    [
      "the end of the range",
      { anchor: 4, num_before: 0, num_after: 5 },
      ["4", "5"],
      { found_newest: true, found_oldest: false },
    ],
    [
      "an id alone",
      { anchor: 3, num_before: 0, num_after: 0 },
      ["3"],
      { found_oldest: false, found_newest: false },
    ],
    [
      "an id alone, even when it is to be left out",
      { anchor: 3, num_before: 0, num_after: 0, include_anchor: false },
      ["3"],
      {},
    ],
    [
      "an id that is to be left out",
      { anchor: 3, num_before: 2, num_after: 0, include_anchor: false },
      ["1", "2"],
      { found_anchor: false },
    ],
    [
      "an id that is none",
      { anchor: 999, num_before: 2, num_after: 2 },
      ["4", "5"],
      { anchor: 999, found_anchor: false, found_newest: true },
    ],
    [
      "oldest",
      { anchor: "oldest", num_before: 3, num_after: 2 },
      ["1", "2"],
      { anchor: 0, found_oldest: true, found_newest: false },
    ],
    [
      "a negative id",
      { anchor: -7, num_before: 3, num_after: 1 },
      ["1"],
      { anchor: 0 },
    ],
    [
      "newest",
      { anchor: "newest", num_before: 2, num_after: 5 },
      ["4", "5"],
      {
        anchor: NEWEST,
        found_newest: true,
        found_oldest: false,
        found_anchor: false,
      },
    ],
  ] as const) {
    it(`takes as anchor ${name}`, async (world) => {
      await five(world);
      const answer = await world
        .as("mia")
        .ok("get-messages", around({ ...params, apply_markdown: false }));
      expect(
        answer.messages.map((message: { content: string }) => message.content),
      ).toEqual(contents);
      expect(answer).toMatchObject(found);
    });
  }

  it("takes as anchor the first unread message that is not muted", async (world) => {
    await five(world);
    const mia = world.as("mia");
    await say(world, "max", { topic: "tea" });
    await mia.ok("update-message-flags", {
      messages: [1, 2],
      op: "add",
      flag: "read",
    });
    const anchorOf = async (given: Record<string, unknown> = {}) =>
      (
        await mia.ok(
          "get-messages",
          around({ anchor: "first_unread", ...given }),
        )
      ).anchor;
    expect(await anchorOf()).toBe(3);
    expect(
      await anchorOf({ anchor: undefined, use_first_unread_anchor: true }),
    ).toBe(3);
    await mia.ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "lunch",
      visibility_policy: 1,
    });
    expect(await anchorOf()).toBe(6);
    await mia.ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.general, property: "is_muted", value: true },
      ],
    });
    expect(await anchorOf()).toBe(NEWEST);
    expect(await anchorOf({ narrow: [term("stream", "general")] })).toBe(6);
    await mia.ok("mark-all-as-read");
    expect(await anchorOf({ narrow: [term("stream", "general")] })).toBe(
      NEWEST,
    );
  });

  for (const [narrow, contents] of [
    [[], ["lunch", TEA, "done", "direct", "group", "note", MENTION]],
    [[term("stream", "GENERAL")], ["lunch", TEA, "done", MENTION]],
    [[term("stream", STREAM.general)], ["lunch", TEA, "done", MENTION]],
    [[term("stream", "quay")], ["quay"]],
    [
      [
        ["stream", "general"],
        ["topic", "TEA"],
      ],
      [TEA],
    ],
    [[term("topic", "lunch")], ["lunch", MENTION]],
    [
      [term("stream", "general"), term("topic", "lunch", true)],
      [TEA, "done"],
    ],
    [[term("sender", "olive@harbor.example")], [TEA]],
    [[term("dm", "max@harbor.example")], ["direct"]],
    [[term("pm-with", "max@harbor.example,mia@harbor.example")], ["direct"]],
    [[term("dm", "max@harbor.example, olive@harbor.example")], ["group"]],
    [[term("dm", "mia@harbor.example")], ["note"]],
    [[term("dm-including", "olive@harbor.example")], ["group"]],
    [[term("dm-including", "mia@harbor.example")], ["direct", "group", "note"]],
    [[term("group-pm-with", "max@harbor.example")], ["group"]],
    [[term("is", "dm")], ["direct", "group", "note"]],
    [[term("is", "private")], ["direct", "group", "note"]],
    [[term("is", "dm", true)], ["lunch", TEA, "done", MENTION]],
    [[term("is", "mentioned")], [MENTION]],
    [[term("is", "resolved")], ["done"]],
    [[term("is", "starred")], []],
    [[term("has", "link")], [TEA]],
    [[term("has", "image")], []],
    [
      [term("near", "3")],
      ["lunch", TEA, "done", "direct", "group", "note", MENTION],
    ],
    [[term("id", 1)], ["lunch"]],
    [[term("id", "1")], ["lunch"]],
    [[term("search", "direct")], ["direct"]],
    [[term("search", "EXAMPLE"), term("stream", "general")], [TEA]],
    [[term("streams", "public")], ["lunch", TEA, "quay", "done", MENTION]],
    [[term("streams", "web-public")], []],
    [
      [term("in", "all")],
      ["lunch", TEA, "done", "direct", "group", "note", MENTION],
    ],
  ] as const) {
    it(`finds in ${JSON.stringify(narrow)}`, async (world) => {
      await talk(world);
      expect(await find(world, "mia", narrow)).toEqual(contents);
    });
  }

  it("takes ids of people for their emails", async (world) => {
    await talk(world);
    const max = world.as("max").id;
    for (const [operator, operand, contents] of [
      ["sender", max, ["lunch", "done", "direct", "group", MENTION]],
      ["dm", [max], ["direct"]],
      ["dm-including", max, ["direct", "group"]],
      ["group-pm-with", max, ["group"]],
    ] as const)
      expect(await find(world, "mia", [term(operator, operand)])).toEqual(
        contents,
      );
  });

  it("leaves muted streams and topics out of home", async (world) => {
    await talk(world);
    const mia = world.as("mia");
    await mia.ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "lunch",
      visibility_policy: 1,
    });
    expect(await find(world, "mia", [term("in", "home")])).toEqual([
      TEA,
      "done",
      "direct",
      "group",
      "note",
    ]);
    await mia.ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.general, property: "is_muted", value: true },
      ],
    });
    expect(await find(world, "mia", [term("in", "home")])).toEqual([
      "direct",
      "group",
      "note",
    ]);
  });

  it("leaves all of a muted stream out of home and first_unread, even what is followed there", async (world) => {
    await say(world, "max", { topic: "followed", content: "tide" });
    const mia = world.as("mia");
    await mia.ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "followed",
      visibility_policy: 3,
    });
    await mia.ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.general, property: "is_muted", value: true },
      ],
    });
    const firstUnread = async (narrow: readonly unknown[]) =>
      (await mia.ok("get-messages", around({ anchor: "first_unread", narrow })))
        .anchor;
    expect(await find(world, "mia", [term("in", "home")])).toEqual([]);
    expect(await firstUnread([])).toBe(NEWEST);
    expect(await firstUnread([term("stream", "general")])).toBe(1);
    expect(
      await firstUnread([{ ...term("stream", "news"), negated: true }]),
    ).toBe(1);
  });

  it("marks what a search found, in content and topic", async (world) => {
    await say(world, "max", { topic: "a <quay", content: "the quayside" });
    const { messages } = await world
      .as("mia")
      .ok("get-messages", around({ narrow: [term("search", "quay")] }));
    expect(messages).toMatchObject([
      {
        match_content: '<p>the <span class="highlight">quayside</span></p>',
        match_subject: 'a &lt;<span class="highlight">quay</span>',
      },
    ]);
  });

  it("finds nothing by a search without a word", async (world) => {
    await say(world, "max", { content: "really?!" });
    for (const operand of ["?!", '"?!"'])
      expect(await find(world, "mia", [term("search", operand)])).toEqual([]);
    expect(await find(world, "mia", [term("search", 'really "?!"')])).toEqual([
      "really?!",
    ]);
  });

  it("marks no part of an escaped character, but phrases that contain some", async (world) => {
    await say(world, "max", { topic: "ale & g's", content: "ale & <gin> ask" });
    const marked = async (operand: string) =>
      (
        await world
          .as("mia")
          .ok("get-messages", around({ narrow: [term("search", operand)] }))
      ).messages;
    const found = (text: string) => `<span class="highlight">${text}</span>`;
    expect(await marked("a")).toMatchObject([
      {
        match_content: `<p>${found("ale")} &amp; &lt;gin&gt; ${found("ask")}</p>`,
        match_subject: `${found("ale")} &amp; g&#x27;s`,
      },
    ]);
    expect(await marked('"& <gin>"')).toMatchObject([
      { match_content: `<p>ale ${found("&amp; &lt;gin&gt;")} ask</p>` },
    ]);
    expect(await marked('"& g\'s"')).toMatchObject([
      { match_subject: `ale ${found("&amp; g&#x27;s")}` },
    ]);
  });

  it("wants quoted words of a search as they are", async (world) => {
    await say(world, "max", { content: "big red boat" });
    await say(world, "max", { content: "red big boat" });
    expect(
      await find(world, "mia", [term("search", '"big red" boat')]),
    ).toEqual(["big red boat"]);
  });

  // History

  it("shows received messages of a private stream that one has left, but not its history", async (world) => {
    await say(world, "max", { to: "core", content: "mine" });
    await world.as("olive").ok("unsubscribe", { subscriptions: ["core"] });
    await say(world, "max", { to: "core", content: "later" });
    expect(await find(world, "olive", [term("stream", "core")])).toEqual([
      "mine",
    ]);
  });

  it("shows a new subscriber only the history that the stream shares", async (world) => {
    await say(world, "mia", { to: "vault", content: "shared" });
    await say(world, "max", { to: "core", content: "protected" });
    await world.as("mia").ok("subscribe", {
      subscriptions: [{ name: "vault" }],
      principals: [world.as("nora").id],
    });
    await world.as("max").ok("subscribe", {
      subscriptions: [{ name: "core" }],
      principals: [world.as("nora").id],
    });
    expect(await find(world, "nora", [term("stream", "vault")])).toEqual([
      "shared",
    ]);
    expect(await find(world, "nora", [term("stream", "core")])).toEqual([]);
    expect(await find(world, "nora", [term("topic", "lunch")])).toEqual([]);
    expect(
      await find(world, "nora", [
        term("stream", "vault"),
        term("is", "unread"),
      ]),
    ).toEqual([]);
  });

  it("shows a guest web-public streams, but not public ones", async (world) => {
    await say(world, "max", { to: "lobby", content: "lobby" });
    await say(world, "max", { content: "general" });
    expect(await find(world, "gus", [term("stream", "lobby")])).toEqual([
      "lobby",
    ]);
    expect(await find(world, "gus", [term("stream", "general")])).toEqual([]);
    expect(await find(world, "gus", [term("streams", "public")])).toEqual([]);
  });

  it("shows web-public streams to spectators where they are let in", async (world) => {
    await withSpectators(world);
    await say(world, "max", { to: "lobby", content: "lobby" });
    await say(world, "max", { content: "general" });
    expect(
      await find(world, undefined, [term("streams", "web-public")]),
    ).toEqual(["lobby"]);
    expect(
      await find(world, undefined, [
        term("streams", "web-public"),
        term("stream", "lobby"),
      ]),
    ).toEqual(["lobby"]);
  });

  roles(around(), EVERYBODY);

  const narrowed = (narrow: unknown) => around({ narrow });
  const badNarrow = (narrow: unknown, desc: string) =>
    bad(
      `the narrow ${JSON.stringify(narrow)}`,
      narrowed(narrow),
      `Invalid narrow operator: ${desc}`,
      { code: "BAD_NARROW", extra: { desc } },
    );
  const badValue = (name: string, value: string) =>
    bad(
      `${value} as ${name}`,
      around({ [name]: value }),
      `Bad value for '${name}': ${value}`,
      {
        code: "REQUEST_VARIABLE_INVALID",
        extra: { var_name: name, bad_value: value },
      },
    );
  const spectator = (
    name: string,
    narrow: unknown,
    before?: (world: World) => Promise<unknown>,
  ) =>
    bad(`a spectator ${name}`, narrowed(narrow), OUTSIDE.nobody, {
      as: undefined,
      status: 401,
      code: "UNAUTHORIZED",
      ...(before && { before }),
    });
  const both = "No message can be both a stream and a DM message";

  errors([
    bad(
      "include_anchor that is no boolean",
      around({ include_anchor: 1 }),
      "include_anchor is not a boolean",
    ),
    missing("num_before", around({ num_before: undefined })),
    missing("num_after", around({ num_after: undefined })),
    badValue("num_before", "-1"),
    badValue("num_after", "4294967296"),
    badValue("narrow", "all"),
    badValue("narrow", "{}"),
    badValue("narrow", '[["stream"]]'),
    badValue("narrow", '[["stream",1]]'),
    badValue("narrow", "[5]"),
    bad(
      "client_gravatar that is no boolean",
      around({ client_gravatar: "1" }),
      "client_gravatar is not a boolean",
    ),
    bad(
      "apply_markdown that is no JSON",
      around({ apply_markdown: "no" }),
      'Argument "apply_markdown" is not valid JSON.',
    ),
    bad(
      "no anchor",
      around({ anchor: undefined }),
      "Missing 'anchor' argument.",
    ),
    bad("an anchor that is none", around({ anchor: "soon" }), "Invalid anchor"),
    bad(
      "too many messages",
      around({ num_before: 3000, num_after: 2001 }),
      "Too many messages requested (maximum 5000).",
    ),
    bad(
      "an anchor left out inside of the range",
      around({ anchor: 1, include_anchor: false, num_after: 1 }),
      "The anchor can only be excluded at an end of the range",
    ),
    bad(
      "a term without operator",
      narrowed([{ operand: "x" }]),
      "operator key is missing from elem",
    ),
    bad(
      "a term without operand",
      narrowed([{ operator: "is" }]),
      "operand key is missing from elem",
    ),
    bad(
      "an operator that is no text",
      narrowed([{ operator: 1, operand: "x" }]),
      'elem["operator"] is not a string',
    ),
    bad(
      "negated that is no boolean",
      narrowed([{ operator: "is", operand: "dm", negated: 1 }]),
      'elem["negated"] is not a boolean',
    ),
    bad(
      "a stream that is neither text nor id",
      narrowed([term("stream", [1])]),
      'elem["operand"] is not a string or integer',
    ),
    bad(
      "a topic that is no text",
      narrowed([term("topic", 1)]),
      'elem["operand"] is not a string',
    ),
    bad(
      "people that are no list",
      narrowed([term("dm", 1)]),
      'elem["operand"] is not a string or an integer list',
    ),
    bad(
      "a text among people",
      narrowed([term("dm", [1, "x"])]),
      'elem["operand"][1] is not an integer',
    ),
    bad(
      "a blank search",
      narrowed([term("search", " ")]),
      'elem["operand"] cannot be blank.',
    ),
    bad(
      "a conversation with nobody",
      narrowed([term("dm", [])]),
      'elem["operand"] cannot be empty',
    ),
    badNarrow([term("color", "red")], "unknown operator color"),
    badNarrow([term("channel", "general")], "unknown operator channel"),
    badNarrow([term("stream", "nowhere")], "unknown stream nowhere"),
    badNarrow([term("stream", NO_ID)], `unknown stream ${NO_ID}`),
    badNarrow([term("streams", "secret")], "unknown streams operand secret"),
    badNarrow([term("sender", "x@y.org")], "unknown user x@y.org"),
    badNarrow([term("dm", "x@y.org")], "unknown user in x@y.org"),
    badNarrow([term("dm", [NO_ID, 1])], `unknown user in [${NO_ID}, 1]`),
    badNarrow([term("dm-including", NO_ID)], `unknown user ${NO_ID}`),
    badNarrow([term("is", "followed")], "unknown 'is' operand followed"),
    badNarrow([term("in", "here")], "unknown 'in' operand here"),
    badNarrow([term("has", "fun")], "unknown 'has' operand fun"),
    badNarrow([term("id", "x")], "Invalid message ID"),
    badNarrow([term("stream", "general"), term("is", "dm")], both),
    badNarrow(
      [term("topic", "x", true), term("dm", "max@harbor.example", true)],
      both,
    ),
    bad(
      "an archived stream",
      narrowed([term("stream", "quay")]),
      "Invalid narrow operator: unknown stream quay",
      {
        code: "BAD_NARROW",
        before: withStream(STREAM.quay, { deactivated: true }),
      },
    ),
    spectator("where none are let in", [term("streams", "web-public")]),
    spectator("without the narrow to web-public streams", [], withSpectators),
    spectator(
      "who asks for more",
      [term("streams", "web-public"), term("is", "starred")],
      withSpectators,
    ),
    spectator(
      "where no stream is web-public",
      [term("streams", "web-public")],
      all(withSpectators, withStream(STREAM.lobby, { is_web_public: false })),
    ),
  ]);
});
