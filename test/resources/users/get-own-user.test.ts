import { expect } from "vitest";
import { users } from "../../../src/realm/users.ts";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("get-own-user", ({ it, roles }) => {
  it("shows every field at top level", async ({ as }) => {
    expect(await as("max").ok("get-own-user")).toEqual({
      result: "success",
      msg: "",
      user_id: 8,
      email: "max@harbor.example",
      delivery_email: "max@harbor.example",
      full_name: "Max Member",
      role: 400,
      is_owner: false,
      is_admin: false,
      is_guest: false,
      is_billing_admin: false,
      is_active: true,
      is_bot: false,
      bot_type: null,
      avatar_url: expect.stringContaining("gravatar"),
      avatar_version: 1,
      timezone: "",
      date_joined: "2023-11-25T09:00:00+00:00",
      profile_data: {},
      max_message_id: -1,
    });
  });

  it("shows a bot its owner and no profile", async ({ as }) => {
    const answer = await as("robo").ok("get-own-user");
    expect(answer).toMatchObject({ bot_type: 1, bot_owner_id: as("max").id });
    expect(answer).not.toHaveProperty("profile_data");
  });

  for (const [handle, role, flags] of [
    ["olive", 100, { is_owner: true, is_admin: true, is_guest: false }],
    ["adam", 200, { is_owner: false, is_admin: true, is_guest: false }],
    ["mona", 300, { is_owner: false, is_admin: false, is_guest: false }],
    ["gus", 600, { is_owner: false, is_admin: false, is_guest: true }],
  ] as const)
    it(`shows ${handle} the role ${role}`, async ({ as }) => {
      expect(await as(handle).ok("get-own-user")).toMatchObject({
        role,
        ...flags,
      });
    });

  it("shows the own email always, and the hidden form beside it", async ({
    as,
  }) => {
    await as("max").ok("update-settings", { email_address_visibility: 4 });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      email: "user8@harbor.example",
      delivery_email: "max@harbor.example",
    });
  });

  it("shows the own values with HTML where they are Markdown", async ({
    as,
  }) => {
    for (const [name, field_type] of [
      ["Room", 1],
      ["Pronouns", 8],
    ] as const)
      await as("adam").ok("create-custom-profile-field", { name, field_type });
    await as("max").ok("update-own-profile-data", {
      data: [
        { id: 1, value: "**4**" },
        { id: 2, value: "**he**" },
      ],
    });
    expect((await as("max").ok("get-own-user")).profile_data).toEqual({
      1: { value: "**4**", rendered_value: "<p><strong>4</strong></p>" },
      2: { value: "**he**" },
    });
  });

  it("counts only messages that the caller has a copy of", async ({ as }) => {
    const send = (to: string) =>
      as("mia").ok("send-message", {
        type: "stream",
        to,
        topic: "t",
        content: "x",
      });
    const { id } = await send("general");
    await send("vault");
    expect(await as("max").ok("get-own-user")).toMatchObject({
      max_message_id: id,
    });
  });

  it("writes a fraction of the second of joining when there is one", async ({
    as,
    realm,
  }) => {
    await realm.open(users).update(as("max").id, (draft) => {
      draft.date_joined = 1_683_000_000_123;
    });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      date_joined: "2023-05-02T04:00:00.123000+00:00",
    });
  });

  it("names parameters that it does not know", async ({ as }) => {
    expect(
      await as("max").ok("get-own-user", { client_gravatar: true }),
    ).toMatchObject({ ignored_parameters_unsupported: ["client_gravatar"] });
  });

  roles(
    {},
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
