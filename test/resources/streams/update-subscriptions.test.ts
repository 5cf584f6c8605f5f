import { expect } from "vitest";
import {
  all,
  withAccessGroup,
  withGroup,
  withPlan,
  withSettings,
  withSpectators,
} from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const NO_GUESTS = "Not allowed for guest users";
const add = (...names: string[]) => ({ add: names.map((name) => ({ name })) });

describeOperation("update-subscriptions", ({ it, errors, roles }) => {
  it("subscribes, then unsubscribes", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max"]);
    expect(
      await as("max").ok("update-subscriptions", {
        ...add("empty", "news"),
        delete: ["quay", "vault"],
      }),
    ).toEqual({
      result: "success",
      msg: "",
      subscribed: { "max@harbor.example": ["empty"] },
      already_subscribed: { "max@harbor.example": ["news"] },
      removed: ["quay"],
      not_removed: ["vault"],
    });
    expect((await events()).max).toMatchObject([
      { type: "subscription", op: "add" },
      { type: "subscription", op: "remove" },
    ]);
  });

  it("answers all four lists for one of the two", async ({ as }) => {
    const nothing = {
      result: "success",
      msg: "",
      subscribed: {},
      already_subscribed: {},
      removed: [],
      not_removed: [],
    };
    expect(
      await as("max").ok("update-subscriptions", { delete: ["quay"] }),
    ).toEqual({ ...nothing, removed: ["quay"] });
    expect(await as("max").ok("update-subscriptions", add("quay"))).toEqual({
      ...nothing,
      subscribed: { "max@harbor.example": ["quay"] },
    });
  });

  it("tells everybody concerned of what it makes and leaves", async (world) => {
    const { as } = world;
    await as("adam").ok("send-message", {
      type: "stream",
      to: "news",
      topic: "t",
      content: "hi",
    });
    const events = await watchAll(world, ["olive", "gus"]);
    await as("olive").ok("update-subscriptions", {
      ...add("dock"),
      is_default_stream: true,
      principals: [as("olive").id, as("gus").id],
      delete: ["news"],
    });
    const { olive, gus } = await events();
    expect(olive).toMatchObject([
      { type: "stream", op: "create" },
      { type: "default_streams" },
      { type: "subscription", op: "add" },
      { type: "message" },
      { type: "subscription", op: "remove" },
      { type: "update_message_flags", op: "add", flag: "read" },
    ]);
    expect(gus).toMatchObject([
      { type: "stream", op: "create" },
      { type: "subscription", op: "add" },
      { type: "message" },
    ]);
  });

  it("shows a restricted guest the people it comes to know", async (world) => {
    const { as } = world;
    await withAccessGroup(GROUP.members)(world);
    const events = await watchAll(world, ["gus"]);
    await as("mia").ok("update-subscriptions", add("quay"));
    expect((await events()).gus).toMatchObject([
      { type: "realm_user", op: "add", person: { user_id: as("mia").id } },
      { type: "subscription", op: "peer_add" },
    ]);
  });

  it("leaves a stream that it has just made", async ({ as }) => {
    expect(
      await as("max").ok("update-subscriptions", {
        ...add("dock"),
        delete: ["Dock"],
      }),
    ).toMatchObject({ removed: ["dock"] });
  });

  it("names closed streams where that is not fatal", async ({ as }) => {
    expect(
      await as("max").ok("update-subscriptions", {
        ...add("vault"),
        authorization_errors_fatal: false,
      }),
    ).toMatchObject({ unauthorized: ["vault"] });
  });

  it("makes no stream when a name to leave does not exist", async ({ as }) => {
    expect(
      await as("max").call("update-subscriptions", {
        ...add("dock"),
        delete: ["nowhere"],
      }),
    ).toMatchObject({ msg: "Stream(s) (nowhere) do not exist" });
    expect(
      await as("max").call("get-stream-id", { stream: "dock" }),
    ).toMatchObject({ msg: "Invalid stream name 'dock'" });
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
    {
      name: "a guest who only leaves",
      as: "gus",
      code: "BAD_REQUEST",
      params: { delete: ["quay"] },
      msg: NO_GUESTS,
    },
    {
      name: "nothing to do",
      ...max,
      params: {},
      msg: 'Nothing to do. Specify at least one of "add" or "delete".',
    },
    {
      name: "two empty lists",
      ...max,
      params: { add: [], delete: [] },
      msg: 'Nothing to do. Specify at least one of "add" or "delete".',
    },
    {
      name: "a list that is no JSON",
      ...max,
      params: { delete: "quay" },
      msg: 'Argument "delete" is not valid JSON.',
    },
    {
      name: "a name that is no text",
      ...max,
      params: { delete: [1] },
      msg: "delete[0] is not a string",
    },
    {
      name: "a stream that is no object",
      ...max,
      params: { add: ["quay"] },
      msg: "add[0] is not a dict",
    },
    {
      name: "a stream without a name",
      ...max,
      params: { add: [{}] },
      msg: "name key is missing from add[0]",
    },
    {
      name: "a color that is none",
      ...max,
      params: { add: [{ name: "a", color: "red" }] },
      msg: 'add[0]["color"] is not a valid hex color code',
    },
    {
      name: "a description that is too long",
      ...max,
      params: { add: [{ name: "a", description: "x".repeat(1025) }] },
      msg: 'add[0]["description"] is too long (limit: 1024 characters)',
    },
    {
      name: "an unknown posting policy",
      ...max,
      params: { ...add("a"), stream_post_policy: 0 },
      msg: "Invalid stream_post_policy",
    },
    {
      name: "an unknown group",
      ...max,
      params: { ...add("a"), can_remove_subscribers_group: NO_ID },
      msg: "Invalid user group",
    },
    {
      name: "a group that is no system group",
      ...max,
      params: { ...add("a"), can_remove_subscribers_group: 9 },
      before: withGroup,
      msg: "'can_remove_subscribers_group' must be a system user group.",
    },
    ...(["internet", "owners", "nobody"] as const).map((name) => ({
      name: `the group role:${name}`,
      ...max,
      params: { ...add("a"), can_remove_subscribers_group: GROUP[name] },
      msg: `'can_remove_subscribers_group' setting cannot be set to 'role:${name}' group.`,
    })),
    {
      name: "a retention period that is none",
      as: "max",
      params: { ...add("a"), message_retention_days: 0 },
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'message_retention_days': 0",
      extra: { var_name: "message_retention_days", bad_value: 0 },
    },
    {
      name: "an unknown person",
      ...max,
      params: { delete: ["quay"], principals: [NO_ID] },
      msg: "No such user",
    },
    {
      name: "a deactivated person",
      ...max,
      params: ({ as }) => ({ delete: ["quay"], principals: [as("dora").id] }),
      msg: "User is deactivated",
    },
    {
      name: "somebody else taken out by a member",
      ...max,
      params: ({ as }) => ({
        ...add("empty"),
        delete: ["news"],
        principals: [as("mia").id],
      }),
      msg: "Insufficient permission",
    },
    {
      name: "somebody else taken out of a stream that is made just then",
      ...max,
      params: ({ as }) => ({
        ...add("dock"),
        delete: ["dock"],
        principals: [as("mia").id],
      }),
      msg: "Insufficient permission",
    },
    {
      name: "an empty name to leave",
      ...max,
      params: { ...add("dock"), delete: [" "] },
      msg: "Stream name can't be empty!",
    },
    {
      name: "a name that is too long",
      ...max,
      params: add("x".repeat(61)),
      msg: "Stream name too long (limit: 60 characters).",
    },
    {
      name: "a name with a control character",
      ...max,
      params: add("ab\u0000c"),
      msg: "Invalid character in stream name, at position 3!",
    },
    {
      name: "a private default stream",
      as: "adam",
      code: "BAD_REQUEST",
      params: { ...add("a"), is_default_stream: true, invite_only: true },
      msg: "A default stream cannot be private.",
    },
    {
      name: "web-public on the limited plan",
      as: "olive",
      code: "BAD_REQUEST",
      before: all(withSpectators, withPlan(2)),
      params: { ...add("a"), is_web_public: true },
      msg: "Web-public streams are not enabled.",
    },
    {
      name: "a retention period from an administrator",
      as: "adam",
      code: "UNAUTHORIZED_PRINCIPAL",
      params: { ...add("a"), message_retention_days: 30 },
      msg: "Must be an organization owner",
    },
    {
      name: "a retention period on the limited plan",
      as: "olive",
      code: "BAD_REQUEST",
      before: withPlan(2),
      params: { ...add("a"), message_retention_days: 30 },
      msg: "Available on Zulip Cloud Standard. Upgrade to access.",
    },
    {
      name: "a private stream that the caller is not in",
      ...max,
      params: { ...add("vault"), delete: ["quay"] },
      msg: "Unable to access stream (vault).",
    },
    {
      name: "streams to leave that do not exist",
      ...max,
      params: { ...add("dock"), delete: ["nowhere"] },
      msg: "Stream(s) (nowhere) do not exist",
    },
    {
      name: "streams to make from one who may not",
      ...max,
      before: withSettings({ create_public_stream_policy: 2 }),
      params: { ...add("dock"), delete: ["quay"] },
      msg: "Insufficient permission",
    },
  ]);

  roles(
    { ...add("empty"), delete: ["quay"] },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: NO_GUESTS,
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );

  it("takes streams by any case of their name", async ({ as }) => {
    await as("max").ok("update-subscriptions", { delete: [" QUAY "] });
    expect(
      await as("max").ok("get-subscription-status", {
        user_id: as("max").id,
        stream_id: STREAM.quay,
      }),
    ).toMatchObject({ is_subscribed: false });
  });
});
