import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

describeOperation("reactivate-user", ({ it, errors, roles }) => {
  it("gives an account back with its role, key and streams", async ({ as }) => {
    const user_id = as("mia").id;
    await as("mia").ok("deactivate-own-user");
    await as("adam").ok("reactivate-user", { user_id });
    expect(await as("mia").ok("get-own-user")).toMatchObject({
      is_active: true,
      role: 400,
    });
    const { subscriptions } = await as("mia").ok("get-subscriptions");
    expect(
      subscriptions.map(({ name }: { name: string }) => name).toSorted(),
    ).toEqual(["general", "news", "vault"]);
  });

  it("tells everybody, then who is in which stream again", async ({ as }) => {
    const user_id = as("mia").id;
    await as("mia").ok("deactivate-own-user");
    const queue = await as("olive").register();
    await as("adam").ok("reactivate-user", { user_id });
    expect(await queue.events()).toMatchObject([
      {
        type: "realm_user",
        op: "update",
        person: { user_id, is_active: true },
      },
      { type: "subscription", op: "peer_add", user_ids: [user_id] },
      { type: "subscription", op: "peer_add", user_ids: [user_id] },
    ]);
  });

  it("announces an active account again", async ({ as }) => {
    const user_id = as("mia").id;
    const queue = await as("max").register({ event_types: ["realm_user"] });
    await as("adam").ok("reactivate-user", { user_id });
    expect(await queue.events()).toMatchObject([
      { person: { user_id, is_active: true } },
    ]);
  });

  it("gives a bot back to its owner", async ({ as }) => {
    const user_id = as("robo").id;
    await as("robo").ok("deactivate-own-user");
    const queue = await as("max").register();
    await as("max").ok("reactivate-user", { user_id });
    expect((await queue.events()).slice(0, 2)).toMatchObject([
      { type: "realm_user", person: { user_id, is_active: true } },
      { type: "realm_bot", op: "update", bot: { user_id, is_active: true } },
    ]);
    expect(await as("robo").ok("get-own-user")).toMatchObject({
      bot_owner_id: as("max").id,
    });
  });

  it("makes an orphaned bot the caller's", async ({ as }) => {
    const user_id = as("robo").id;
    await as("max").ok("deactivate-own-user");
    const queue = await as("adam").register({
      event_types: ["realm_user", "realm_bot"],
    });
    await as("adam").ok("reactivate-user", { user_id });
    const owner = as("adam").id;
    expect(await queue.events()).toMatchObject([
      { type: "realm_user", person: { user_id, is_active: true } },
      { type: "realm_bot", op: "update", bot: { user_id, is_active: true } },
      { type: "realm_bot", op: "update", bot: { user_id, owner_id: owner } },
      { type: "realm_user", person: { user_id, bot_owner_id: owner } },
    ]);
  });

  errors([
    {
      name: "an unknown user",
      as: "adam",
      params: { user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a caller who is neither administrator nor the bot's owner",
      as: "mia",
      before: robotDown,
      params: ({ as }) => ({ user_id: as("robo").id }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "a bot's owner who may make no bots",
      as: "max",
      before: async (world) => {
        await robotDown(world);
        await world.as("olive").ok("update-realm", { bot_creation_policy: 3 });
      },
      params: ({ as }) => ({ user_id: as("robo").id }),
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: "Must be an organization administrator",
    },
    {
      name: "a generic bot where only administrators make such",
      as: "max",
      before: async (world) => {
        await robotDown(world);
        await world.as("olive").ok("update-realm", { bot_creation_policy: 2 });
      },
      params: ({ as }) => ({ user_id: as("robo").id }),
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: "Must be an organization administrator",
    },
  ]);

  roles(({ as }) => ({ user_id: as("dora").id }), {
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

async function robotDown({ as }: World): Promise<void> {
  await as("robo").ok("deactivate-own-user");
}
