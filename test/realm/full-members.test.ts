import { describe, expect, test } from "vitest";
import { getSystemGroup } from "../../src/realm/group-membership.ts";
import { withUser } from "../support/arrange.ts";
import { GROUP } from "../support/harbor-ids.ts";
import { watchAll } from "../support/watch-all.ts";
import { openWorld, type OpenWorld } from "../support/world.ts";

const DAY = 86_400_000;

/** Nine in the morning; nora joined two days ago, everybody else long before. */
async function waitingWorld(days: number): Promise<OpenWorld> {
  const world = await openWorld();
  await world.as("olive").ok("update-realm", {
    waiting_period_threshold: days,
  });
  return world;
}

const isFull = ({ realm, as }: OpenWorld, handle: string) =>
  getSystemGroup(realm, "role:fullmembers").members.includes(as(handle).id);

const joined = ({ as }: OpenWorld, ...handles: string[]) => ({
  type: "user_group",
  op: "add_members",
  group_id: GROUP.fullmembers,
  user_ids: handles.map((handle) => as(handle).id),
});

describe("a new member", () => {
  test("is taken into the full members at the midnight after its time", async () => {
    const world = await waitingWorld(5);
    const events = await watchAll(world, ["gus"], {
      queue_lifespan_secs: 604_800,
    });
    await world.realm.clock.advance(3 * DAY);
    expect(isFull(world, "nora")).toBe(false);
    const fired = await world.realm.clock.advance(15 * 3_600_000);
    expect(fired).toContainEqual(
      expect.objectContaining({ name: "full members" }),
    );
    expect(isFull(world, "nora")).toBe(true);
    expect((await events()).gus).toEqual([joined(world, "nora")]);
  });

  test("waits as long as the organization says by now", async () => {
    const world = await waitingWorld(5);
    await world.as("olive").ok("update-realm", { waiting_period_threshold: 9 });
    await world.realm.clock.advance(5 * DAY);
    expect(isFull(world, "nora")).toBe(false);
    await world.realm.clock.advance(3 * DAY);
    expect(isFull(world, "nora")).toBe(true);
  });

  test("comes from sign-up, from another role and from deactivation", async () => {
    const world = await waitingWorld(3);
    const { as, realm } = world;
    await withUser("adam", { can_create_users: true })(world);
    await as("adam").ok("create-user", {
      email: "bo@harbor.example",
      password: "correct horse battery",
      full_name: "Bo Builder",
    });
    await as("adam").ok("deactivate-user", { user_id: as("nora").id });
    await as("adam").ok("reactivate-user", { user_id: as("nora").id });
    const events = await watchAll(world, ["gus"], {
      queue_lifespan_secs: 604_800,
    });
    await realm.clock.advance(5 * DAY);
    expect((await events()).gus).toEqual([
      joined(world, "nora"),
      joined(world, "bo"),
    ]);
  });

  test("is remembered by a snapshot", async () => {
    const world = await waitingWorld(3);
    const { emulated } = world;
    await emulated.restore(await emulated.snapshot());
    await world.realm.clock.advance(2 * DAY);
    expect(isFull(world, "nora")).toBe(true);
  });
});

test("nothing is set up where nobody is new", async () => {
  const { realm } = await openWorld();
  expect(await realm.clock.advance(30 * DAY)).not.toContainEqual(
    expect.objectContaining({ name: "full members" }),
  );
});
