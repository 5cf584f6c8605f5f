import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addField, BAD_DATA, BAD_DESCRIPTIONS } from "./fields.ts";

describeOperation("create-custom-profile-field", ({ it, errors, roles }) => {
  it("makes a field and tells everybody", async ({ as }) => {
    const queue = await as("gus").register();
    const answer = await as("adam").ok("create-custom-profile-field", {
      name: " Room ",
      hint: " where you sit ",
      field_type: 1,
      display_in_profile_summary: true,
    });
    expect(answer).toEqual({ result: "success", msg: "", id: 1 });
    const field = {
      id: 1,
      name: "Room",
      type: 1,
      hint: " where you sit ",
      field_data: "",
      order: 1,
      display_in_profile_summary: true,
    };
    expect(await queue.events()).toEqual([
      { id: 0, type: "custom_profile_fields", fields: [field] },
    ]);
    expect(await as("robo").ok("get-custom-profile-fields")).toMatchObject({
      custom_fields: [field],
    });
  });

  it("makes a field of each type", async ({ as }) => {
    const data = {
      3: { vim: { text: "Vim", order: "1" } },
      7: { subtype: "custom", url_pattern: "https://x.example/%(username)s" },
    };
    for (const field_type of [1, 2, 3, 4, 5, 6, 7, 8] as const)
      await as("adam").ok("create-custom-profile-field", {
        name: `Field ${field_type}`,
        field_type,
        field_data: data[field_type as 3] ?? {},
      });
    const { custom_fields } = await as("max").ok("get-custom-profile-fields");
    expect(
      custom_fields.map((field: Record<string, unknown>) => [
        field["type"],
        field["field_data"],
      ]),
    ).toEqual([
      [1, ""],
      [2, ""],
      [3, '{"vim":{"text":"Vim","order":"1"}}'],
      [4, ""],
      [5, ""],
      [6, ""],
      [
        7,
        '{"subtype":"custom","url_pattern":"https://x.example/%(username)s"}',
      ],
      [8, ""],
    ]);
  });

  for (const [subtype, name] of [
    ["twitter", "Twitter username"],
    ["github", "GitHub username"],
  ])
    it(`gives ${subtype} its own name, hint and pattern`, async ({ as }) => {
      await as("adam").ok("create-custom-profile-field", {
        name: "x".repeat(99),
        hint: "x".repeat(99),
        field_type: 7,
        field_data: { subtype, url_pattern: "https://x.example/%(username)s" },
      });
      const { custom_fields } = await as("max").ok("get-custom-profile-fields");
      expect(custom_fields).toEqual([
        {
          id: 1,
          name,
          type: 7,
          hint: "",
          field_data: JSON.stringify({ subtype }),
          order: 1,
        },
      ]);
    });

  it("tells labels apart by case", async ({ as }) => {
    await addField({ as }, { name: "Room", field_type: 1 });
    await addField({ as }, { name: "room", field_type: 1 });
  });

  it("stores no data for types without data", async ({ as }) => {
    await addField(
      { as },
      { name: "A", field_type: 1, field_data: { a: "b" } },
    );
    const { custom_fields } = await as("max").ok("get-custom-profile-fields");
    expect(custom_fields[0].field_data).toBe("");
  });

  errors([
    {
      name: "a missing type",
      as: "adam",
      params: { name: "Room" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'field_type' argument",
      extra: { var_name: "field_type" },
    },
    {
      name: "a type that is no JSON",
      as: "adam",
      params: { name: "Room", field_type: "short" },
      code: "BAD_REQUEST",
      msg: 'Argument "field_type" is not valid JSON.',
    },
    {
      name: "a type that is no number",
      as: "adam",
      params: { name: "Room", field_type: [1] },
      code: "BAD_REQUEST",
      msg: "field_type is not an integer",
    },
    {
      name: "data that is no object before a missing type",
      as: "adam",
      params: { name: "Room", field_data: [] },
      code: "BAD_REQUEST",
      msg: "field_data is not a dict",
    },
    {
      name: "data with a number in it",
      as: "adam",
      params: {
        name: "Editor",
        field_type: 3,
        field_data: { vim: { text: "Vim", order: 1 } },
      },
      code: "BAD_REQUEST",
      msg: "field_data contains a value that is not an allowed_type",
    },
    {
      name: "a third field in the summary before all else",
      as: "adam",
      before: async (world) => {
        for (const name of ["A", "B"])
          await addField(world, {
            name,
            field_type: 1,
            display_in_profile_summary: true,
          });
      },
      params: { name: "", field_type: 99, display_in_profile_summary: true },
      code: "BAD_REQUEST",
      msg: "Only 2 custom profile fields can be displayed in the profile summary.",
    },
    ...BAD_DATA.map(({ name, type, data, msg }) => ({
      name,
      as: "adam",
      params: { name: "Field", field_type: type, field_data: data },
      code: "BAD_REQUEST",
      msg,
    })),
    ...BAD_DESCRIPTIONS.map(({ name, msg, ...described }) => ({
      name,
      as: "adam",
      params: { name: "Field", field_type: 1, ...described.params },
      code: "BAD_REQUEST",
      msg,
    })),
    ...[0, 9, -1].map((field_type) => ({
      name: `the unknown type ${field_type}`,
      as: "adam",
      params: { name: "Field", field_type },
      code: "BAD_REQUEST",
      msg: "Invalid field type.",
    })),
    ...[2, 6].map((field_type) => ({
      name: `type ${field_type} in the summary`,
      as: "adam",
      params: { name: "Field", field_type, display_in_profile_summary: true },
      code: "BAD_REQUEST",
      msg: "Field type not supported for display in profile summary.",
    })),
    {
      name: "a taken label",
      as: "adam",
      before: (world) => addField(world, { name: "Room", field_type: 1 }),
      params: { name: "Room ", field_type: 8 },
      code: "BAD_REQUEST",
      msg: "A field with that label already exists.",
    },
  ]);

  roles(
    { name: "Room", field_type: 1 },
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
  );
});
