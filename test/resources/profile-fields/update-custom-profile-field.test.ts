import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { addField, BAD_DATA, BAD_DESCRIPTIONS } from "./fields.ts";

const EDITORS = {
  vim: { text: "Vim", order: "1" },
  ed: { text: "Ed", order: "2" },
};

describeOperation("update-custom-profile-field", ({ it, errors, roles }) => {
  it("describes a field anew and empties what is left out", async ({ as }) => {
    const field_id = await addField(
      { as },
      {
        name: "Room",
        hint: "where",
        field_type: 1,
        display_in_profile_summary: true,
      },
    );
    const queue = await as("gus").register();
    await as("adam").ok("update-custom-profile-field", {
      field_id,
      name: "Office",
    });
    expect(await queue.events()).toMatchObject([
      {
        type: "custom_profile_fields",
        fields: [{ id: 1, name: "Office", type: 1, hint: "", field_data: "" }],
      },
    ]);
    const { custom_fields } = await as("max").ok("get-custom-profile-fields");
    expect(custom_fields[0]).not.toHaveProperty("display_in_profile_summary");
  });

  it("drops the values of an option that is gone, without a word", async ({
    as,
  }) => {
    const field_id = await addField(
      { as },
      { name: "Editor", field_type: 3, field_data: EDITORS },
    );
    for (const [handle, value] of [
      ["max", "ed"],
      ["mia", "vim"],
    ] as const)
      await as(handle).ok("update-own-profile-data", {
        data: [{ id: field_id, value }],
      });
    const queue = await as("max").register({ event_types: ["realm_user"] });
    await as("adam").ok("update-custom-profile-field", {
      field_id,
      name: "Editor",
      field_data: { vim: EDITORS.vim },
    });
    expect(await queue.events()).toEqual([]);
    expect(await as("max").ok("get-own-user")).toMatchObject({
      profile_data: {},
    });
    expect((await as("mia").ok("get-own-user")).profile_data).toEqual({
      [field_id]: { value: "vim" },
    });
  });

  it("keeps the field's own label", async ({ as }) => {
    const field_id = await addField({ as }, { name: "Room", field_type: 1 });
    await as("adam").ok("update-custom-profile-field", {
      field_id,
      name: "Room",
      hint: "where",
    });
  });

  it("puts a known account's field into the summary", async ({ as }) => {
    const field_data = { subtype: "github" };
    const field_id = await addField({ as }, { field_type: 7, field_data });
    await as("adam").ok("update-custom-profile-field", {
      field_id,
      name: "GitHub username",
      field_data,
      display_in_profile_summary: true,
    });
  });

  it("does not count the field itself in the summary", async ({ as }) => {
    const ids = [];
    for (const name of ["A", "B"])
      ids.push(
        await addField(
          { as },
          { name, field_type: 1, display_in_profile_summary: true },
        ),
      );
    await as("adam").ok("update-custom-profile-field", {
      field_id: ids[0],
      name: "A",
      display_in_profile_summary: true,
    });
  });

  errors([
    {
      name: "an unknown field",
      as: "adam",
      params: { field_id: 9, name: "Room" },
      code: "BAD_REQUEST",
      msg: "Field id 9 not found.",
    },
    {
      name: "a third field in the summary",
      as: "adam",
      before: async (world) => {
        for (const name of ["A", "B", "C"])
          await addField(world, {
            name,
            field_type: 1,
            display_in_profile_summary: name !== "C",
          });
      },
      params: { field_id: 3, name: "", display_in_profile_summary: true },
      code: "BAD_REQUEST",
      msg: "Only 2 custom profile fields can be displayed in the profile summary.",
    },
    ...[
      { name: "Code" },
      { name: "GitHub username", hint: "x" },
      { name: "GitHub username", field_data: { subtype: "twitter" } },
      { name: "GitHub username", field_data: {} },
    ].map((changed) => ({
      name: `a change of a known account's field: ${JSON.stringify(changed)}`,
      as: "adam",
      before: (world: Parameters<typeof addField>[0]) =>
        addField(world, { field_type: 7, field_data: { subtype: "github" } }),
      params: { field_id: 1, field_data: { subtype: "github" }, ...changed },
      code: "BAD_REQUEST",
      msg: "Default custom field cannot be updated.",
    })),
    {
      name: "data with a number in it",
      as: "adam",
      params: { field_id: 1, field_data: { vim: 1 } },
      code: "BAD_REQUEST",
      msg: "field_data contains a value that is not an allowed_type",
    },
    ...BAD_DATA.map(({ name, type, data, msg }) => ({
      name,
      as: "adam",
      before: (world: Parameters<typeof addField>[0]) =>
        addField(world, {
          name: "Field",
          field_type: type,
          field_data:
            type === 3
              ? EDITORS
              : {
                  subtype: "custom",
                  url_pattern: "https://x.example/%(username)s",
                },
        }),
      params: { field_id: 1, name: "Field", field_data: data },
      code: "BAD_REQUEST",
      msg,
    })),
    ...BAD_DESCRIPTIONS.map(({ name, params, msg }) => ({
      name,
      as: "adam",
      before: (world: Parameters<typeof addField>[0]) =>
        addField(world, { name: "Field", field_type: 1 }),
      params: { field_id: 1, ...params },
      code: "BAD_REQUEST",
      msg,
    })),
    {
      name: "a long text in the summary",
      as: "adam",
      before: (world) => addField(world, { name: "Field", field_type: 2 }),
      params: { field_id: 1, name: "Field", display_in_profile_summary: true },
      code: "BAD_REQUEST",
      msg: "Field type not supported for display in profile summary.",
    },
    {
      name: "a taken label",
      as: "adam",
      before: async (world) => {
        for (const name of ["A", "B"])
          await addField(world, { name, field_type: 1 });
      },
      params: { field_id: 2, name: "A" },
      code: "BAD_REQUEST",
      msg: "A field with that label already exists.",
    },
    {
      name: "a summary that is no JSON",
      as: "adam",
      params: { field_id: 1, display_in_profile_summary: "yes" },
      code: "BAD_REQUEST",
      msg: 'Argument "display_in_profile_summary" is not valid JSON.',
    },
  ]);

  roles(
    { field_id: 1, name: "Office" },
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
    (world) => addField(world, { name: "Room", field_type: 1 }),
  );
});
