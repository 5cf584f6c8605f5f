import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

/** `makers` is above `design`. */
const MAKERS = 9;
const DESIGN = 10;

describeOperation("update-user-group-subgroups", ({ it, errors, roles }) => {
  it("adds and removes subgroups, and tells everybody", async (world) => {
    await makeGroups(world);
    const { as } = world;
    const queue = await as("gus").register();
    await as("max").ok("update-user-group-subgroups", {
      user_group_id: MAKERS,
      add: [4],
      delete: [DESIGN],
    });
    const event = { type: "user_group", group_id: MAKERS };
    expect(await queue.events()).toEqual([
      { id: 0, ...event, op: "add_subgroups", direct_subgroup_ids: [4] },
      {
        id: 1,
        ...event,
        op: "remove_subgroups",
        direct_subgroup_ids: [DESIGN],
      },
    ]);
    expect(
      await as("max").ok("get-user-group-subgroups", {
        user_group_id: MAKERS,
        direct_subgroup_only: true,
      }),
    ).toMatchObject({ subgroups: [4] });
  });

  errors([
    row(
      "nothing to do",
      {},
      'Nothing to do. Specify at least one of "add" or "delete".',
    ),
    row(
      "an unknown group",
      { user_group_id: 99, add: [1] },
      "Invalid user group",
    ),
    {
      ...row(
        "a system group",
        { user_group_id: 6, add: [1] },
        "Insufficient permission",
      ),
      as: "olive",
    },
    {
      ...row(
        "a member who is not in the group",
        { add: [1] },
        "Insufficient permission",
      ),
      as: "nora",
    },
    row("an unknown subgroup", { add: [99] }, "Invalid user group ID: 99"),
    row(
      "an unknown subgroup to take out",
      { delete: [99] },
      "Invalid user group ID: 99",
    ),
    row(
      "a subgroup that is in it",
      { add: [DESIGN] },
      `User group ${DESIGN} is already a subgroup of this group.`,
    ),
    row(
      "itself",
      { add: [MAKERS] },
      `User group ${MAKERS} is already a subgroup of one of the passed subgroups.`,
    ),
    row(
      "a circle",
      { user_group_id: DESIGN, add: [MAKERS] },
      `User group ${DESIGN} is already a subgroup of one of the passed subgroups.`,
    ),
    row(
      "a subgroup that is not in it, with the additions undone",
      { add: [1], delete: [4] },
      "User group 4 is not a subgroup of this group.",
    ),
    row(
      "text that is no JSON",
      { add: "design" },
      'Argument "add" is not valid JSON.',
    ),
    row(
      "a subgroup that is no number",
      { add: ["x"] },
      "add[0] is not an integer",
    ),
  ]);

  roles(
    { user_group_id: MAKERS, add: [1] },
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
    makeGroups,
  );
});

async function makeGroups({ as }: World): Promise<void> {
  for (const name of ["makers", "design"])
    await as("max").ok("create-user-group", {
      name,
      description: "",
      members: [as("max").id],
    });
  await as("max").ok("update-user-group-subgroups", {
    user_group_id: MAKERS,
    add: [DESIGN],
  });
}

function row(name: string, params: Record<string, unknown>, msg: string) {
  return {
    name,
    as: "max",
    before: makeGroups,
    params: { user_group_id: MAKERS, ...params },
    code: "BAD_REQUEST",
    msg,
  };
}
