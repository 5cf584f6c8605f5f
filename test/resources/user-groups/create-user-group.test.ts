import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

const DESIGN = { name: "design", description: "Design team", members: [] };

describeOperation("create-user-group", ({ it, errors, roles }) => {
  it("makes a group and tells everybody", async ({ as }) => {
    const queue = await as("gus").register();
    const [max, mia] = [as("max").id, as("mia").id];
    const answer = await as("max").ok("create-user-group", {
      ...DESIGN,
      members: [mia, max, mia],
    });
    expect(answer).toEqual({ result: "success", msg: "" });
    const group = {
      id: 9,
      name: "design",
      description: "Design team",
      members: [max, mia],
      direct_subgroup_ids: [],
      is_system_group: false,
      can_mention_group: 7,
    };
    expect(await queue.events()).toEqual([
      { id: 0, type: "user_group", op: "add", group },
    ]);
    const { user_groups } = await as("max").ok("get-user-groups");
    expect(user_groups.at(-1)).toEqual(group);
  });

  it("takes deactivated people and bots as members", async ({ as }) => {
    const members = [as("dora").id, as("robo").id];
    await as("max").ok("create-user-group", { ...DESIGN, members });
    expect(
      await as("max").ok("get-user-group-members", { user_group_id: 9 }),
    ).toMatchObject({ members });
  });

  it("takes a group that may mention", async ({ as }) => {
    const queue = await as("max").register();
    await as("max").ok("create-user-group", {
      ...DESIGN,
      can_mention_group: 1,
    });
    expect(await queue.events()).toMatchObject([
      { group: { can_mention_group: 1 } },
    ]);
  });

  it("keeps names as they are, and tells case and space apart", async ({
    as,
  }) => {
    for (const name of ["qa", "QA", "qa ", " role:x"])
      await as("max").ok("create-user-group", { ...DESIGN, name });
    const { user_groups } = await as("max").ok("get-user-groups");
    expect(
      user_groups.slice(8).map(({ name }: { name: string }) => name),
    ).toEqual(["qa", "QA", "qa ", " role:x"]);
  });

  it("takes an empty description and a name of 100 characters", async ({
    as,
  }) => {
    await as("max").ok("create-user-group", {
      name: "😀".repeat(100),
      description: "",
      members: [],
    });
  });

  it("names parameters that it does not know", async ({ as }) => {
    expect(
      await as("max").ok("create-user-group", {
        ...DESIGN,
        colour: "red",
        Zoo: "1",
      }),
    ).toEqual({
      result: "success",
      msg: "",
      ignored_parameters_unsupported: ["Zoo", "colour"],
    });
  });

  errors([
    {
      name: "a missing name",
      as: "max",
      params: { description: "", members: [] },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'name' argument",
      extra: { var_name: "name" },
    },
    {
      name: "missing members",
      as: "max",
      params: { name: "qa", description: "" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'members' argument",
      extra: { var_name: "members" },
    },
    {
      name: "a missing description",
      as: "max",
      params: { name: "qa", members: [] },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'description' argument",
      extra: { var_name: "description" },
    },
    {
      name: "members that are not JSON",
      as: "max",
      params: { ...DESIGN, members: "1,2" },
      code: "BAD_REQUEST",
      msg: 'Argument "members" is not valid JSON.',
    },
    {
      name: "a member that is no number",
      as: "max",
      params: { ...DESIGN, members: ["max"] },
      code: "BAD_REQUEST",
      msg: "members[0] is not an integer",
    },
    {
      name: "an unknown user",
      as: "max",
      params: ({ as }) => ({ ...DESIGN, members: [as("mia").id, 999, 998] }),
      code: "BAD_REQUEST",
      msg: "Invalid user ID: 999",
    },
    {
      name: "an unknown user before a bad name",
      as: "max",
      params: { ...DESIGN, name: " ", members: [999] },
      code: "BAD_REQUEST",
      msg: "Invalid user ID: 999",
    },
    {
      name: "a blank name",
      as: "max",
      params: { ...DESIGN, name: "  " },
      code: "BAD_REQUEST",
      msg: "User group name can't be empty!",
    },
    {
      name: "a name that is too long",
      as: "max",
      params: { ...DESIGN, name: "x".repeat(101) },
      code: "BAD_REQUEST",
      msg: "User group name cannot exceed 100 characters.",
    },
    ...["@", "role:", "user:", "stream:", "channel:"].map((prefix) => ({
      name: `a name that starts with ${prefix}`,
      as: "max",
      params: { ...DESIGN, name: `${prefix}team` },
      code: "BAD_REQUEST",
      msg: `User group name cannot start with '${prefix}'.`,
    })),
    {
      name: "an unknown group to mention",
      as: "max",
      params: { ...DESIGN, can_mention_group: 99 },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "the group of the whole internet",
      as: "max",
      params: { ...DESIGN, can_mention_group: 8 },
      code: "BAD_REQUEST",
      msg: "'can_mention_group' setting cannot be set to 'role:internet' group.",
    },
    {
      name: "the group of owners",
      as: "max",
      params: { ...DESIGN, can_mention_group: 2 },
      code: "BAD_REQUEST",
      msg: "'can_mention_group' setting cannot be set to 'role:owners' group.",
    },
    {
      name: "a name that is taken",
      as: "max",
      before: ({ as }) => as("mia").ok("create-user-group", DESIGN),
      params: DESIGN,
      code: "BAD_REQUEST",
      msg: "User group 'design' already exists.",
    },
    {
      name: "a member where moderators edit groups",
      as: "max",
      before: ({ as }) =>
        as("olive").ok("update-realm", { user_group_edit_policy: 4 }),
      params: DESIGN,
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "a new member where full members edit groups",
      as: "nora",
      before: ({ as }) =>
        as("olive").ok("update-realm", {
          user_group_edit_policy: 3,
          waiting_period_threshold: 10,
        }),
      params: DESIGN,
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
  ]);

  roles(DESIGN, {
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: "ok",
    "new member": "ok",
    guest: "Not allowed for guest users",
    bot: "This endpoint does not accept bot requests.",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
