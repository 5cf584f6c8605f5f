import { expect } from "vitest";
import { ISSUE } from "./linkifiers.ts";
import {
  describeOperation,
  type ErrorRow,
} from "../../support/describe-operation.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

describeOperation("reorder-linkifiers", ({ it, errors, roles }) => {
  it("puts the linkifiers into order and tells everybody", async ({ as }) => {
    for (const sign of ["a", "b", "c"])
      await as("adam").ok("add-linkifier", {
        ...ISSUE,
        pattern: `${sign}(?P<id>x)`,
      });
    const queue = await as("gus").register();
    await as("adam").ok("reorder-linkifiers", {
      ordered_linkifier_ids: [3, 1, 2],
    });
    expect(await queue.events()).toMatchObject([
      { realm_linkifiers: [{ id: 3 }, { id: 1 }, { id: 2 }] },
    ]);
  });

  const row = (sent: unknown, msg: string): ErrorRow => ({
    name: JSON.stringify(sent),
    as: "adam",
    before: ({ as }) => as("adam").ok("add-linkifier", ISSUE),
    params: { ordered_linkifier_ids: sent },
    code: "BAD_REQUEST",
    msg,
  });

  errors([
    row([1, 1], "The ordered list must not contain duplicated linkifiers"),
    row(
      [],
      "The ordered list must enumerate all existing linkifiers exactly once",
    ),
    row(
      [1, 2],
      "The ordered list must enumerate all existing linkifiers exactly once",
    ),
    row("1,2", 'Argument "ordered_linkifier_ids" is not valid JSON.'),
    row(["1"], "ordered_linkifier_ids[0] is not an integer"),
    {
      name: "a missing order",
      as: "adam",
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'ordered_linkifier_ids' argument",
      extra: { var_name: "ordered_linkifier_ids" },
    },
  ]);

  roles({ ordered_linkifier_ids: [] }, ADMINISTRATORS);
});
