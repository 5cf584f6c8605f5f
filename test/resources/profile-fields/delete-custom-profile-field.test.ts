import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addField } from "./fields.ts";

const ADMINISTRATORS = {
  owner: "ok",
  administrator: "ok",
  moderator: "Must be an organization administrator",
  member: "Must be an organization administrator",
  "new member": "Must be an organization administrator",
  guest: "Must be an organization administrator",
  bot: "Must be an organization administrator",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;

describeOperation("delete-custom-profile-field", ({ it, errors, roles }) => {
  it("deletes the field with everybody's values", async ({ as }) => {
    const id = await addField({ as }, { name: "Room", field_type: 1 });
    await as("max").ok("update-own-profile-data", {
      data: [{ id, value: "4" }],
    });
    const queue = await as("max").register();
    await as("adam").ok("delete-custom-profile-field", { field_id: id });
    expect(await queue.events()).toEqual([
      { id: 0, type: "custom_profile_fields", fields: [] },
    ]);
    expect((await as("max").ok("get-own-user")).profile_data).toEqual({});
  });

  errors([
    {
      name: "an unknown field",
      as: "adam",
      params: { field_id: 9 },
      code: "BAD_REQUEST",
      msg: "Field id 9 not found.",
    },
  ]);

  roles({ field_id: 1 }, ADMINISTRATORS, (world) =>
    addField(world, { name: "Room", field_type: 1 }),
  );
});

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
