import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { STREAM } from "../../support/harbor-ids.ts";

const NONE = { include_public: false, include_subscribed: false };

const names = async ({ as }: World, handle: string, params = {}) => {
  const { streams } = await as(handle).ok("get-streams", params);
  return streams.map((one: { name: string }) => one.name);
};

describeOperation("get-streams", ({ it, errors, roles }) => {
  it("lists public and subscribed streams, by name", async (world) => {
    expect(await names(world, "max")).toEqual([
      "core",
      "empty",
      "general",
      "lobby",
      "news",
      "quay",
    ]);
    expect(await names(world, "mia")).toEqual([
      "empty",
      "general",
      "lobby",
      "news",
      "quay",
      "vault",
    ]);
  });

  it("shows a guest no public streams but its own", async (world) => {
    expect(await names(world, "gus")).toEqual(["quay"]);
    expect(await names(world, "gus", { include_web_public: true })).toEqual([
      "lobby",
      "quay",
    ]);
  });

  it("lists each kind alone", async (world) => {
    expect(await names(world, "max", NONE)).toEqual([]);
    expect(
      await names(world, "max", { ...NONE, include_public: true }),
    ).toEqual(["empty", "general", "lobby", "news", "quay"]);
    expect(
      await names(world, "max", { ...NONE, include_subscribed: true }),
    ).toEqual(["core", "general", "lobby", "news", "quay"]);
    expect(
      await names(world, "max", { ...NONE, include_web_public: true }),
    ).toEqual(["lobby"]);
  });

  it("shows administrators all that are active", async (world) => {
    await world.as("adam").ok("archive-stream", { stream_id: STREAM.news });
    expect(
      await names(world, "adam", { ...NONE, include_all_active: true }),
    ).toEqual(["core", "empty", "general", "lobby", "quay", "vault"]);
  });

  it("shows a bot what its owner is subscribed to", async (world) => {
    expect(
      await names(world, "robo", { ...NONE, include_owner_subscribed: true }),
    ).toEqual(["core", "general", "lobby", "news", "quay"]);
    expect(
      await names(world, "max", { ...NONE, include_owner_subscribed: true }),
    ).toEqual([]);
  });

  it("marks default streams where asked", async ({ as }) => {
    const { streams } = await as("max").ok("get-streams", {
      include_default: true,
    });
    for (const one of streams)
      expect(one.is_default).toBe(one.stream_id === STREAM.general);
    const plain = await as("max").ok("get-streams");
    expect(plain.streams[0]).not.toHaveProperty("is_default");
    expect(plain.streams[0]).not.toHaveProperty("color");
  });

  errors([
    {
      name: "a switch that is no JSON",
      as: "max",
      params: { include_public: "yes" },
      code: "BAD_REQUEST",
      msg: 'Argument "include_public" is not valid JSON.',
    },
    {
      name: "a switch that is a number",
      as: "max",
      params: { include_default: 1 },
      code: "BAD_REQUEST",
      msg: "include_default is not a boolean",
    },
    {
      name: "all active streams for a member",
      as: "max",
      params: { include_all_active: true },
      code: "BAD_REQUEST",
      msg: "User not authorized for this query",
    },
  ]);

  const refused = "User not authorized for this query";
  roles(
    { include_all_active: true },
    {
      owner: "ok",
      administrator: "ok",
      moderator: refused,
      member: refused,
      "new member": refused,
      guest: refused,
      bot: refused,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
