import { expect } from "vitest";
import {
  describeOperation,
  type ErrorRow,
} from "../../support/describe-operation.ts";
import { addAll } from "./fields.ts";
import { HUMANS } from "../../support/role-outcomes.ts";

function refused(id: number, value: unknown, msg: string): ErrorRow {
  return {
    name: `${JSON.stringify(value).slice(0, 30)} for type ${id}`,
    as: "max",
    before: addAll,
    params: {
      data: [
        { id: 1, value: "kept" },
        { id, value },
      ],
    },
    code: "BAD_REQUEST",
    msg,
  };
}

describeOperation("update-own-profile-data", ({ it, errors, roles }) => {
  it("stores a value of each type", async (world) => {
    const { as } = world;
    await addAll(world);
    const people = [as("mia").id, as("max").id];
    await as("max").ok("update-own-profile-data", {
      data: [
        { id: 1, value: "Room *4*" },
        { id: 2, value: "line" },
        { id: 3, value: "vim" },
        { id: 4, value: "2024-02-29" },
        { id: 5, value: "https://max.example/a?b#c" },
        { id: 6, value: people },
        { id: 7, value: "max" },
        { id: 8, value: "they" },
      ],
    });
    expect((await as("max").ok("get-own-user")).profile_data).toEqual({
      1: { value: "Room *4*", rendered_value: "<p>Room <em>4</em></p>" },
      2: { value: "line", rendered_value: "<p>line</p>" },
      3: { value: "vim" },
      4: { value: "2024-02-29" },
      5: { value: "https://max.example/a?b#c" },
      6: { value: JSON.stringify(people) },
      7: { value: "max" },
      8: { value: "they" },
    });
  });

  it("tells everybody of what really changed", async (world) => {
    await addAll(world);
    const { as } = world;
    const data = [
      { id: 1, value: "Room 4" },
      { id: 6, value: [as("mia").id] },
    ];
    await as("max").ok("update-own-profile-data", { data: data.slice(0, 1) });
    const queue = await as("gus").register({ event_types: ["realm_user"] });
    await as("max").ok("update-own-profile-data", {
      data: [...data, { id: 2, value: "Hi" }],
    });
    const user_id = as("max").id;
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "update",
        person: {
          user_id,
          custom_profile_field: { id: 6, value: `[${as("mia").id}]` },
        },
      },
      {
        id: 1,
        type: "realm_user",
        op: "update",
        person: {
          user_id,
          custom_profile_field: {
            id: 2,
            value: "Hi",
            rendered_value: "<p>Hi</p>",
          },
        },
      },
    ]);
  });

  it("keeps an empty text as a value", async (world) => {
    await addAll(world);
    await world
      .as("max")
      .ok("update-own-profile-data", { data: [{ id: 8, value: "" }] });
    const { profile_data } = await world.as("max").ok("get-own-user");
    expect(profile_data).toEqual({ 8: { value: "" } });
  });

  errors([
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
      name: "null as a value",
      as: "max",
      params: { data: [{ id: 1, value: null }] },
      code: "BAD_REQUEST",
      msg: 'data[0]["value"] is not an allowed_type',
    },
    {
      name: "an unknown field",
      as: "max",
      params: { data: [{ id: 9, value: "x" }] },
      code: "BAD_REQUEST",
      msg: "Field id 9 not found.",
    },
    refused(1, "x".repeat(51), "Field 1 is too long (limit: 50 characters)"),
    refused(1, [1], "Field 1 is not a string"),
    refused(2, "x".repeat(501), "Field 2 is too long (limit: 500 characters)"),
    refused(3, "emacs", "'emacs' is not a valid choice for 'Field 3'."),
    refused(3, [1], "Field 3 is not a string"),
    refused(4, "2023-02-29", "Field 4 is not a date"),
    refused(4, "2023-2-1", "Field 4 is not a date"),
    refused(4, "", "Field 4 is not a date"),
    refused(5, "max.example", "Field 5 is not a URL"),
    refused(5, "mailto:max@max.example", "Field 5 is not a URL"),
    refused(6, "9", "User IDs is not a list"),
    refused(6, [999], "Invalid user ID: 999"),
    refused(6, [12], "User with ID 12 is deactivated"),
    refused(6, [13], "User with ID 13 is a bot"),
    refused(
      7,
      "x".repeat(51),
      "GitHub username is too long (limit: 50 characters)",
    ),
    refused(8, "x".repeat(51), "Field 8 is too long (limit: 50 characters)"),
  ]);

  roles({ data: [{ id: 1, value: "x" }] }, HUMANS, addAll);
});
