import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../support/describe-operation.ts";

/** Whether somebody else sees the account as active. */
async function seenActive(
  { as }: World,
  user_id: number,
  viewer = "max",
): Promise<boolean> {
  const { user } = await as(viewer).ok("get-user", { user_id });
  return user.is_active;
}

/** The rows of the interface's table of states that are about users. */
describeOperation("deactivate-own-user", ({ it }) => {
  it("active: a caller who is neither the only owner nor the only user becomes deactivated", async (world) => {
    for (const handle of ["otto", "mia", "gus"]) {
      const { user_id } = world.as(handle).user;
      expect(await seenActive(world, user_id)).toBe(true);
      await world.as(handle).ok("deactivate-own-user");
      expect(await seenActive(world, user_id)).toBe(false);
    }
  });

  it("active: the only owner stays active with CANNOT_DEACTIVATE_LAST_USER", async (world) => {
    await world.as("otto").ok("deactivate-own-user");
    expect(await world.as("olive").call("deactivate-own-user")).toMatchObject({
      code: "CANNOT_DEACTIVATE_LAST_USER",
      is_last_owner: true,
    });
    expect(await seenActive(world, world.as("olive").id)).toBe(true);
  });

  it(
    "active: the only user stays active with CANNOT_DEACTIVATE_LAST_USER",
    async (world) => {
      expect(await world.as("ann").call("deactivate-own-user")).toMatchObject({
        code: "CANNOT_DEACTIVATE_LAST_USER",
        is_last_owner: false,
      });
      expect(await seenActive(world, world.as("ann").id, "ann")).toBe(true);
    },
    "alone",
  );
});

describeOperation("deactivate-user", ({ it }) => {
  it("active: somebody whom an administrator deactivates becomes deactivated", async (world) => {
    const { id } = world.as("mia");
    await world.as("adam").ok("deactivate-user", { user_id: id });
    expect(await seenActive(world, id)).toBe(false);
  });

  it("active: an owner whom another owner deactivates becomes deactivated", async (world) => {
    const { id } = world.as("otto");
    await world.as("olive").ok("deactivate-user", { user_id: id });
    expect(await seenActive(world, id)).toBe(false);
  });

  it("active: the only owner stays active with BAD_REQUEST", async (world) => {
    await world.as("otto").ok("deactivate-own-user");
    const { id } = world.as("olive");
    expect(
      await world.as("olive").call("deactivate-user", { user_id: id }),
    ).toMatchObject({ code: "BAD_REQUEST" });
    expect(await seenActive(world, id)).toBe(true);
  });

  it("active: nobody but an administrator deactivates others", async (world) => {
    const { id } = world.as("mia");
    for (const handle of ["mona", "max", "gus", "robo"])
      expect(
        await world.as(handle).call("deactivate-user", { user_id: id }),
      ).toMatchObject({ code: "BAD_REQUEST" });
    expect(await seenActive(world, id)).toBe(true);
  });
});

describeOperation("reactivate-user", ({ it }) => {
  it("deactivated: somebody whom an administrator reactivates becomes active", async (world) => {
    const { id } = world.as("dora");
    await world.as("adam").ok("reactivate-user", { user_id: id });
    expect(await seenActive(world, id)).toBe(true);
    await world.as("dora").ok("get-own-user");
  });
});
