import { expect } from "vitest";
import {
  all,
  withAccessGroup,
  withGroup,
  withPlan,
  withSettings,
  withSpectators,
  withStream,
} from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";
import { organizations } from "../../../src/realm/organization.ts";
import { STREAM_COLORS } from "../../../src/realm/subscriptions.ts";

const NO_GUESTS = "Not allowed for guest users";

const join = (...names: string[]) => ({
  subscriptions: names.map((name) => ({ name })),
});

const subscriptionOf = async (
  { as }: World,
  handle: string,
  stream_id: number,
) => {
  const { subscriptions } = await as(handle).ok("get-subscriptions", {
    include_subscribers: true,
  });
  return subscriptions.find(
    (one: { stream_id: number }) => one.stream_id === stream_id,
  );
};

const peerIds = (list: { stream_ids: number[] }[]) =>
  list.flatMap(({ stream_ids }) => stream_ids).toSorted();

describeOperation("subscribe", ({ it, errors, roles }) => {
  it("subscribes the caller to a public stream", async (world) => {
    const { as } = world;
    const mia = as("mia");
    const events = await watchAll(world, ["mia", "max", "adam", "gus"]);
    expect(await mia.ok("subscribe", join("QUAY", "general"))).toEqual({
      result: "success",
      msg: "",
      subscribed: { "mia@harbor.example": ["quay"] },
      already_subscribed: { "mia@harbor.example": ["general"] },
    });
    const peers = {
      type: "subscription",
      op: "peer_add",
      stream_ids: [STREAM.quay],
      user_ids: [mia.id],
    };
    const seen = await events();
    expect(seen).toEqual({
      mia: [
        {
          type: "subscription",
          op: "add",
          subscriptions: [await subscriptionOf(world, "mia", STREAM.quay)],
        },
      ],
      max: [peers],
      adam: [peers],
      gus: [peers],
    });
    expect(seen.mia[0].subscriptions[0]).toMatchObject({
      name: "quay",
      color: STREAM_COLORS[3],
      is_muted: false,
      in_home_view: true,
      pin_to_top: false,
      desktop_notifications: null,
      audible_notifications: null,
      push_notifications: null,
      email_notifications: null,
      wildcard_mentions_notify: null,
      subscribers: [as("olive").id, as("max").id, mia.id, as("gus").id],
    });
  });

  it("tells of several public streams in one event", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia", "nora", "gus"]);
    await as("mia").ok("subscribe", join("quay", "empty", "lobby"));
    const { mia, nora, gus } = await events();
    expect(mia).toHaveLength(1);
    expect(
      mia[0].subscriptions.map((one: { name: string }) => one.name),
    ).toEqual(["quay", "lobby", "empty"]);
    expect(peerIds(nora)).toEqual([STREAM.quay, STREAM.lobby, STREAM.empty]);
    expect(peerIds(gus)).toEqual([STREAM.quay, STREAM.lobby]);
  });

  it("makes a public stream", async (world) => {
    const { as } = world;
    const max = as("max");
    const events = await watchAll(world, ["max", "mia", "gus"], {
      apply_markdown: false,
    });
    expect(
      await max.ok("subscribe", {
        subscriptions: [
          {
            name: " dock ",
            description: "Ships\nand cranes",
            color: "#a1b2c3",
          },
        ],
        history_public_to_subscribers: false,
      }),
    ).toMatchObject({
      subscribed: { "max@harbor.example": ["dock"] },
      already_subscribed: {},
    });
    const { stream_id } = await max.ok("get-stream-id", { stream: "dock" });
    const created = {
      stream_id,
      name: "dock",
      description: "Ships and cranes",
      rendered_description: "<p>Ships and cranes</p>",
      date_created: world.realm.clock.seconds(),
      invite_only: false,
      is_web_public: false,
      history_public_to_subscribers: true,
      stream_post_policy: 1,
      is_announcement_only: false,
      message_retention_days: null,
      first_message_id: null,
      can_remove_subscribers_group: GROUP.administrators,
      stream_weekly_traffic: null,
    };
    const create = { type: "stream", op: "create", streams: [created] };
    const peers = {
      type: "subscription",
      op: "peer_add",
      stream_ids: [stream_id],
      user_ids: [max.id],
    };
    const seen = await events();
    expect(seen.mia).toEqual([create, peers]);
    expect(seen.gus).toEqual([]);
    expect(seen.max).toMatchObject([
      create,
      {
        type: "subscription",
        op: "add",
        // The color is not taken: the name was sent with spaces around it.
        subscriptions: [
          { ...created, color: STREAM_COLORS[5], subscribers: [max.id] },
        ],
      },
      {
        type: "message",
        flags: ["read"],
        message: {
          subject: "stream events",
          sender_full_name: "Notification Bot",
          content: `**Public** stream created by @_**Max Member|${max.id}**. **Description:**\n\`\`\`\` quote\nShips and cranes\n\`\`\`\``,
        },
      },
    ]);
    const { stream } = await max.ok("get-stream-by-id", { stream_id });
    expect(stream.first_message_id).toBe(seen.max[2].message.id);
  });

  it("takes the color that is asked for with the exact name", async (world) => {
    const { as } = world;
    await as("mia").ok("subscribe", {
      subscriptions: [
        { name: "quay", color: "#a1b2c3" },
        { name: "Empty", color: "#0f0" },
        { name: "dock", color: "#00ff00" },
      ],
    });
    const { subscriptions } = await as("mia").ok("get-subscriptions");
    const colors = Object.fromEntries(
      subscriptions.map((one: { name: string; color: string }) => [
        one.name,
        one.color,
      ]),
    );
    expect(colors).toMatchObject({
      quay: "#a1b2c3",
      empty: STREAM_COLORS[3],
      dock: "#00ff00",
    });
  });

  it("revives an ended subscription with its color and settings", async (world) => {
    const { as } = world;
    const before = await subscriptionOf(world, "max", STREAM.quay);
    await as("max").ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.quay, property: "pin_to_top", value: true },
      ],
    });
    await as("max").ok("unsubscribe", { subscriptions: ["quay"] });
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "quay", color: "#123456" }],
    });
    expect(await subscriptionOf(world, "max", STREAM.quay)).toMatchObject({
      color: before.color,
      pin_to_top: true,
    });
  });

  it("counts the colors of ended subscriptions as used", async (world) => {
    const { as } = world;
    await as("mia").ok("unsubscribe", { subscriptions: ["news"] });
    await as("mia").ok("subscribe", join("quay"));
    const { color } = await subscriptionOf(world, "mia", STREAM.quay);
    expect(color).toBe(STREAM_COLORS[3]);
  });

  it("makes a private stream that only administrators and subscribers know", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "adam", "mia"]);
    await as("max").ok("subscribe", { ...join("hold"), invite_only: true });
    const { stream_id } = await as("max").ok("get-stream-id", {
      stream: "hold",
    });
    const create = {
      type: "stream",
      op: "create",
      streams: [
        expect.objectContaining({
          stream_id,
          invite_only: true,
          history_public_to_subscribers: false,
        }),
      ],
    };
    const seen = await events();
    expect(seen.mia).toEqual([]);
    expect(seen.adam).toEqual([
      create,
      {
        type: "subscription",
        op: "peer_add",
        stream_ids: [stream_id],
        user_ids: [as("max").id],
      },
    ]);
    expect(seen.max).toMatchObject([
      create,
      { type: "subscription", op: "add" },
      { type: "message" },
    ]);
  });

  it("names the kind of the new stream in its notice", async (world) => {
    const { as } = world;
    await withSpectators(world);
    const kind = async (name: string, params: Record<string, unknown>) => {
      await as("olive").ok("subscribe", { ...join(name), ...params });
      const { messages } = await as("olive").ok("get-messages", {
        anchor: "newest",
        num_before: 1,
        num_after: 0,
        apply_markdown: false,
        narrow: [{ operator: "stream", operand: name }],
      });
      return messages[0].content.split(" stream created")[0];
    };
    expect(await kind("a", { invite_only: true })).toBe(
      "**Private, protected history**",
    );
    expect(
      await kind("b", {
        invite_only: true,
        history_public_to_subscribers: true,
      }),
    ).toBe("**Private, shared history**");
    expect(await kind("c", { is_web_public: true })).toBe("**Web-public**");
  });

  it("tells everybody of a new web-public stream", async (world) => {
    await withSpectators(world);
    const events = await watchAll(world, ["gus"]);
    await world
      .as("olive")
      .ok("subscribe", { ...join("pier"), is_web_public: true });
    expect((await events()).gus).toMatchObject([
      { type: "stream", op: "create", streams: [{ is_web_public: true }] },
      { type: "subscription", op: "peer_add" },
    ]);
  });

  it("makes streams with all their settings", async ({ as }) => {
    await as("olive").ok("subscribe", {
      ...join("dock", "Dock", "crane"),
      is_default_stream: true,
      stream_post_policy: 4,
      message_retention_days: 14,
      can_remove_subscribers_group: GROUP.members,
    });
    const { streams } = await as("olive").ok("get-streams", {
      include_default: true,
    });
    const made = streams.filter(
      (one: { stream_id: number }) => one.stream_id > STREAM.empty,
    );
    expect(made.map((one: { name: string }) => one.name)).toEqual([
      "crane",
      "dock",
    ]);
    for (const stream of made) {
      expect(stream).toMatchObject({
        is_default: true,
        stream_post_policy: 4,
        message_retention_days: 14,
        can_remove_subscribers_group: GROUP.members,
      });
    }
  });

  it("does not change a stream that exists", async ({ as }) => {
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "quay", description: "New" }],
      stream_post_policy: 4,
    });
    const { stream } = await as("max").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream).toMatchObject({
      description: "All about quay",
      stream_post_policy: 1,
    });
  });

  it("tells people whom somebody else puts into a stream", async (world) => {
    const { as } = world;
    const max = as("max").id;
    const mia = as("mia").id;
    const robo = as("robo").id;
    const events = await watchAll(world, ["mia", "robo", "max"], {
      apply_markdown: false,
    });
    expect(
      await as("max").ok("subscribe", {
        ...join("quay"),
        principals: [mia, robo, mia],
      }),
    ).toMatchObject({
      subscribed: {
        "mia@harbor.example": ["quay"],
        "robo-bot@harbor.example": ["quay"],
      },
    });
    const seen = await events();
    expect(seen.max).toEqual([
      {
        type: "subscription",
        op: "peer_add",
        stream_ids: [STREAM.quay],
        user_ids: [mia, robo],
      },
    ]);
    expect(seen.robo).toMatchObject([{ type: "subscription", op: "add" }]);
    expect(seen.mia).toMatchObject([
      { type: "subscription", op: "add" },
      {
        type: "message",
        flags: [],
        message: {
          type: "private",
          sender_full_name: "Notification Bot",
          content: `@**Max Member|${max}** subscribed you to the stream #**quay**.`,
        },
      },
    ]);
  });

  it("lists several streams in one notice, but not new ones", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"], {
      apply_markdown: false,
      event_types: ["message"],
    });
    await as("max").ok("subscribe", {
      ...join("quay", "lobby", "dock"),
      principals: ["mia@harbor.example"],
    });
    const { mia } = await events();
    expect(mia).toMatchObject([
      {
        message: {
          type: "private",
          content: `@**Max Member|${as("max").id}** subscribed you to the following streams:\n\n* #**lobby**\n* #**quay**`,
        },
      },
      { message: { type: "stream", display_recipient: "dock" } },
    ]);
  });

  it("lets a stream be without the one who made it", async ({ as }) => {
    await as("max").ok("subscribe", {
      ...join("dock"),
      principals: [as("mia").id],
    });
    const { stream_id } = await as("max").ok("get-stream-id", {
      stream: "dock",
    });
    expect(await as("max").ok("get-subscribers", { stream_id })).toMatchObject({
      subscribers: [as("mia").id],
    });
  });

  it("announces new streams where the organization does so", async (world) => {
    const { as, realm } = world;
    await realm.open(organizations).update(2, (draft) => {
      draft.notifications_stream_id = STREAM.general;
    });
    const events = await watchAll(world, ["mia"], {
      apply_markdown: false,
      event_types: ["message"],
    });
    const by = `@_**Max Member|${as("max").id}**`;
    await as("max").ok("subscribe", { ...join("dock"), announce: true });
    await as("max").ok("subscribe", { ...join("e", "d"), announce: true });
    await as("max").ok("subscribe", { ...join("quay"), announce: true });
    expect((await events()).mia).toMatchObject([
      {
        message: {
          display_recipient: "general",
          subject: "new streams",
          content: `${by} created a new stream #**dock**.`,
        },
      },
      {
        message: {
          content: `${by} created the following streams: #**e**, #**d**.`,
        },
      },
    ]);
  });

  it("shows a private stream to the newcomers first", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["nora", "adam", "otto"]);
    await as("mia").ok("subscribe", {
      ...join("vault"),
      principals: [as("nora").id, as("adam").id],
    });
    const { nora, adam, otto } = await events();
    expect(nora).toMatchObject([
      { type: "stream", op: "create", streams: [{ stream_id: STREAM.vault }] },
      { type: "subscription", op: "add" },
      { type: "message" },
    ]);
    expect(adam).toMatchObject([
      { type: "subscription", op: "add" },
      { type: "message" },
    ]);
    expect(otto).toEqual([
      {
        type: "subscription",
        op: "peer_add",
        stream_ids: [STREAM.vault],
        user_ids: [as("adam").id, as("nora").id],
      },
    ]);
  });

  it("shows a public stream to a guest first", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["gus"]);
    await as("max").ok("subscribe", {
      ...join("news"),
      principals: [as("gus").id],
    });
    expect((await events()).gus).toMatchObject([
      { type: "stream", op: "create", streams: [{ stream_id: STREAM.news }] },
      { type: "subscription", op: "add" },
      { type: "message" },
    ]);
  });

  it("shows a restricted guest the people it comes to know", async (world) => {
    const { as } = world;
    await withAccessGroup(GROUP.members)(world);
    const events = await watchAll(world, ["gus", "max"]);
    await as("mia").ok("subscribe", join("quay"));
    const { gus, max } = await events();
    expect(gus).toMatchObject([
      {
        type: "realm_user",
        op: "add",
        person: { user_id: as("mia").id, full_name: "Mia Member" },
      },
      { type: "subscription", op: "peer_add" },
    ]);
    expect(max).toMatchObject([{ type: "subscription", op: "peer_add" }]);
  });

  it("leaves out closed streams where that is not fatal", async ({ as }) => {
    expect(
      await as("max").ok("subscribe", {
        ...join("vault", "news", "empty"),
        authorization_errors_fatal: false,
      }),
    ).toMatchObject({
      subscribed: { "max@harbor.example": ["empty"] },
      already_subscribed: { "max@harbor.example": ["news"] },
      unauthorized: ["vault"],
    });
  });

  it("needs no right to make streams when all exist", async (world) => {
    await withSettings({ create_public_stream_policy: 2 })(world);
    await world.as("max").ok("subscribe", join("empty"));
  });

  it("needs no right to invite to name oneself by id", async (world) => {
    await withSettings({ invite_to_stream_policy: 2 })(world);
    const max = world.as("max");
    await max.ok("subscribe", { ...join("empty"), principals: [max.id] });
    await max.ok("subscribe", { ...join("dock"), principals: [] });
  });

  const nobody = { as: "max", code: "BAD_REQUEST" };
  errors([
    {
      name: "a guest, whatever it sends",
      as: "gus",
      params: {},
      code: "BAD_REQUEST",
      msg: NO_GUESTS,
    },
    {
      name: "no streams",
      as: "max",
      params: {},
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'subscriptions' argument",
      extra: { var_name: "subscriptions" },
    },
    {
      name: "streams that are no JSON",
      ...nobody,
      params: { subscriptions: "quay" },
      msg: 'Argument "subscriptions" is not valid JSON.',
    },
    {
      name: "streams that are no list",
      ...nobody,
      params: { subscriptions: {} },
      msg: "subscriptions is not a list",
    },
    {
      name: "a stream that is no object",
      ...nobody,
      params: { subscriptions: ["quay"] },
      msg: "subscriptions[0] is not a dict",
    },
    {
      name: "a stream without a name",
      ...nobody,
      params: { subscriptions: [{}] },
      msg: "name key is missing from subscriptions[0]",
    },
    {
      name: "a stream with a key that it does not know",
      ...nobody,
      params: { subscriptions: [{ name: "a", shade: "b" }] },
      msg: "Unexpected arguments: shade",
    },
    {
      name: "a color that is none",
      ...nobody,
      params: { subscriptions: [{ name: "a", color: "red" }] },
      msg: 'subscriptions[0]["color"] is not a valid hex color code',
    },
    {
      name: "a description that is too long",
      ...nobody,
      params: { subscriptions: [{ name: "a", description: "x".repeat(1025) }] },
      msg: 'subscriptions[0]["description"] is too long (limit: 1024 characters)',
    },
    {
      name: "an unknown posting policy",
      ...nobody,
      params: { ...join("a"), stream_post_policy: 5 },
      msg: "Invalid stream_post_policy",
    },
    {
      name: "emails and ids in one list",
      ...nobody,
      params: { ...join("a"), principals: [1, "a@b.c"] },
      msg: "principals is not an allowed_type",
    },
    {
      name: "an unknown group",
      ...nobody,
      params: { ...join("a"), can_remove_subscribers_group: NO_ID },
      msg: "Invalid user group",
    },
    {
      name: "a group that is no system group",
      ...nobody,
      params: { ...join("a"), can_remove_subscribers_group: 9 },
      before: withGroup,
      msg: "'can_remove_subscribers_group' must be a system user group.",
    },
    ...(["internet", "owners", "nobody"] as const).map((name) => ({
      name: `the group role:${name}, for existing streams too`,
      ...nobody,
      params: { ...join("quay"), can_remove_subscribers_group: GROUP[name] },
      msg: `'can_remove_subscribers_group' setting cannot be set to 'role:${name}' group.`,
    })),
    {
      name: "a retention period that is none, for existing streams too",
      as: "max",
      params: { ...join("quay"), message_retention_days: 0 },
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'message_retention_days': 0",
      extra: { var_name: "message_retention_days", bad_value: 0 },
    },
    {
      name: "others named by somebody who may not invite",
      ...nobody,
      before: withSettings({ invite_to_stream_policy: 2 }),
      params: ({ as }) => ({ ...join("quay"), principals: [as("mia").id] }),
      msg: "Insufficient permission",
    },
    {
      name: "the caller's own email, which counts as somebody else's",
      ...nobody,
      before: withSettings({ invite_to_stream_policy: 2 }),
      params: { ...join("empty"), principals: ["max@harbor.example"] },
      msg: "Insufficient permission",
    },
    {
      name: "an unknown person by id",
      ...nobody,
      params: { ...join("quay"), principals: [NO_ID] },
      msg: "No such user",
    },
    {
      name: "an unknown person by email",
      ...nobody,
      params: { ...join("quay"), principals: ["ghost@harbor.example"] },
      msg: "No such user",
    },
    {
      name: "one of the server's own bots",
      ...nobody,
      params: { ...join("quay"), principals: ["notification-bot@zulip.com"] },
      msg: "No such user",
    },
    {
      name: "a deactivated person",
      ...nobody,
      params: ({ as }) => ({ ...join("quay"), principals: [as("dora").id] }),
      msg: "User is deactivated",
    },
    {
      name: "an empty name",
      ...nobody,
      params: join("quay", " "),
      msg: "Stream name can't be empty!",
    },
    {
      name: "a name that is too long",
      ...nobody,
      params: join("x".repeat(61)),
      msg: "Stream name too long (limit: 60 characters).",
    },
    {
      name: "a name with a control character",
      ...nobody,
      params: join("ab\u0000c"),
      msg: "Invalid character in stream name, at position 3!",
    },
    {
      name: "a public stream from somebody who may not make one",
      ...nobody,
      before: withSettings({ create_public_stream_policy: 4 }),
      params: join("dock"),
      msg: "Insufficient permission",
    },
    {
      name: "a private stream from somebody who may not make one",
      ...nobody,
      before: withSettings({ create_private_stream_policy: 2 }),
      params: { ...join("dock"), invite_only: true },
      msg: "Insufficient permission",
    },
    {
      name: "a default stream from a moderator",
      as: "mona",
      code: "BAD_REQUEST",
      params: { ...join("dock"), is_default_stream: true },
      msg: "Insufficient permission",
    },
    {
      name: "a private default stream",
      as: "adam",
      code: "BAD_REQUEST",
      params: { ...join("dock"), is_default_stream: true, invite_only: true },
      msg: "A default stream cannot be private.",
    },
    {
      name: "web-public where spectators have no access",
      as: "olive",
      code: "BAD_REQUEST",
      params: { ...join("dock"), is_web_public: true },
      msg: "Web-public streams are not enabled.",
    },
    {
      name: "web-public on the limited plan",
      as: "olive",
      code: "BAD_REQUEST",
      before: all(withSpectators, withPlan(2)),
      params: { ...join("dock"), is_web_public: true },
      msg: "Web-public streams are not enabled.",
    },
    {
      name: "web-public from an administrator where owners decide",
      as: "adam",
      code: "BAD_REQUEST",
      before: withSpectators,
      params: { ...join("dock"), is_web_public: true },
      msg: "Insufficient permission",
    },
    {
      name: "a retention period from an administrator",
      as: "adam",
      code: "UNAUTHORIZED_PRINCIPAL",
      params: { ...join("dock"), message_retention_days: 30 },
      msg: "Must be an organization owner",
    },
    {
      name: "a retention period on the limited plan",
      as: "olive",
      code: "BAD_REQUEST",
      before: withPlan(2),
      params: { ...join("dock"), message_retention_days: "unlimited" },
      msg: "Available on Zulip Cloud Standard. Upgrade to access.",
    },
    {
      name: "a private stream that the caller is not in, and makes none",
      ...nobody,
      params: join("dock", "VAULT", "quay"),
      msg: "Unable to access stream (vault).",
    },
    {
      name: "an administrator, too, at a private stream it is not in",
      as: "adam",
      code: "BAD_REQUEST",
      params: join("core", "vault"),
      msg: "Unable to access stream (core).",
    },
    {
      name: "private and web-public at once, as the reference fails",
      as: "olive",
      before: withSpectators,
      params: { ...join("dock"), invite_only: true, is_web_public: true },
      status: 500,
      code: "",
      msg: "Internal server error",
    },
  ]);

  roles(join("empty"), {
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: "ok",
    "new member": "ok",
    guest: NO_GUESTS,
    bot: "ok",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });

  // Making a stream where full members may.
  roles(
    join("dock"),
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "Insufficient permission",
      guest: NO_GUESTS,
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    withSettings({
      create_public_stream_policy: 3,
      waiting_period_threshold: 10,
    }),
  );

  const noAccount = {
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  };
  const refused = "Insufficient permission";
  const mustOwn = "Must be an organization owner";

  // Naming somebody else where moderators may.
  roles(
    ({ as }) => ({ ...join("empty"), principals: [as("otto").id] }),
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: refused,
      "new member": refused,
      guest: NO_GUESTS,
      bot: refused,
      ...noAccount,
    },
    withSettings({ invite_to_stream_policy: 4 }),
  );

  roles(
    { ...join("dock"), is_default_stream: true },
    {
      owner: "ok",
      administrator: "ok",
      moderator: refused,
      member: refused,
      "new member": refused,
      guest: NO_GUESTS,
      bot: refused,
      ...noAccount,
    },
  );

  roles(
    { ...join("dock"), message_retention_days: 30 },
    {
      owner: "ok",
      administrator: mustOwn,
      moderator: mustOwn,
      member: mustOwn,
      "new member": mustOwn,
      guest: NO_GUESTS,
      bot: mustOwn,
      ...noAccount,
    },
  );

  roles(
    { ...join("dock"), is_web_public: true },
    {
      owner: "ok",
      administrator: refused,
      moderator: refused,
      member: refused,
      "new member": refused,
      guest: NO_GUESTS,
      bot: refused,
      ...noAccount,
    },
    withSpectators,
  );

  it("ignores the retention period for streams that exist", async (world) => {
    await withStream(STREAM.quay, { message_retention_days: 5 })(world);
    await world
      .as("max")
      .ok("subscribe", { ...join("quay"), message_retention_days: 30 });
    const { stream } = await world
      .as("max")
      .ok("get-stream-by-id", { stream_id: STREAM.quay });
    expect(stream.message_retention_days).toBe(5);
  });
});
