import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

const GROUP = 9;

describeOperation("update-user-group", ({ it, errors, roles }) => {
  it("changes every property, each with its event", async (world) => {
    await makeDesign(world);
    const { as } = world;
    const queue = await as("gus").register();
    await as("max").ok("update-user-group", {
      user_group_id: GROUP,
      can_mention_group: 6,
      description: "All of us",
      name: "studio",
    });
    const event = { type: "user_group", op: "update", group_id: GROUP };
    expect(await queue.events()).toEqual([
      { id: 0, ...event, data: { name: "studio" } },
      { id: 1, ...event, data: { description: "All of us" } },
      { id: 2, ...event, data: { can_mention_group: 6 } },
    ]);
    const { user_groups } = await as("max").ok("get-user-groups");
    expect(user_groups.at(-1)).toMatchObject({
      name: "studio",
      description: "All of us",
      can_mention_group: 6,
    });
  });

  it("tells nothing of what is equal already", async (world) => {
    await makeDesign(world);
    const queue = await world.as("max").register();
    await world.as("max").ok("update-user-group", {
      user_group_id: GROUP,
      name: "design",
      description: "Design team",
      can_mention_group: 7,
    });
    expect(await queue.events()).toEqual([]);
  });

  it("lets moderators change groups that they are not in", async (world) => {
    await makeDesign(world);
    await world
      .as("mona")
      .ok("update-user-group", { user_group_id: GROUP, name: "studio" });
  });

  errors([
    row("nothing to change", {}, "No new data supplied"),
    {
      name: "nothing to change before an unknown group",
      as: "max",
      params: { user_group_id: 99 },
      code: "BAD_REQUEST",
      msg: "No new data supplied",
    },
    {
      name: "an unknown group",
      as: "max",
      params: { user_group_id: 99, name: "x" },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "a system group, to an owner too",
      as: "olive",
      params: { user_group_id: 6, description: "x" },
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      ...row(
        "a member who is not in the group",
        { name: "x" },
        "Insufficient permission",
      ),
      as: "nora",
    },
    row("a blank name", { name: " " }, "User group name can't be empty!"),
    row(
      "a name that is too long",
      { name: "x".repeat(101) },
      "User group name cannot exceed 100 characters.",
    ),
    row(
      "a reserved name",
      { name: "role:x" },
      "User group name cannot start with 'role:'.",
    ),
    {
      ...row("a taken name", { name: "qa" }, "User group 'qa' already exists."),
      before: async (world: World) => {
        await makeDesign(world);
        await world.as("max").ok("create-user-group", {
          name: "qa",
          description: "",
          members: [],
        });
      },
    },
    row(
      "an unknown group to mention, with name and description kept",
      { name: "studio", description: "x", can_mention_group: 99 },
      "Invalid user group",
    ),
    row(
      "the group of the whole internet",
      { can_mention_group: 8 },
      "'can_mention_group' setting cannot be set to 'role:internet' group.",
    ),
    row(
      "the group of owners",
      { can_mention_group: 2 },
      "'can_mention_group' setting cannot be set to 'role:owners' group.",
    ),
    row(
      "a group that is no JSON",
      { can_mention_group: "role:nobody" },
      'Argument "can_mention_group" is not valid JSON.',
    ),
    row(
      "a group that is no number",
      { can_mention_group: [1] },
      "can_mention_group is not an integer",
    ),
  ]);

  roles(
    { user_group_id: GROUP, name: "studio" },
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
    makeDesign,
  );
});

/** The group 9, `design`, with max and mia in it. */
async function makeDesign({ as }: World): Promise<void> {
  await as("max").ok("create-user-group", {
    name: "design",
    description: "Design team",
    members: [as("max").id, as("mia").id],
  });
}

function row(name: string, params: Record<string, unknown>, msg: string) {
  return {
    name,
    as: "max",
    before: makeDesign,
    params: { user_group_id: GROUP, ...params },
    code: "BAD_REQUEST",
    msg,
  };
}
