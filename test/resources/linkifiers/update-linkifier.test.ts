import { expect } from "vitest";
import { ISSUE, refusals, TAKEN } from "./linkifiers.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

describeOperation("update-linkifier", ({ it, errors, roles }) => {
  it("changes a linkifier and keeps its place", async ({ as }) => {
    await as("adam").ok("add-linkifier", ISSUE);
    const queue = await as("gus").register();
    const changed = { ...ISSUE, url_template: "https://other.example/{id}" };
    await as("adam").ok("update-linkifier", { filter_id: 1, ...changed });
    expect(await queue.events()).toMatchObject([
      { realm_linkifiers: [{ id: 1, ...changed }] },
    ]);
  });

  errors([
    ...refusals({
      before: ({ as }) => as("adam").ok("add-linkifier", ISSUE),
    }),
    {
      name: "an unknown linkifier",
      as: "adam",
      params: { filter_id: 9, ...ISSUE },
      code: "BAD_REQUEST",
      msg: "Linkifier not found.",
    },
    {
      name: "a missing template",
      as: "adam",
      params: { filter_id: 9, pattern: "x" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'url_template' argument",
      extra: { var_name: "url_template" },
    },
    {
      name: "the pattern of another one",
      as: "adam",
      before: async ({ as }) => {
        await as("adam").ok("add-linkifier", ISSUE);
        await as("adam").ok("add-linkifier", {
          ...ISSUE,
          pattern: "!(?P<id>x)",
        });
      },
      params: { filter_id: 2, ...ISSUE },
      code: "BAD_REQUEST",
      msg: TAKEN,
      extra: { errors: { __all__: [TAKEN] } },
    },
  ]);

  roles({ filter_id: 1, ...ISSUE }, ADMINISTRATORS, ({ as }) =>
    as("adam").ok("add-linkifier", ISSUE),
  );
});
