import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addField } from "./fields.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

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
