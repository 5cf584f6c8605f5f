import { expect } from "vitest";
import { ISSUE } from "./linkifiers.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

describeOperation("remove-linkifier", ({ it, errors, roles }) => {
  it("removes a linkifier and tells everybody", async ({ as }) => {
    await as("adam").ok("add-linkifier", ISSUE);
    const queue = await as("gus").register();
    await as("adam").ok("remove-linkifier", { filter_id: 1 });
    expect(await queue.events()).toMatchObject([{ realm_linkifiers: [] }]);
  });

  errors([
    {
      name: "an unknown linkifier",
      as: "adam",
      params: { filter_id: 9 },
      code: "BAD_REQUEST",
      msg: "Linkifier not found.",
    },
  ]);

  roles({ filter_id: 1 }, ADMINISTRATORS, ({ as }) =>
    as("adam").ok("add-linkifier", ISSUE),
  );
});
