import { describe, expect, test } from "vitest";
import { withAccessGroup, withUser } from "../support/arrange.ts";
import { GROUP, STREAM } from "../support/harbor-ids.ts";
import { whisper } from "../support/talk.ts";
import { watchAll } from "../support/watch-all.ts";
import { openWorld, type OpenWorld } from "../support/world.ts";

/** A realm whose guests see only those with whom they have something to do; gus shares a stream with olive and max. */
async function restrictedWorld(): Promise<OpenWorld> {
  const world = await openWorld();
  await withAccessGroup(GROUP.members)(world);
  return world;
}

const added = ({ as }: OpenWorld, handle: string) => ({
  type: "realm_user",
  op: "add",
  person: expect.objectContaining({
    user_id: as(handle).id,
    full_name: as(handle).user.full_name,
    is_active: true,
    profile_data: {},
    avatar_url: expect.any(String),
  }),
});

const removed = ({ as }: OpenWorld, handle: string) => ({
  type: "realm_user",
  op: "remove",
  person: { user_id: as(handle).id, full_name: "Unknown user" },
});

describe("a restricted guest", () => {
  test("comes to know who writes to it, before the message", async () => {
    const world = await restrictedWorld();
    const events = await watchAll(world, ["gus", "mia"]);
    await whisper(world, "mia", ["gus"]);
    const { gus, mia } = await events();
    expect(gus).toEqual([
      added(world, "mia"),
      expect.objectContaining({ type: "message" }),
    ]);
    expect(mia).toMatchObject([{ type: "message" }]);
  });

  test("comes to know everybody in a group that is written to", async () => {
    const world = await restrictedWorld();
    const events = await watchAll(world, ["gus"]);
    await whisper(world, "mia", ["gus", "nora", "max"]);
    expect((await events()).gus).toEqual([
      added(world, "mia"),
      added(world, "nora"),
      expect.objectContaining({ type: "message" }),
    ]);
  });

  test("learns nothing new from those it knows", async () => {
    const world = await restrictedWorld();
    const events = await watchAll(world, ["gus"]);
    await whisper(world, "max", ["gus"]);
    await whisper(world, "gus", ["max"]);
    expect((await events()).gus).toMatchObject([
      { type: "message" },
      { type: "message" },
    ]);
  });

  test("knows those no longer with whom it shared a stream that ended", async () => {
    const world = await restrictedWorld();
    const events = await watchAll(world, ["gus", "max"]);
    await world.as("adam").ok("archive-stream", { stream_id: STREAM.quay });
    const { gus, max } = await events();
    expect(gus).toEqual([
      expect.objectContaining({ type: "stream", op: "delete" }),
      removed(world, "olive"),
      removed(world, "max"),
    ]);
    expect(max).toMatchObject([{ type: "stream", op: "delete" }]);
  });

  test("gets a stand-in for somebody new, unless its list may have gaps", async () => {
    const world = await restrictedWorld();
    await withUser("adam", { can_create_users: true })(world);
    const [plain, sparing] = await Promise.all(
      [false, true].map((user_list_incomplete) =>
        world.as("gus").register({
          event_types: ["realm_user"],
          client_capabilities: {
            notification_settings_null: true,
            user_list_incomplete,
          },
        }),
      ),
    );
    const { user_id } = await world.as("adam").ok("create-user", {
      email: "bo@harbor.example",
      password: "correct horse battery",
      full_name: "Bo Builder",
    });
    expect(await plain!.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "add",
        person: {
          user_id,
          email: `user${user_id}@harbor.example`,
          delivery_email: null,
          full_name: "Unknown user",
          is_bot: false,
          bot_type: null,
          role: 400,
          is_owner: false,
          is_admin: false,
          is_guest: false,
          is_billing_admin: false,
          is_active: true,
          avatar_url: "/static/images/unknown-user-avatar.png",
          avatar_version: 1,
          timezone: "",
          date_joined: "1970-01-01T00:00:00+00:00",
          profile_data: {},
        },
      },
    ]);
    expect(await sparing!.events()).toEqual([]);
  });
});

test("nobody is told where guests see everybody", async () => {
  const world = await openWorld();
  const events = await watchAll(world, ["gus"]);
  await whisper(world, "mia", ["gus"]);
  expect((await events()).gus).toMatchObject([{ type: "message" }]);
});
