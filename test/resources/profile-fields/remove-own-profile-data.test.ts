import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addAll } from "./fields.ts";
import { HUMANS } from "../../support/role-outcomes.ts";

describeOperation("remove-own-profile-data", ({ it, errors, roles }) => {
  it("removes values and tells everybody", async (world) => {
    await addAll(world);
    const { as } = world;
    await as("max").ok("update-own-profile-data", {
      data: [
        { id: 1, value: "x" },
        { id: 8, value: "they" },
      ],
    });
    const queue = await as("gus").register({ event_types: ["realm_user"] });
    await as("max").ok("remove-own-profile-data", { data: [1, 2] });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "update",
        person: {
          user_id: as("max").id,
          custom_profile_field: { id: 1, value: null },
        },
      },
    ]);
    expect((await as("max").ok("get-own-user")).profile_data).toEqual({
      8: { value: "they" },
    });
  });

  errors([
    {
      name: "an unknown field, with the others kept",
      as: "max",
      before: async (world) => {
        await addAll(world);
        await world
          .as("max")
          .ok("update-own-profile-data", { data: [{ id: 1, value: "x" }] });
      },
      params: { data: [1, 9] },
      code: "BAD_REQUEST",
      msg: "Field id 9 not found.",
    },
    {
      name: "missing data",
      as: "max",
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'data' argument",
      extra: { var_name: "data" },
    },
    {
      name: "data that is no JSON",
      as: "max",
      params: { data: "x" },
      code: "BAD_REQUEST",
      msg: 'Argument "data" is not valid JSON.',
    },
    {
      name: "data that is no list of numbers",
      as: "max",
      params: { data: ["1"] },
      code: "BAD_REQUEST",
      msg: "data[0] is not an integer",
    },
  ]);

  roles({ data: [1] }, HUMANS, addAll);
});
