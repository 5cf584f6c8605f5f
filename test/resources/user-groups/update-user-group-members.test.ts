import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

const GROUP = 9;

describeOperation("update-user-group-members", ({ it, errors, roles }) => {
  it("adds and removes members, and tells everybody", async (world) => {
    await makeGroup(world);
    const { as } = world;
    const queue = await as("gus").register();
    const [mia, mona] = [as("mia").id, as("mona").id];
    await as("max").ok("update-user-group-members", {
      user_group_id: GROUP,
      add: [mona],
      delete: [mia],
    });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "user_group",
        op: "add_members",
        group_id: GROUP,
        user_ids: [mona],
      },
      {
        id: 1,
        type: "user_group",
        op: "remove_members",
        group_id: GROUP,
        user_ids: [mia],
      },
    ]);
    expect(
      await as("max").ok("get-user-group-members", { user_group_id: GROUP }),
    ).toMatchObject({ members: [mona, as("max").id] });
  });

  it("lets the notification bot tell those concerned", async (world) => {
    await makeGroup(world);
    const { as } = world;
    const added = await as("mona").register({ event_types: ["message"] });
    const removed = await as("mia").register({ event_types: ["message"] });
    await as("max").ok("update-user-group-members", {
      user_group_id: GROUP,
      add: [as("mona").id],
      delete: [as("mia").id],
    });
    const max = `@_**Max Member|${as("max").id}**`;
    expect(await added.events()).toMatchObject([
      {
        message: {
          sender_full_name: "Notification Bot",
          content: `${max} added you to the group @_*design*.`,
        },
      },
    ]);
    expect(await removed.events()).toMatchObject([
      {
        message: { content: `${max} removed you from the group @_*design*.` },
      },
    ]);
  });

  it("sends no message to the caller, to bots and to deactivated people", async (world) => {
    await makeGroup(world);
    const { as } = world;
    await as("max").ok("update-user-group-members", {
      user_group_id: GROUP,
      add: [as("robo").id, as("dora").id],
      delete: [as("max").id],
    });
    for (const handle of ["max", "robo"])
      expect(await as(handle).ok("get-own-user")).toMatchObject({
        max_message_id: -1,
      });
  });

  errors([
    row(
      "nothing to do",
      {},
      'Nothing to do. Specify at least one of "add" or "delete".',
    ),
    row(
      "two empty lists",
      { add: [], delete: [] },
      'Nothing to do. Specify at least one of "add" or "delete".',
    ),
    row(
      "an unknown group",
      { user_group_id: 99, add: [1] },
      "Invalid user group",
    ),
    row(
      "an unknown user to delete before an unknown group",
      { user_group_id: 99, delete: [999] },
      "Invalid user ID: 999",
    ),
    {
      ...row(
        "a system group",
        { user_group_id: 6, add: [999] },
        "Insufficient permission",
      ),
      as: "olive",
    },
    {
      ...row(
        "a member who is not in the group",
        { add: [999] },
        "Insufficient permission",
      ),
      as: "nora",
    },
    row("an unknown user to add", { add: [999] }, "Invalid user ID: 999"),
    {
      ...row("a user who is in it", {}, ""),
      params: ({ as }: World) => ({
        user_group_id: GROUP,
        add: [as("mia").id],
      }),
      msg: "User 9 is already a member of this group",
    },
    {
      ...row("a user who is not in it, with the additions undone", {}, ""),
      params: ({ as }: World) => ({
        user_group_id: GROUP,
        add: [as("mona").id],
        delete: [as("adam").id],
      }),
      msg: "There is no member '6' in this user group",
    },
    row("a list that is no JSON", { add: "9" }, "add is not a list"),
    row(
      "text that is no JSON",
      { add: "mia" },
      'Argument "add" is not valid JSON.',
    ),
    row(
      "a member that is no number",
      { delete: ["mia"] },
      "delete[0] is not an integer",
    ),
  ]);

  roles(
    ({ as }) => ({ user_group_id: GROUP, add: [as("otto").id] }),
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

/** The group 9, `design`, with max and mia in it. */
async function makeGroup({ as }: World): Promise<void> {
  await as("max").ok("create-user-group", {
    name: "design",
    description: "",
    members: [as("max").id, as("mia").id],
  });
}

function row(name: string, params: Record<string, unknown>, msg: string) {
  return {
    name,
    as: "max",
    before: makeGroup,
    params: { user_group_id: GROUP, ...params },
    code: "BAD_REQUEST",
    msg,
  };
}
