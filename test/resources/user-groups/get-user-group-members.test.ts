import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { MEMBERS } from "../../support/role-outcomes.ts";

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

  roles({ user_group_id: 3 }, MEMBERS);
});
