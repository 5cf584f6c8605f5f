import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("deactivate-user", ({ it, errors, roles }) => {
  it("deactivates a person and tells everybody else", async ({ as }) => {
    const user_id = as("mia").id;
    const queue = await as("max").register();
    await as("adam").ok("deactivate-user", { user_id });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "update",
        person: { user_id, is_active: false },
      },
    ]);
    const { status, body } = await as("mia").send("get-own-user");
    expect([status, body.msg]).toEqual([401, "Account is deactivated"]);
  });

  it("takes a comment, of which nothing is to be seen", async ({ as }) => {
    const user_id = as("mia").id;
    const queue = await as("max").register();
    const answer = await as("olive").ok("deactivate-user", {
      user_id,
      deactivation_notification_comment: "Thank you for all. ".repeat(100),
    });
    expect(answer).toEqual({ result: "success", msg: "" });
    expect(JSON.stringify(await queue.events())).not.toContain("Thank you");
  });

  it("ends a person's bots first", async ({ as }) => {
    const max = as("max").id;
    const queue = await as("olive").register({ event_types: ["realm_user"] });
    await as("adam").ok("deactivate-user", { user_id: max });
    expect((await queue.events()).map(({ person }) => person.user_id)).toEqual([
      as("robo").id,
      as("hook").id,
      max,
    ]);
  });

  it("lets an administrator end the own account", async ({ as }) => {
    await as("adam").ok("deactivate-user", { user_id: as("adam").id });
    expect(await as("adam").call("get-own-user")).toMatchObject({
      msg: "Account is deactivated",
    });
  });

  it("lets an owner end another owner", async ({ as }) => {
    await as("olive").ok("deactivate-user", { user_id: as("otto").id });
  });

  it("ends a held poll only when its queue expires", async ({ as, realm }) => {
    const queue = await as("mia").register();
    const poll = queue.poll();
    await expect.poll(() => realm.queues.get(queue.id)?.connected).toBe(true);
    await as("adam").ok("deactivate-user", { user_id: as("mia").id });
    expect(realm.queues.get(queue.id)?.connected).toBe(true);
    realm.queues.remove(realm.queues.get(queue.id)!);
    expect((await poll).body).toMatchObject({ events: [] });
  });

  errors([
    {
      name: "a comment that is too long",
      as: "adam",
      params: ({ as }) => ({
        user_id: as("mia").id,
        deactivation_notification_comment: "x".repeat(2001),
      }),
      code: "BAD_REQUEST",
      msg: "deactivation_notification_comment is too long (limit: 2000 characters)",
    },
    {
      name: "an unknown user",
      as: "adam",
      params: { user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a bot",
      as: "adam",
      params: ({ as }) => ({ user_id: as("robo").id }),
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "one of the server's own bots",
      as: "adam",
      params: { user_id: 1 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody deactivated, whoever asks",
      as: "max",
      params: ({ as }) => ({ user_id: as("dora").id }),
      code: "BAD_REQUEST",
      msg: "User is deactivated",
    },
    {
      name: "a caller who is no administrator",
      as: "mona",
      params: ({ as }) => ({ user_id: as("mia").id }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "the own account of a member",
      as: "max",
      params: ({ as }) => ({ user_id: as("max").id }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "an owner, to an administrator",
      as: "adam",
      params: ({ as }) => ({ user_id: as("otto").id }),
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: "Must be an organization owner",
    },
    {
      name: "the only owner",
      as: "olive",
      before: ({ as }) => as("otto").ok("deactivate-own-user"),
      params: ({ as }) => ({ user_id: as("olive").id }),
      code: "BAD_REQUEST",
      msg: "Cannot deactivate the only organization owner",
    },
  ]);

  roles(({ as }) => ({ user_id: as("mia").id }), {
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
