import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { RUST } from "./playgrounds.ts";

describeOperation("remove-code-playground", ({ it, errors, roles }) => {
  it("removes the playground and tells everybody", async ({ as }) => {
    await as("adam").ok("add-code-playground", RUST);
    const queue = await as("gus").register();
    await as("adam").ok("remove-code-playground", { playground_id: 1 });
    expect(await queue.events()).toEqual([
      { id: 0, type: "realm_playgrounds", realm_playgrounds: [] },
    ]);
  });

  errors([
    {
      name: "an unknown playground",
      as: "adam",
      params: { playground_id: 9 },
      code: "BAD_REQUEST",
      msg: "Invalid playground",
    },
  ]);

  roles(
    { playground_id: 1 },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "Must be an organization administrator",
      member: "Must be an organization administrator",
      "new member": "Must be an organization administrator",
      guest: "Must be an organization administrator",
      bot: "Must be an organization administrator",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    ({ as }) => as("adam").ok("add-code-playground", RUST),
  );
});
