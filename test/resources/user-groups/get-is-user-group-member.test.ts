import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { MEMBERS } from "../../support/role-outcomes.ts";

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

  roles(({ as }) => ({ user_group_id: 3, user_id: as("olive").id }), MEMBERS);
});
