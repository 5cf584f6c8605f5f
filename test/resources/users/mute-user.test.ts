import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

const EVERYBODY = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "ok",
  bot: "ok",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;

describeOperation("mute-user", ({ it, errors, roles }) => {
  it("reads the person's messages, and tells the caller's clients", async ({
    as,
    realm,
  }) => {
    const { id: old } = await as("mia").ok("send-message", {
      type: "direct",
      to: [as("max").id],
      content: "one",
    });
    const queue = await as("max").register();
    const id = as("mia").id;
    await as("max").ok("mute-user", { muted_user_id: id });
    expect(await queue.events()).toMatchObject([
      {
        type: "update_message_flags",
        op: "add",
        flag: "read",
        messages: [old],
      },
      {
        type: "muted_users",
        muted_users: [{ id, timestamp: realm.clock.seconds() }],
      },
    ]);
    await as("mia").ok("send-message", {
      type: "direct",
      to: [as("max").id],
      content: "two",
    });
    expect(await queue.events()).toMatchObject([{ flags: ["read"] }]);
  });

  it("mutes bots and deactivated people", async ({ as }) => {
    for (const handle of ["robo", "dora"])
      await as("max").ok("mute-user", { muted_user_id: as(handle).id });
  });

  errors([
    {
      name: "oneself",
      as: "max",
      params: ({ as }) => ({ muted_user_id: as("max").id }),
      code: "BAD_REQUEST",
      msg: "Cannot mute self",
    },
    {
      name: "an unknown user",
      as: "max",
      params: { muted_user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody hidden from a guest",
      as: "gus",
      before: ({ as }) =>
        as("olive").ok("update-realm", { can_access_all_users_group: 6 }),
      params: ({ as }) => ({ muted_user_id: as("mia").id }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "somebody muted",
      as: "max",
      before: ({ as }) =>
        as("max").ok("mute-user", { muted_user_id: as("mia").id }),
      params: ({ as }) => ({ muted_user_id: as("mia").id }),
      code: "BAD_REQUEST",
      msg: "User already muted",
    },
  ]);

  roles(({ as }) => ({ muted_user_id: as("mia").id }), EVERYBODY);
});

describeOperation("unmute-user", ({ it, errors }) => {
  it("ends the muting", async ({ as }) => {
    const muted_user_id = as("mia").id;
    await as("max").ok("mute-user", { muted_user_id });
    const queue = await as("max").register();
    await as("max").ok("unmute-user", { muted_user_id });
    expect(await queue.events()).toEqual([
      { id: 0, type: "muted_users", muted_users: [] },
    ]);
  });

  errors([
    {
      name: "an unknown user",
      as: "max",
      params: { muted_user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody who is not muted",
      as: "max",
      params: ({ as }) => ({ muted_user_id: as("mia").id }),
      code: "BAD_REQUEST",
      msg: "User is not muted",
    },
  ]);
});

describeOperation("regenerate-api-key", ({ it }) => {
  it("gives a new key, and the old one stops working", async ({
    as,
    realm,
  }) => {
    const { credentialsOf } = await import("../../../src/emulator/person.ts");
    const old = credentialsOf(realm, as("max").user);
    const { api_key } = await as("max").ok("regenerate-api-key");
    expect(api_key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(
      await as("max").call("get-own-user", {}, { authorization: old }),
    ).toMatchObject({ msg: "Invalid API key" });
    await as("max").ok("get-own-user");
    const again = await as("max").ok("regenerate-api-key");
    expect(again.api_key).not.toBe(api_key);
  });

  it("tells a bot's owner and the administrators", async ({ as }) => {
    const queue = await as("max").register();
    const { api_key } = await as("robo").ok("regenerate-api-key");
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_bot",
        op: "update",
        bot: { user_id: as("robo").id, api_key },
      },
    ]);
  });
});
