import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

const READERS = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "Not allowed for guest users",
  bot: "This endpoint does not accept bot requests.",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;

describeOperation("get-user-groups", ({ it, roles }) => {
  it("lists the system groups with those who have the role", async ({ as }) => {
    const ids = (...handles: string[]) =>
      handles.map((handle) => as(handle).id).toSorted((a, b) => a - b);
    const { user_groups } = await as("max").ok("get-user-groups");
    const members = ["max", "mia", "nora", "dora", "robo", "hook"];
    const shown = [
      ["role:nobody", [], []],
      ["role:owners", ids("olive", "otto"), []],
      ["role:administrators", ids("adam"), [2]],
      ["role:moderators", ids("mona"), [3]],
      ["role:fullmembers", ids(...members), [4]],
      ["role:members", ids(...members), [5]],
      ["role:everyone", ids("gus"), [6]],
      ["role:internet", [], [7]],
    ];
    expect(
      user_groups.map((group: Record<string, unknown>) => [
        group["name"],
        group["members"],
        group["direct_subgroup_ids"],
      ]),
    ).toEqual(shown);
    expect(user_groups[1]).toEqual({
      id: 2,
      name: "role:owners",
      description: "Owners of this organization",
      members: ids("olive", "otto"),
      direct_subgroup_ids: [],
      is_system_group: true,
      can_mention_group: 1,
    });
  });

  roles({}, READERS);
});

describeOperation("get-user-group-members", ({ it, errors, roles }) => {
  it("lists the members of subgroups too", async ({ as }) => {
    const { members } = await as("max").ok("get-user-group-members", {
      user_group_id: 3,
    });
    expect(members).toEqual([as("olive").id, as("otto").id, as("adam").id]);
  });

  it("lists direct members only when asked to", async ({ as }) => {
    const { members } = await as("max").ok("get-user-group-members", {
      user_group_id: 3,
      direct_member_only: true,
    });
    expect(members).toEqual([as("adam").id]);
  });

  errors([
    {
      name: "an unknown group",
      as: "max",
      params: { user_group_id: 99 },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "a choice that is no JSON",
      as: "max",
      params: { user_group_id: 3, direct_member_only: "yes" },
      code: "BAD_REQUEST",
      msg: 'Argument "direct_member_only" is not valid JSON.',
    },
    {
      name: "a choice that is neither true nor false",
      as: "max",
      params: { user_group_id: 3, direct_member_only: 1 },
      code: "BAD_REQUEST",
      msg: "direct_member_only is not a boolean",
    },
  ]);

  roles({ user_group_id: 3 }, READERS);
});

describeOperation("get-is-user-group-member", ({ it, errors, roles }) => {
  it("knows members of subgroups", async ({ as }) => {
    const params = { user_group_id: 3, user_id: as("olive").id };
    expect(
      await as("max").ok("get-is-user-group-member", params),
    ).toMatchObject({ is_user_group_member: true });
    expect(
      await as("max").ok("get-is-user-group-member", {
        ...params,
        direct_member_only: true,
      }),
    ).toMatchObject({ is_user_group_member: false });
  });

  errors([
    {
      name: "an unknown group",
      as: "max",
      params: { user_group_id: 99, user_id: 999 },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
    {
      name: "an unknown user",
      as: "max",
      params: { user_group_id: 3, user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a bot",
      as: "max",
      params: ({ as }) => ({ user_group_id: 3, user_id: as("robo").id }),
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a deactivated user",
      as: "max",
      params: ({ as }) => ({ user_group_id: 3, user_id: as("dora").id }),
      code: "BAD_REQUEST",
      msg: "User is deactivated",
    },
  ]);

  roles(({ as }) => ({ user_group_id: 3, user_id: as("olive").id }), READERS);
});

describeOperation("get-user-group-subgroups", ({ it, errors, roles }) => {
  it("lists all groups below, without the group itself", async ({ as }) => {
    expect(
      await as("max").ok("get-user-group-subgroups", { user_group_id: 5 }),
    ).toMatchObject({ subgroups: [2, 3, 4] });
    expect(
      await as("max").ok("get-user-group-subgroups", {
        user_group_id: 5,
        direct_subgroup_only: true,
      }),
    ).toMatchObject({ subgroups: [4] });
  });

  errors([
    {
      name: "an unknown group",
      as: "max",
      params: { user_group_id: 99 },
      code: "BAD_REQUEST",
      msg: "Invalid user group",
    },
  ]);

  roles({ user_group_id: 5 }, READERS);
});
