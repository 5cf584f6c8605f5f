import { expect } from "vitest";
import {
  all,
  withSettings,
  withSpectators,
  withStream,
  withUser,
} from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";

const INVALID = "Invalid message(s)";
const LOGIN = OUTSIDE.nobody;

/** Sends to a stream as somebody in it; the message is the first of the realm. */
const sent =
  (to: string, as = "max", content = "**hi**") =>
  async (world: World) =>
    (
      await world
        .as(as)
        .ok("send-message", { type: "stream", to, topic: "lunch", content })
    ).id as number;
const direct = async ({ as }: World) =>
  (
    await as("max").ok("send-message", {
      type: "direct",
      to: [as("mia").id],
      content: "psst",
    })
  ).id as number;
const first = { message_id: 1 };

describeOperation("get-message", ({ it, errors, roles }) => {
  it("shows every field, as HTML by default", async (world) => {
    const id = await sent("general")(world);
    const { as, realm } = world;
    const { user } = as("max");
    expect(await as("mia").ok("get-message", { message_id: id })).toEqual({
      result: "success",
      msg: "",
      raw_content: "**hi**",
      message: {
        id,
        sender_id: user.user_id,
        content: "<p><strong>hi</strong></p>",
        recipient_id: expect.any(Number),
        timestamp: realm.clock.seconds(),
        client: expect.any(String),
        subject: "lunch",
        topic_links: [],
        is_me_message: false,
        reactions: [],
        submessages: [],
        flags: [],
        sender_full_name: "Max Member",
        sender_email: "max@harbor.example",
        sender_realm_str: "harbor",
        display_recipient: "general",
        type: "stream",
        stream_id: STREAM.general,
        avatar_url: null,
        content_type: "text/html",
      },
    });
  });

  it("shows the source text when apply_markdown is false", async (world) => {
    const message_id = await sent("general")(world);
    const { message, raw_content } = await world
      .as("mia")
      .ok("get-message", { message_id, apply_markdown: false });
    expect(message).toMatchObject({
      content: "**hi**",
      content_type: "text/x-markdown",
    });
    expect(raw_content).toBe("**hi**");
  });

  it("does not mark the message as read", async (world) => {
    const message_id = await sent("general")(world);
    for (let look = 0; look < 2; look++) {
      const { message } = await world
        .as("mia")
        .ok("get-message", { message_id });
      expect(message.flags).toEqual([]);
    }
  });

  it("calls a message without own copy read and historical", async (world) => {
    const message_id = await sent("quay")(world);
    const { message } = await world.as("mia").ok("get-message", { message_id });
    expect(message.flags).toEqual(["read", "historical"]);
  });

  it("shows the names of today, not of then", async (world) => {
    const message_id = await sent("general")(world);
    await world.as("olive").ok("update-user", {
      user_id: world.as("max").id,
      full_name: "Maxim Member",
    });
    const { message } = await world.as("mia").ok("get-message", { message_id });
    expect(message.sender_full_name).toBe("Maxim Member");
  });

  it("gives the avatar's address of a sender whose email is hidden", async (world) => {
    const { as } = world;
    await withUser("max", {
      settings: { ...as("max").user.settings, email_address_visibility: 3 },
    })(world);
    const message_id = await sent("general")(world);
    const { message } = await as("mia").ok("get-message", { message_id });
    expect(message).toMatchObject({
      sender_email: `user${as("max").id}@harbor.example`,
      avatar_url: expect.stringContaining("avatar"),
    });
  });

  it("leaves out the edit history where the organization hides it", async (world) => {
    const message_id = await sent("general")(world);
    await world.as("max").ok("update-message", { message_id, content: "new" });
    const look = async () =>
      (await world.as("mia").ok("get-message", { message_id })).message;
    expect((await look()).edit_history).toHaveLength(1);
    await withSettings({ allow_edit_history: false })(world);
    world.realm.appearance++;
    const hidden = await look();
    expect(hidden).not.toHaveProperty("edit_history");
    expect(hidden).toHaveProperty("last_edit_timestamp");
  });

  it("shows a web-public message to anybody where spectators are let in", async (world) => {
    await withSpectators(world);
    const message_id = await sent("lobby")(world);
    const { message } = await world.as().ok("get-message", { message_id });
    expect(message).toMatchObject({
      flags: ["read"],
      content_type: "text/html",
    });
  });

  // Who may read: messages 3
  const nobody = { ...OUTSIDE };
  roles(
    first,
    {
      ...nobody,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: INVALID,
      bot: "ok",
    },
    sent("general"),
  );
  roles(
    first,
    {
      ...nobody,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
    },
    sent("quay"),
  );
  roles(
    first,
    {
      ...nobody,
      owner: "ok",
      administrator: INVALID,
      moderator: INVALID,
      member: "ok",
      "new member": INVALID,
      guest: INVALID,
      bot: INVALID,
    },
    sent("core"),
  );
  roles(
    first,
    {
      ...nobody,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: INVALID,
      bot: "ok",
    },
    sent("lobby"),
  );
  roles(
    first,
    {
      ...nobody,
      owner: INVALID,
      administrator: INVALID,
      moderator: INVALID,
      member: "ok",
      "new member": INVALID,
      guest: INVALID,
      bot: INVALID,
    },
    direct,
  );

  it("shows the whole history of a private stream that shares it to a new subscriber", async (world) => {
    const message_id = await sent("vault", "mia")(world);
    await world.as("mia").ok("subscribe", {
      subscriptions: [{ name: "vault" }],
      principals: [world.as("nora").id],
    });
    await world.as("nora").ok("get-message", { message_id });
  });

  const joinCore = ({ as }: World) =>
    as("max").ok("subscribe", {
      subscriptions: [{ name: "core" }],
      principals: [as("mia").id],
    });
  const leaveCore = ({ as }: World) =>
    as("max").ok("unsubscribe", { subscriptions: ["core"] });

  errors([
    bad(
      "apply_markdown that is no JSON",
      { message_id: 1, apply_markdown: "yes" },
      "apply_markdown is not valid JSON",
    ),
    bad(
      "apply_markdown that is no boolean",
      { message_id: 1, apply_markdown: 1 },
      "apply_markdown is not a boolean",
    ),
    bad("an unknown message", { message_id: NO_ID }, INVALID),
    bad("a direct message between others", first, INVALID, {
      as: "olive",
      before: direct,
    }),
    bad(
      "a message from before one joined a private stream with protected history",
      first,
      INVALID,
      { as: "mia", before: all(sent("core"), joinCore) },
    ),
    bad(
      "one's own message of a private stream that one has left",
      first,
      INVALID,
      { before: all(sent("core"), leaveCore) },
    ),
    bad("a message of an archived stream", first, INVALID, {
      before: all(sent("quay"), withStream(STREAM.quay, { deactivated: true })),
    }),
    bad("a spectator of a public stream", first, LOGIN, {
      as: undefined,
      status: 401,
      code: "UNAUTHORIZED",
      before: all(withSpectators, sent("general")),
    }),
    bad("a spectator where none are let in", first, LOGIN, {
      as: undefined,
      status: 401,
      code: "UNAUTHORIZED",
      before: sent("lobby"),
    }),
    bad("a spectator of an unknown message", { message_id: NO_ID }, LOGIN, {
      as: undefined,
      status: 401,
      code: "UNAUTHORIZED",
      before: withSpectators,
    }),
  ]);
});
