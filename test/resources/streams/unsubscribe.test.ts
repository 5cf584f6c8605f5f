import { expect } from "vitest";
import {
  withAccessGroup,
  withSettings,
  withStream,
} from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const leave = (...names: string[]) => ({ subscriptions: names });

describeOperation("unsubscribe", ({ it, errors, roles }) => {
  it("ends the caller's subscriptions", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "gus"]);
    expect(await as("max").ok("unsubscribe", leave("QUAY", "empty"))).toEqual({
      result: "success",
      msg: "",
      removed: ["quay"],
      not_removed: ["empty"],
    });
    const peers = {
      type: "subscription",
      op: "peer_remove",
      stream_ids: [STREAM.quay],
      user_ids: [as("max").id],
    };
    expect(await events()).toEqual({
      max: [
        {
          type: "subscription",
          op: "remove",
          subscriptions: [{ name: "quay", stream_id: STREAM.quay }],
        },
      ],
      mia: [peers],
      gus: [peers],
    });
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(subscriptions.map((one: { name: string }) => one.name)).toEqual([
      "core",
      "general",
      "lobby",
      "news",
    ]);
  });

  it("takes a private stream out of the leaver's sight", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "olive", "adam", "mia"]);
    await as("max").ok("unsubscribe", leave("core"));
    const peers = {
      type: "subscription",
      op: "peer_remove",
      stream_ids: [STREAM.core],
      user_ids: [as("max").id],
    };
    expect(await events()).toEqual({
      max: [
        {
          type: "subscription",
          op: "remove",
          subscriptions: [{ name: "core", stream_id: STREAM.core }],
        },
        {
          type: "stream",
          op: "delete",
          streams: [
            expect.objectContaining({
              stream_id: STREAM.core,
              name: "core",
              invite_only: true,
              stream_weekly_traffic: null,
            }),
          ],
        },
      ],
      olive: [peers],
      adam: [peers],
      mia: [],
    });
  });

  it("leaves a private stream in an administrator's sight", async (world) => {
    const events = await watchAll(world, ["olive"]);
    await world.as("olive").ok("unsubscribe", leave("core"));
    expect((await events()).olive).toMatchObject([
      { type: "subscription", op: "remove" },
    ]);
  });

  it("takes a public stream out of a guest's sight", async (world) => {
    const events = await watchAll(world, ["gus"]);
    await world.as("gus").ok("unsubscribe", leave("quay"));
    expect((await events()).gus).toMatchObject([
      { type: "subscription", op: "remove" },
      { type: "stream", op: "delete", streams: [{ stream_id: STREAM.quay }] },
    ]);
  });

  it("takes people out of a restricted guest's sight", async (world) => {
    const { as } = world;
    await withAccessGroup(GROUP.members)(world);
    const events = await watchAll(world, ["gus"]);
    await as("max").ok("unsubscribe", leave("quay"));
    expect((await events()).gus).toMatchObject([
      {
        type: "realm_user",
        op: "remove",
        person: { user_id: as("max").id, full_name: "Unknown user" },
      },
      { type: "subscription", op: "peer_remove" },
    ]);
  });

  it("marks the messages of the stream as read", async (world) => {
    const { as } = world;
    const sent = await as("olive").ok("send-message", {
      type: "stream",
      to: "news",
      topic: "t",
      content: "hi",
    });
    await as("olive").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "t",
      content: "hi",
    });
    const events = await watchAll(world, ["max"]);
    await as("max").ok("unsubscribe", leave("news"));
    expect((await events()).max).toEqual([
      expect.objectContaining({ type: "subscription", op: "remove" }),
      {
        type: "update_message_flags",
        op: "add",
        operation: "add",
        flag: "read",
        messages: [sent.id],
        all: false,
      },
    ]);
  });

  it("ends a private stream that nobody is left in", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia", "adam"]);
    await as("otto").ok("unsubscribe", leave("vault"));
    await as("mia").ok("unsubscribe", leave("vault"));
    const seen = await events();
    const gone = {
      type: "stream",
      op: "delete",
      streams: [expect.objectContaining({ name: "vault" })],
    };
    expect(seen.adam.at(-1)).toEqual(gone);
    expect(seen.mia.at(-1)).toEqual(gone);
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.vault,
    });
    expect(stream.name).toMatch(/^[0-9a-f]{7}!DEACTIVATED:vault$/);
  });

  it("keeps a public stream that nobody is left in", async ({ as }) => {
    await as("max").ok("unsubscribe", leave("lobby"));
    await as("max").ok("get-stream-id", { stream: "lobby" });
  });

  it("takes others out, one name for each of them", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia", "nora"]);
    expect(
      await as("adam").ok("unsubscribe", {
        ...leave("news", "quay"),
        principals: [as("max").id, as("mia").id],
      }),
    ).toMatchObject({
      removed: ["news", "quay", "news"],
      not_removed: ["quay"],
    });
    const { mia, nora } = await events();
    expect(mia).toMatchObject([
      { op: "remove", subscriptions: [{ name: "news" }] },
      { op: "peer_remove", stream_ids: [STREAM.quay] },
    ]);
    expect(nora).toEqual([
      {
        type: "subscription",
        op: "peer_remove",
        stream_ids: [STREAM.news],
        user_ids: [as("max").id, as("mia").id],
      },
      {
        type: "subscription",
        op: "peer_remove",
        stream_ids: [STREAM.quay],
        user_ids: [as("max").id],
      },
    ]);
  });

  it("lets an administrator take people out of a private stream", async ({
    as,
  }) => {
    await as("adam").ok("unsubscribe", {
      ...leave("vault"),
      principals: [as("mia").id],
    });
  });

  it("lets an owner take out a bot of its own", async ({ as }) => {
    expect(
      await as("max").ok("unsubscribe", {
        ...leave("general"),
        principals: ["robo-bot@harbor.example"],
      }),
    ).toMatchObject({ removed: ["general"] });
  });

  it("lets the members of the stream's group take others out", async (world) => {
    const { as } = world;
    await withStream(STREAM.news, {
      can_remove_subscribers_group: GROUP.members,
    })(world);
    await as("max").ok("unsubscribe", {
      ...leave("news"),
      principals: [as("mia").id],
    });
  });

  it("takes the same stream once", async ({ as }) => {
    expect(
      await as("max").ok("unsubscribe", leave("news", "News")),
    ).toMatchObject({ removed: ["news"], not_removed: [] });
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
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
      ...max,
      params: { subscriptions: "quay" },
      msg: 'Argument "subscriptions" is not valid JSON.',
    },
    {
      name: "a stream that is no text",
      ...max,
      params: { subscriptions: [1] },
      msg: "subscriptions[0] is not a string",
    },
    {
      name: "an unknown person, before anything else",
      ...max,
      params: { ...leave(""), principals: [NO_ID] },
      msg: "No such user",
    },
    {
      name: "a deactivated person",
      ...max,
      params: ({ as }) => ({ ...leave("quay"), principals: [as("dora").id] }),
      msg: "User is deactivated",
    },
    {
      name: "a person hidden from a guest",
      as: "gus",
      code: "BAD_REQUEST",
      before: withAccessGroup(GROUP.members),
      params: ({ as }) => ({ ...leave("quay"), principals: [as("mia").id] }),
      msg: "Insufficient permission",
    },
    {
      name: "an empty name",
      ...max,
      params: leave("quay", " "),
      msg: "Stream name can't be empty!",
    },
    {
      name: "a name that is too long",
      ...max,
      params: leave("x".repeat(61)),
      msg: "Stream name too long (limit: 60 characters).",
    },
    {
      name: "a name with a control character",
      ...max,
      params: leave("ab\u0000c"),
      msg: "Invalid character in stream name, at position 3!",
    },
    {
      name: "somebody else taken out by a member",
      ...max,
      params: ({ as }) => ({ ...leave("news"), principals: [as("mia").id] }),
      msg: "Insufficient permission",
    },
    {
      name: "a member of the group outside the private stream",
      ...max,
      before: withStream(STREAM.vault, {
        can_remove_subscribers_group: GROUP.members,
      }),
      params: ({ as }) => ({ ...leave("vault"), principals: [as("mia").id] }),
      msg: "Insufficient permission",
    },
    {
      name: "streams that do not exist",
      ...max,
      params: leave("quay", "nowhere", "neverland"),
      msg: "Stream(s) (nowhere, neverland) do not exist",
    },
    {
      name: "streams that do not exist, from a guest",
      as: "gus",
      code: "BAD_REQUEST",
      params: leave("nowhere"),
      msg: "Insufficient permission",
    },
    {
      name: "streams that do not exist, from one who may not make them",
      ...max,
      before: withSettings({ create_public_stream_policy: 2 }),
      params: leave("nowhere"),
      msg: "Insufficient permission",
    },
  ]);

  roles(leave("quay"), {
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: "ok",
    "new member": "ok",
    guest: "ok",
    bot: "ok",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });

  // Taking somebody else out.
  roles(({ as }) => ({ ...leave("news"), principals: [as("otto").id] }), {
    owner: "ok",
    administrator: "ok",
    moderator: "Insufficient permission",
    member: "Insufficient permission",
    "new member": "Insufficient permission",
    guest: "Insufficient permission",
    bot: "Insufficient permission",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
