import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

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
