import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

const GROUP = 9;

describeOperation("remove-user-group", ({ it, errors, roles }) => {
  it("removes the group and tells everybody", async (world) => {
    await makeGroup(world);
    const queue = await world.as("gus").register();
    await world.as("max").ok("remove-user-group", { user_group_id: GROUP });
    expect(await queue.events()).toEqual([
      { id: 0, type: "user_group", op: "remove", group_id: GROUP },
    ]);
    const { user_groups } = await world.as("max").ok("get-user-groups");
    expect(user_groups).toHaveLength(8);
  });

  it("takes the group from those that had it as subgroup", async (world) => {
    await makeGroup(world);
    const { as } = world;
    await as("max").ok("create-user-group", {
      name: "makers",
      description: "",
      members: [as("max").id],
    });
    await as("max").ok("update-user-group-subgroups", {
      user_group_id: 10,
      add: [GROUP],
    });
    await as("max").ok("remove-user-group", { user_group_id: GROUP });
    const { user_groups } = await as("max").ok("get-user-groups");
    expect(user_groups.at(-1)).toMatchObject({ direct_subgroup_ids: [] });
  });

  errors([
    {
      name: "an unknown group",
      as: "olive",
      params: { user_group_id: 99 },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "a system group",
      as: "olive",
      params: { user_group_id: 1 },
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "a group that another one lets mention",
      as: "max",
      before: async (world) => {
        await makeGroup(world);
        await world.as("max").ok("create-user-group", {
          name: "makers",
          description: "",
          members: [],
          can_mention_group: GROUP,
        });
      },
      params: { user_group_id: GROUP },
      status: 500,
      code: "",
      msg: "Internal server error",
    },
  ]);

  roles(
    { user_group_id: GROUP },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "Insufficient permission",
      guest: "Not allowed for guest users",
      bot: "This endpoint does not accept bot requests.",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    makeGroup,
  );
});

async function makeGroup({ as }: World): Promise<void> {
  await as("max").ok("create-user-group", {
    name: "design",
    description: "",
    members: [as("max").id],
  });
}
