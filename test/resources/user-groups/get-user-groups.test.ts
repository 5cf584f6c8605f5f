import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { MEMBERS } from "../../support/role-outcomes.ts";

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

  roles({}, MEMBERS);
});
