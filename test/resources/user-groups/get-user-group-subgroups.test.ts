import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { MEMBERS } from "../../support/role-outcomes.ts";

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

  roles({ user_group_id: 5 }, MEMBERS);
});
