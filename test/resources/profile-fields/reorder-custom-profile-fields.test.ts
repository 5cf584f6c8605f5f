import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addField } from "./fields.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

describeOperation("reorder-custom-profile-fields", ({ it, errors, roles }) => {
  it("puts the fields into order and passes over unknown ids", async ({
    as,
  }) => {
    for (const name of ["A", "B", "C"])
      await addField({ as }, { name, field_type: 1 });
    const queue = await as("gus").register();
    await as("adam").ok("reorder-custom-profile-fields", {
      order: [3, 99, 1, 2],
    });
    const [event] = await queue.events();
    expect(
      event.fields.map((field: Record<string, unknown>) => [
        field["name"],
        field["order"],
      ]),
    ).toEqual([
      ["C", 0],
      ["A", 2],
      ["B", 3],
    ]);
  });

  errors([
    {
      name: "an order without one of the fields",
      as: "adam",
      before: async (world) => {
        for (const name of ["A", "B"])
          await addField(world, { name, field_type: 1 });
      },
      params: { order: [1] },
      code: "BAD_REQUEST",
      msg: "Invalid order mapping.",
    },
    {
      name: "a missing order",
      as: "adam",
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'order' argument",
      extra: { var_name: "order" },
    },
    {
      name: "an order that is no JSON",
      as: "adam",
      params: { order: "1,2" },
      code: "BAD_REQUEST",
      msg: 'Argument "order" is not valid JSON.',
    },
    {
      name: "an order of texts",
      as: "adam",
      params: { order: ["1"] },
      code: "BAD_REQUEST",
      msg: "order[0] is not an integer",
    },
  ]);

  roles({ order: [] }, ADMINISTRATORS);
});
