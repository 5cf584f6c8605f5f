import { expect } from "vitest";
import {
  all,
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

const BOT = "notification-bot@zulip.com";
const MUST_ADMINISTER = "Must be an organization administrator";

const notice = (content: string, flags: string[] = []) => ({
  type: "message",
  flags,
  message: expect.objectContaining({
    sender_email: BOT,
    subject: "stream events",
    type: "stream",
    content,
    content_type: "text/x-markdown",
  }),
});

/** The text of the latest notice in a stream, as the server keeps it. */
async function lastNotice({ as }: World, stream_id: number, handle = "olive") {
  const { messages } = await as(handle).ok("get-messages", {
    anchor: "newest",
    num_before: 1,
    num_after: 0,
    apply_markdown: false,
    narrow: [{ operator: "stream", operand: stream_id }],
  });
  return messages[0];
}

const quay = (params: Record<string, unknown>) => ({
  stream_id: STREAM.quay,
  ...params,
});

describeOperation("update-stream", ({ it, errors, roles }) => {
  it("changes the description, and tells the stream", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["olive", "max", "gus", "mia"]);
    const queue = await as("max").register({ apply_markdown: false });

    expect(
      await as("adam").ok("update-stream", {
        stream_id: STREAM.quay,
        description: "Boats *and*\nropes",
      }),
    ).toEqual({ result: "success", msg: "" });

    const { stream } = await as("max").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream).toMatchObject({
      description: "Boats *and* ropes",
      rendered_description: "<p>Boats <em>and</em> ropes</p>",
    });
    const update = {
      type: "stream",
      op: "update",
      property: "description",
      value: "Boats *and* ropes",
      rendered_description: "<p>Boats <em>and</em> ropes</p>",
      stream_id: STREAM.quay,
      name: "quay",
    };
    const message = expect.objectContaining({ type: "message", flags: [] });
    expect(await events()).toEqual({
      olive: [update, message],
      max: [update, message],
      gus: [update, message],
      mia: [update],
    });
    const adam = as("adam").id;
    expect((await queue.events())[1]).toMatchObject(
      notice(
        `@_**Adam Admin|${adam}** changed the description for this stream.\n\n` +
          "* **Old description:**\n```` quote\nAll about quay\n````\n" +
          "* **New description:**\n```` quote\nBoats *and* ropes\n````",
      ),
    );
  });

  it("says so when a description was or becomes empty", async (world) => {
    const { as } = world;
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      description: "",
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream).toMatchObject({ description: "", rendered_description: "" });
    expect((await lastNotice(world, STREAM.quay)).content).toContain(
      "* **New description:**\n```` quote\n*No description.*\n````",
    );
  });

  it("renames a stream, telling its old name first", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia", "gus"]);
    await as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "  pier ",
    });
    const update = {
      type: "stream",
      op: "update",
      property: "name",
      value: "pier",
      stream_id: STREAM.quay,
      name: "quay",
    };
    expect(await events()).toEqual({
      mia: [update],
      gus: [update, expect.objectContaining({ type: "message" })],
    });
    expect(
      await as("mia").ok("get-stream-id", { stream: "pier" }),
    ).toMatchObject({ stream_id: STREAM.quay });
    expect(
      await as("mia").call("get-stream-id", { stream: "quay" }),
    ).toMatchObject({ msg: "Invalid stream name 'quay'" });
    expect(await lastNotice(world, STREAM.quay)).toMatchObject({
      display_recipient: "pier",
      subject: "stream events",
      sender_full_name: "Notification Bot",
      client: "Internal",
      flags: [],
      content: `@_**Adam Admin|${as("adam").id}** renamed stream **quay** to **pier**.`,
    });
  });

  it("renames a stream to another case of its name", async ({ as }) => {
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "QUAY",
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream.name).toBe("QUAY");
  });

  it("takes the name of an archived stream", async ({ as }) => {
    await as("olive").ok("archive-stream", { stream_id: STREAM.news });
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "news",
    });
  });

  it("shows the new name in messages sent before", async ({ as }) => {
    const { id } = await as("max").ok("send-message", {
      type: "stream",
      to: "quay",
      topic: "ropes",
      content: "hi",
    });
    const before = await as("max").ok("get-message", { message_id: id });
    expect(before.message.display_recipient).toBe("quay");
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "pier",
    });
    const after = await as("max").ok("get-message", { message_id: id });
    expect(after.message.display_recipient).toBe("pier");
  });

  it("makes a public stream private with protected history", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "adam", "mia", "gus"]);
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      is_private: true,
    });
    const update = {
      type: "stream",
      op: "update",
      property: "invite_only",
      value: true,
      history_public_to_subscribers: false,
      is_web_public: false,
      stream_id: STREAM.quay,
      name: "quay",
    };
    const message = expect.objectContaining({ type: "message" });
    expect(await events()).toEqual({
      max: [update, message],
      adam: [update],
      mia: [],
      gus: [update, message],
    });
    expect((await lastNotice(world, STREAM.quay)).content).toBe(
      `@_**Olive Owner|${as("olive").id}** changed the [access permissions](/help/stream-permissions) for this stream from **Public** to **Private, protected history**.`,
    );
    expect(
      await as("mia").call("get-stream-by-id", { stream_id: STREAM.quay }),
    ).toMatchObject({ msg: "Invalid stream ID" });
  });

  it("makes a public stream private with shared history", async (world) => {
    await world.as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      is_private: true,
      history_public_to_subscribers: true,
    });
    expect((await lastNotice(world, STREAM.quay)).content).toContain(
      "from **Public** to **Private, shared history**.",
    );
  });

  it("opens a private stream to those who could not see it", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "adam", "mia", "gus", "robo"]);
    await as("olive").ok("update-stream", {
      stream_id: STREAM.core,
      is_private: false,
    });
    const create = {
      type: "stream",
      op: "create",
      streams: [
        expect.objectContaining({
          stream_id: STREAM.core,
          name: "core",
          invite_only: false,
          history_public_to_subscribers: true,
          stream_weekly_traffic: 0,
        }),
      ],
    };
    const peers = {
      type: "subscription",
      op: "peer_add",
      stream_ids: [STREAM.core],
      user_ids: [as("olive").id, as("max").id],
    };
    const update = {
      type: "stream",
      op: "update",
      property: "invite_only",
      value: false,
      history_public_to_subscribers: true,
      is_web_public: false,
      stream_id: STREAM.core,
      name: "core",
    };
    expect(await events()).toEqual({
      max: [update, expect.objectContaining({ type: "message" })],
      adam: [update],
      mia: [create, peers],
      gus: [],
      robo: [create, peers],
    });
    expect((await lastNotice(world, STREAM.core)).content).toContain(
      "from **Private, protected history** to **Public**.",
    );
  });

  it("announces permissions that stay as they were", async (world) => {
    const events = await watchAll(world, ["max"]);
    await world.as("olive").ok("update-stream", {
      stream_id: STREAM.general,
      is_private: false,
    });
    const { max } = await events();
    expect(max).toMatchObject([
      { type: "stream", property: "invite_only", value: false },
      { type: "message" },
    ]);
    expect((await lastNotice(world, STREAM.general)).content).toContain(
      "from **Public** to **Public**.",
    );
  });

  it("lets an administrator outside a private stream share its history", async ({
    as,
  }) => {
    await as("olive").ok("update-stream", {
      stream_id: STREAM.vault,
      history_public_to_subscribers: false,
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.vault,
    });
    expect(stream).toMatchObject({
      invite_only: true,
      history_public_to_subscribers: false,
    });
  });

  it("lets an administrator outside a private stream rename and describe it", async ({
    as,
  }) => {
    await as("adam").ok("update-stream", {
      stream_id: STREAM.vault,
      new_name: "safe",
      description: "Locked",
      stream_post_policy: 4,
    });
    const { stream } = await as("mia").ok("get-stream-by-id", {
      stream_id: STREAM.vault,
    });
    expect(stream).toMatchObject({
      name: "safe",
      description: "Locked",
      stream_post_policy: 4,
    });
  });

  it("makes a stream web-public and takes that back", async (world) => {
    const { as } = world;
    await withSpectators(world);
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      is_web_public: true,
    });
    expect((await lastNotice(world, STREAM.quay)).content).toContain(
      "from **Public** to **Web-public**.",
    );
    await as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      is_web_public: false,
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream.is_web_public).toBe(false);
  });

  it("makes a web-public stream private when both are said", async (world) => {
    await world.as("olive").ok("update-stream", {
      stream_id: STREAM.lobby,
      is_web_public: false,
      is_private: true,
    });
    expect((await lastNotice(world, STREAM.lobby, "max")).content).toContain(
      "from **Web-public** to **Private, protected history**.",
    );
  });

  it("makes a stream a default one, and no longer", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia", "gus"]);
    const set = (is_default_stream: boolean) =>
      as("adam").ok("update-stream", {
        stream_id: STREAM.news,
        is_default_stream,
      });
    await set(true);
    const { mia, gus } = await events();
    expect(mia).toEqual([
      {
        type: "default_streams",
        default_streams: [
          expect.objectContaining({ stream_id: STREAM.general }),
          expect.objectContaining({ stream_id: STREAM.news }),
        ],
      },
    ]);
    expect(mia[0].default_streams[0]).not.toHaveProperty(
      "stream_weekly_traffic",
    );
    expect(gus).toEqual([]);

    await set(true);
    expect((await events()).mia).toEqual([]);
    await set(false);
    await set(false);
    const removal = {
      type: "default_streams",
      default_streams: [expect.objectContaining({ stream_id: STREAM.general })],
    };
    expect((await events()).mia).toEqual([removal, removal]);
  });

  it("sets who may post, telling both names of the policy", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"]);
    await as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      stream_post_policy: 2,
    });
    const { mia } = await events();
    const stream = { stream_id: STREAM.quay, name: "quay" };
    expect(mia).toEqual([
      {
        type: "stream",
        op: "update",
        property: "stream_post_policy",
        value: 2,
        ...stream,
      },
      {
        type: "stream",
        op: "update",
        property: "is_announcement_only",
        value: true,
        ...stream,
      },
    ]);
    expect((await lastNotice(world, STREAM.quay)).content).toBe(
      `@_**Adam Admin|${as("adam").id}** changed the [posting permissions](/help/stream-sending-policy) for this stream:\n\n` +
        "* **Old permissions**: All stream members can post.\n" +
        "* **New permissions**: Only organization administrators can post.",
    );
    await as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      stream_post_policy: 3,
    });
    await as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      stream_post_policy: 4,
    });
    expect((await lastNotice(world, STREAM.quay)).content).toContain(
      "* **Old permissions**: Only organization full members can post.\n* **New permissions**: Only organization administrators and moderators can post.",
    );
  });

  it("lets is_announcement_only win over stream_post_policy", async ({
    as,
  }) => {
    const policyAfter = async (params: Record<string, unknown>) => {
      await as("olive").ok("update-stream", {
        stream_id: STREAM.quay,
        ...params,
      });
      const { stream } = await as("olive").ok("get-stream-by-id", {
        stream_id: STREAM.quay,
      });
      return stream.stream_post_policy;
    };
    expect(
      await policyAfter({ is_announcement_only: true, stream_post_policy: 4 }),
    ).toBe(2);
    expect(
      await policyAfter({ is_announcement_only: false, stream_post_policy: 4 }),
    ).toBe(1);
    expect(await policyAfter({ stream_post_policy: "true" })).toBe(1);
  });

  it("sets how long messages are kept", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"]);
    const set = async (message_retention_days: string | number) => {
      await as("olive").ok("update-stream", {
        stream_id: STREAM.quay,
        message_retention_days,
      });
      return (await lastNotice(world, STREAM.quay)).content;
    };
    const heading = `@_**Olive Owner|${as("olive").id}** has changed the [message retention period](/help/message-retention-policy) for this stream:\n`;
    expect(await set(30)).toBe(
      `${heading}* **Old retention period**: Forever\n* **New retention period**: 30 days\n\nMessages in this stream will now be automatically deleted 30 days after they are sent.`,
    );
    expect(await set("unlimited")).toBe(
      `${heading}* **Old retention period**: 30 days\n* **New retention period**: Forever\n\nMessages in this stream will now be retained forever.`,
    );
    expect(await set('"realm_default"')).toBe(
      `${heading}* **Old retention period**: Forever\n* **New retention period**: -1 days\n\nMessages in this stream will now be automatically deleted -1 days after they are sent.`,
    );
    expect((await events()).mia).toMatchObject([
      { property: "message_retention_days", value: 30 },
      { property: "message_retention_days", value: -1 },
      { property: "message_retention_days", value: null },
    ]);
  });

  it("puts the organization's period in place of none", async (world) => {
    await withSettings({ message_retention_days: 90 })(world);
    await world.as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      message_retention_days: 10,
    });
    expect((await lastNotice(world, STREAM.quay)).content).toContain(
      "* **Old retention period**: 90 days\n* **New retention period**: 10 days",
    );
  });

  it("sets whose members may remove others, without a notice", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max"]);
    const set = (can_remove_subscribers_group: number) =>
      as("adam").ok("update-stream", {
        stream_id: STREAM.quay,
        can_remove_subscribers_group,
      });
    await set(GROUP.moderators);
    await set(GROUP.moderators);
    expect((await events()).max).toEqual([
      {
        type: "stream",
        op: "update",
        property: "can_remove_subscribers_group",
        value: GROUP.moderators,
        stream_id: STREAM.quay,
        name: "quay",
      },
    ]);
    await set(GROUP.everyone);
  });

  it("passes over a forbidden group that is set already", async (world) => {
    await withStream(STREAM.quay, {
      can_remove_subscribers_group: GROUP.owners,
    })(world);
    await world.as("adam").ok("update-stream", {
      stream_id: STREAM.quay,
      can_remove_subscribers_group: GROUP.owners,
    });
  });

  it("does all parts in order, each with its notice", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max"]);
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      can_remove_subscribers_group: GROUP.members,
      stream_post_policy: 4,
      new_name: "pier",
      description: "Boats",
      message_retention_days: 7,
      is_default_stream: true,
      history_public_to_subscribers: true,
    });
    expect(
      (await events()).max.map(
        (event: {
          type: string;
          property?: string;
          message?: { content: string };
        }) => event.property ?? event.type,
      ),
    ).toEqual([
      "invite_only",
      "message",
      "default_streams",
      "message_retention_days",
      "message",
      "description",
      "message",
      "name",
      "message",
      "stream_post_policy",
      "is_announcement_only",
      "message",
      "can_remove_subscribers_group",
    ]);
  });

  it("changes nothing when one of several parts is refused", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "olive"]);
    expect(
      await as("olive").call("update-stream", {
        stream_id: STREAM.quay,
        description: "Boats",
        new_name: "General",
      }),
    ).toMatchObject({ msg: "Stream name 'General' is already taken." });
    expect(await events()).toEqual({ max: [], olive: [] });
  });

  it("succeeds without any change asked for", async (world) => {
    const events = await watchAll(world, ["max"]);
    expect(
      await world.as("adam").ok("update-stream", { stream_id: STREAM.quay }),
    ).toEqual({ result: "success", msg: "" });
    expect((await events()).max).toEqual([]);
  });

  it("names parameters that it does not know", async ({ as }) => {
    expect(
      await as("adam").ok("update-stream", {
        stream_id: STREAM.quay,
        can_remove_subscribers_group_id: 3,
      }),
    ).toMatchObject({
      ignored_parameters_unsupported: ["can_remove_subscribers_group_id"],
    });
  });

  it("still changes an archived stream", async ({ as }) => {
    await as("olive").ok("archive-stream", { stream_id: STREAM.quay });
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      description: "Gone",
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream.description).toBe("Gone");
  });

  it("sets first_message_id by its notice", async ({ as }) => {
    await as("olive").ok("update-stream", {
      stream_id: STREAM.empty,
      description: "Still empty",
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.empty,
    });
    expect(stream.first_message_id).toBeTypeOf("number");
  });

  errors([
    {
      name: "a boolean that is no JSON",
      as: "olive",
      params: quay({ is_private: "yes" }),
      code: "BAD_REQUEST",
      msg: 'Argument "is_private" is not valid JSON.',
    },
    {
      name: "a boolean that is a number",
      as: "olive",
      params: quay({ is_private: 1 }),
      code: "BAD_REQUEST",
      msg: "is_private is not a boolean",
    },
    {
      name: "an unknown posting policy, from anybody",
      as: "gus",
      params: quay({ stream_post_policy: 5 }),
      code: "BAD_REQUEST",
      msg: "Invalid stream_post_policy",
    },
    {
      name: "a description that is too long",
      as: "olive",
      params: quay({ description: "x".repeat(1025) }),
      code: "BAD_REQUEST",
      msg: "description is too long (limit: 1024 characters)",
    },
    {
      name: "the first bad parameter in the order of the document",
      as: "olive",
      params: quay({ is_web_public: "x", is_private: "y" }),
      code: "BAD_REQUEST",
      msg: 'Argument "is_private" is not valid JSON.',
    },
    {
      name: "a retention period of the wrong type",
      as: "olive",
      params: quay({ message_retention_days: [1] }),
      code: "BAD_REQUEST",
      msg: "message_retention_days is not a string or integer",
    },
    {
      name: "an unknown stream",
      as: "olive",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a member, of a private stream that it is not in",
      as: "max",
      params: { stream_id: STREAM.vault, description: "x" },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a member, of a private stream that it is in",
      as: "max",
      params: { stream_id: STREAM.core, description: "x" },
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: MUST_ADMINISTER,
    },
    {
      name: "a guest, of a public stream that it is not in",
      as: "gus",
      params: { stream_id: STREAM.general, description: "x" },
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: MUST_ADMINISTER,
    },
    {
      name: "protected history of a public stream",
      as: "olive",
      params: quay({ history_public_to_subscribers: false }),
      code: "BAD_REQUEST",
      msg: "Invalid parameters",
    },
    {
      name: "a public stream with protected history",
      as: "olive",
      params: {
        stream_id: STREAM.core,
        is_private: false,
        history_public_to_subscribers: false,
      },
      code: "BAD_REQUEST",
      msg: "Invalid parameters",
    },
    {
      name: "private and web-public at once",
      as: "olive",
      params: quay({ is_private: true, is_web_public: true }),
      code: "BAD_REQUEST",
      msg: "Invalid parameters",
    },
    {
      name: "is_private alone on a web-public stream",
      as: "olive",
      params: { stream_id: STREAM.lobby, is_private: true },
      code: "BAD_REQUEST",
      msg: "Invalid parameters",
    },
    {
      name: "is_web_public alone on a private stream",
      as: "olive",
      params: { stream_id: STREAM.core, is_web_public: true },
      code: "BAD_REQUEST",
      msg: "Invalid parameters",
    },
    {
      name: "to make a default stream private",
      as: "olive",
      params: { stream_id: STREAM.general, is_private: true },
      code: "BAD_REQUEST",
      msg: "A default stream cannot be private.",
    },
    {
      name: "to make a private stream a default one",
      as: "olive",
      params: { stream_id: STREAM.core, is_default_stream: true },
      code: "BAD_REQUEST",
      msg: "A default stream cannot be private.",
    },
    {
      name: "to open a private stream from outside",
      as: "olive",
      params: { stream_id: STREAM.vault, is_private: false },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "to keep a private stream private from outside",
      as: "adam",
      params: { stream_id: STREAM.vault, is_private: true },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "web-public where spectators have no access",
      as: "olive",
      params: quay({ is_web_public: true }),
      code: "BAD_REQUEST",
      msg: "Web-public streams are not enabled.",
    },
    {
      name: "web-public on the limited plan",
      as: "olive",
      params: quay({ is_web_public: true }),
      before: all(withSpectators, withPlan(2)),
      code: "BAD_REQUEST",
      msg: "Web-public streams are not enabled.",
    },
    {
      name: "web-public from an administrator where owners decide",
      as: "adam",
      params: quay({ is_web_public: true }),
      before: withSpectators,
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "web-public where nobody may",
      as: "olive",
      params: quay({ is_web_public: true }),
      before: withSettings({
        enable_spectator_access: true,
        create_web_public_stream_policy: 6,
      }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "a retention period from an administrator",
      as: "adam",
      params: quay({ message_retention_days: 30 }),
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: "Must be an organization owner",
    },
    {
      name: "a retention period on the limited plan",
      as: "olive",
      params: quay({ message_retention_days: 30 }),
      before: withPlan(2),
      code: "BAD_REQUEST",
      msg: "Available on Zulip Cloud Standard. Upgrade to access.",
    },
    {
      name: "a retention period of no days",
      as: "olive",
      params: quay({ message_retention_days: 0 }),
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'message_retention_days': 0",
      extra: { var_name: "message_retention_days", bad_value: 0 },
    },
    {
      name: "a retention period of -1 days",
      as: "olive",
      params: quay({ message_retention_days: -1 }),
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'message_retention_days': -1",
      extra: { var_name: "message_retention_days", bad_value: -1 },
    },
    {
      name: "a retention period in an unknown word",
      as: "olive",
      params: quay({ message_retention_days: "forever" }),
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'message_retention_days': forever",
      extra: { var_name: "message_retention_days", bad_value: "forever" },
    },
    {
      name: "the name that it has",
      as: "olive",
      params: quay({ new_name: " quay " }),
      code: "BAD_REQUEST",
      msg: "Stream already has that name!",
    },
    {
      name: "an empty name",
      as: "olive",
      params: quay({ new_name: "  " }),
      code: "BAD_REQUEST",
      msg: "Stream name can't be empty!",
    },
    {
      name: "a name that is too long",
      as: "olive",
      params: quay({ new_name: "x".repeat(61) }),
      code: "BAD_REQUEST",
      msg: "Stream name too long (limit: 60 characters).",
    },
    {
      name: "a name with a control character",
      as: "olive",
      params: quay({ new_name: "ab\u0007c" }),
      code: "BAD_REQUEST",
      msg: "Invalid character in stream name, at position 3!",
    },
    {
      name: "the name of another stream, in any case",
      as: "olive",
      params: quay({ new_name: "NEWS" }),
      code: "BAD_REQUEST",
      msg: "Stream name 'NEWS' is already taken.",
    },
    {
      name: "the name of a private stream that the caller is not in",
      as: "olive",
      params: quay({ new_name: "vault" }),
      code: "BAD_REQUEST",
      msg: "Stream name 'vault' is already taken.",
    },
    {
      name: "another group for a private stream from outside",
      as: "olive",
      params: {
        stream_id: STREAM.vault,
        can_remove_subscribers_group: GROUP.members,
      },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "an unknown group",
      as: "olive",
      params: quay({ can_remove_subscribers_group: NO_ID }),
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "a group that is no system group",
      as: "olive",
      params: quay({ can_remove_subscribers_group: 9 }),
      before: withGroup,
      code: "BAD_REQUEST",
      msg: "'can_remove_subscribers_group' must be a system user group.",
    },
    ...(["internet", "owners", "nobody"] as const).map((name) => ({
      name: `the group role:${name}`,
      as: "olive",
      params: quay({ can_remove_subscribers_group: GROUP[name] }),
      code: "BAD_REQUEST",
      msg: `'can_remove_subscribers_group' setting cannot be set to 'role:${name}' group.`,
    })),
  ]);

  roles(quay({ description: "Boats" }), {
    owner: "ok",
    administrator: "ok",
    moderator: MUST_ADMINISTER,
    member: MUST_ADMINISTER,
    "new member": MUST_ADMINISTER,
    guest: MUST_ADMINISTER,
    bot: MUST_ADMINISTER,
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });

  const members = {
    moderator: MUST_ADMINISTER,
    member: MUST_ADMINISTER,
    "new member": MUST_ADMINISTER,
    guest: MUST_ADMINISTER,
    bot: MUST_ADMINISTER,
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  };
  roles(quay({ message_retention_days: 30 }), {
    owner: "ok",
    administrator: "Must be an organization owner",
    ...members,
  });
  roles(
    quay({ is_web_public: true }),
    {
      owner: "ok",
      administrator: "Insufficient permission",
      ...members,
    },
    withSpectators,
  );

  it("leaves its notices unread for the one who made the change", async (world) => {
    const events = await watchAll(world, ["olive"], {
      event_types: ["message"],
    });
    await world.as("olive").ok("update-stream", quay({ description: "Boats" }));
    expect((await events()).olive).toMatchObject([{ flags: [] }]);
  });

  it("opens a private stream to the web", async (world) => {
    await withSpectators(world);
    const events = await watchAll(world, ["mia", "gus", "max"]);
    await world.as("olive").ok("update-stream", {
      stream_id: STREAM.core,
      is_private: false,
      is_web_public: true,
    });
    expect(await events()).toMatchObject({
      mia: [
        { type: "stream", op: "create", streams: [{ is_web_public: true }] },
        { type: "subscription", op: "peer_add" },
      ],
      gus: [],
      max: [
        { property: "invite_only", value: false, is_web_public: true },
        { type: "message" },
      ],
    });
    expect((await lastNotice(world, STREAM.core)).content).toContain(
      "from **Private, protected history** to **Web-public**.",
    );
  });
});
