import { expect } from "vitest";
import {
  describeOperation,
  type ErrorRow,
  type World,
} from "../../support/describe-operation.ts";

describeOperation("update-user", ({ it, errors, roles }) => {
  it("makes a member a guest, who loses sight of streams", async ({ as }) => {
    const user_id = as("mia").id;
    const own = await as("mia").register();
    const others = await as("max").register();
    await as("adam").ok("update-user", { user_id, role: 600 });
    const group = (op: string, group_id: number) => ({
      type: "user_group",
      op,
      group_id,
      user_ids: [user_id],
    });
    const shown = [
      { type: "realm_user", op: "update", person: { user_id, role: 600 } },
      group("remove_members", 6),
      group("add_members", 7),
      group("remove_members", 5),
    ];
    expect(await others.events()).toMatchObject(shown);
    const events = await own.events();
    expect(events).toMatchObject([
      ...shown,
      {
        type: "stream",
        op: "delete",
        streams: [{ name: "quay" }, { name: "empty" }],
      },
    ]);
    expect(await as("mia").ok("get-own-user")).toMatchObject({
      role: 600,
      is_guest: true,
    });
  });

  it("shows a new administrator the private streams and who is in them", async ({
    as,
  }) => {
    const user_id = as("mia").id;
    const queue = await as("mia").register({
      event_types: ["stream", "subscription"],
    });
    await as("olive").ok("update-user", { user_id, role: 200 });
    expect(await queue.events()).toMatchObject([
      { type: "stream", op: "create", streams: [{ name: "core" }] },
      {
        type: "subscription",
        op: "peer_add",
        stream_ids: [3],
        user_ids: [as("olive").id, as("max").id],
      },
    ]);
  });

  it("says nothing of the role that somebody has", async ({ as }) => {
    const queue = await as("max").register();
    await as("adam").ok("update-user", { user_id: as("mia").id, role: 400 });
    expect(await queue.events()).toEqual([]);
  });

  it("renames, and messages show the new name", async ({ as }) => {
    await as("mia").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "names",
      content: "hello",
    });
    const user_id = as("mia").id;
    const queue = await as("max").register();
    await as("adam").ok("update-user", { user_id, full_name: " Mia Mayer " });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "update",
        person: { user_id, full_name: "Mia Mayer" },
      },
    ]);
    const { message } = await as("max").ok("get-message", { message_id: 1 });
    expect(message.sender_full_name).toBe("Mia Mayer");
  });

  it("tells a bot's owner twice of its new name", async ({ as }) => {
    const user_id = as("robo").id;
    const queue = await as("max").register();
    await as("max").ok("update-user", { user_id, full_name: "Robby" });
    expect(await queue.events()).toMatchObject([
      { type: "realm_user", person: { user_id, full_name: "Robby" } },
      { type: "realm_bot", op: "update", bot: { user_id, full_name: "Robby" } },
    ]);
  });

  it("passes over a blank name", async ({ as }) => {
    const queue = await as("max").register();
    await as("adam").ok("update-user", {
      user_id: as("mia").id,
      full_name: " ",
    });
    expect(await queue.events()).toEqual([]);
  });

  it("sets and removes profile values", async (world) => {
    await addFields(world);
    const { as } = world;
    const user_id = as("mia").id;
    await as("adam").ok("update-user", {
      user_id,
      profile_data: [
        { id: 1, value: "+1" },
        { id: 4, value: [as("max").id] },
      ],
    });
    expect((await as("mia").ok("get-own-user")).profile_data).toEqual({
      1: { value: "+1", rendered_value: "<p>+1</p>" },
      4: { value: `[${as("max").id}]` },
    });
    const queue = await as("max").register();
    await as("adam").ok("update-user", {
      user_id,
      profile_data: [
        { id: 1, value: null },
        { id: 2, value: "" },
        { id: 4, value: [] },
      ],
    });
    expect(
      (await queue.events()).map(({ person }) => person.custom_profile_field),
    ).toEqual([
      { id: 1, value: null },
      { id: 4, value: null },
    ]);
  });

  it("changes deactivated people", async ({ as }) => {
    await as("adam").ok("update-user", {
      user_id: as("dora").id,
      full_name: "Dora Gone",
      role: 600,
    });
  });

  const row = (
    name: string,
    params: Record<string, unknown>,
    msg: string,
    given: Partial<ErrorRow> = {},
  ): ErrorRow => ({
    name,
    as: "adam",
    before: addFields,
    params: ({ as }) => ({ user_id: as("mia").id, ...params }),
    code: "BAD_REQUEST",
    msg,
    ...given,
  });
  const value = (name: string, id: number, sent: unknown, msg: string) =>
    row(
      `${name}, with role and name kept`,
      {
        role: 600,
        full_name: "Mia Mayer",
        profile_data: [{ id, value: sent }],
      },
      msg,
    );

  errors([
    row("an unknown user", { user_id: 999 }, "No such user"),
    row("one of the server's own bots", { user_id: 1 }, "No such user"),
    row("a role that is none", { role: 500 }, "Invalid role"),
    row(
      "a role that is no JSON",
      { role: "guest" },
      'Argument "role" is not valid JSON.',
    ),
    row("a role that is no number", { role: [] }, "role is not an integer"),
    row("a member about another", { role: 600 }, "Insufficient permission", {
      as: "max",
    }),
    row("a member about the own account", {}, "Insufficient permission", {
      as: "mia",
    }),
    row(
      "an administrator who makes an owner",
      { role: 100 },
      "Must be an organization owner",
      {
        code: "UNAUTHORIZED_PRINCIPAL",
      },
    ),
    row(
      "an administrator who changes an owner",
      {},
      "Must be an organization owner",
      {
        code: "UNAUTHORIZED_PRINCIPAL",
        params: ({ as }) => ({ user_id: as("otto").id, role: 400 }),
      },
    ),
    row(
      "a bot's owner who changes its role",
      {},
      "Must be an organization administrator",
      {
        as: "max",
        code: "UNAUTHORIZED_PRINCIPAL",
        params: ({ as }) => ({ user_id: as("robo").id, role: 600 }),
      },
    ),
    row(
      "the only owner",
      {},
      "The owner permission cannot be removed from the only organization owner.",
      {
        as: "olive",
        before: ({ as }) => as("otto").ok("deactivate-own-user"),
        params: ({ as }) => ({ user_id: as("olive").id, role: 200 }),
      },
    ),
    row("a long name", { full_name: "x".repeat(101) }, "Name too long!"),
    row("a short name", { full_name: " x " }, "Name too short!"),
    ...["a*b", "a`b", "a\\b", "a>b", 'a"b', "a@b", "a\u0007b"].map(
      (full_name) =>
        row(
          `the name ${JSON.stringify(full_name)}`,
          { full_name },
          "Invalid characters in name!",
        ),
    ),
    row("a name like a mention", { full_name: "Mia|12" }, "Invalid format!"),
    row(
      "an unknown field to empty",
      { profile_data: [{ id: 9, value: null }] },
      "Field id 9 not found.",
    ),
    value("an unknown field", 9, "x", "Field id 9 not found."),
    value(
      "a long value",
      1,
      "x".repeat(51),
      "Phone is too long (limit: 50 characters)",
    ),
    value("a list for a text", 1, [1], "Phone is not a string"),
    value(
      "an unknown option",
      2,
      "emacs",
      "'emacs' is not a valid choice for 'Editor'.",
    ),
    value(
      "a day that does not exist",
      3,
      "2023-02-30",
      "Birthday is not a date",
    ),
    value("a text for people", 4, "max", "User IDs is not a list"),
    value("an unknown person", 4, [999], "Invalid user ID: 999"),
    value("a deactivated person", 4, [12], "User with ID 12 is deactivated"),
    value("a bot as a person", 4, [13], "User with ID 13 is a bot"),
    value("a text that is no link", 5, "home", "Home page is not a URL"),
    row(
      "an entry with another key",
      { profile_data: [{ id: 1, value: "x", type: 1 }] },
      "Unexpected arguments: type",
    ),
  ]);

  roles(({ as }) => ({ user_id: as("mia").id, role: 300 }), {
    owner: "ok",
    administrator: "ok",
    moderator: "Insufficient permission",
    member: "Insufficient permission",
    "new member": "Insufficient permission",
    guest: "Insufficient permission",
    bot: "Insufficient permission",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});

/** Phone 1, Editor 2, Birthday 3, Mentor 4, Home page 5. */
async function addFields({ as }: World): Promise<void> {
  for (const [name, field_type] of [
    ["Phone", 1],
    ["Editor", 3],
    ["Birthday", 4],
    ["Mentor", 6],
    ["Home page", 5],
  ] as const)
    await as("adam").ok("create-custom-profile-field", {
      name,
      field_type,
      field_data: field_type === 3 ? { vim: { text: "Vim", order: "1" } } : {},
    });
}
