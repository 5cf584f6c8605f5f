import { expect } from "vitest";
import { isActive } from "../../../src/realm/people.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

describeOperation("deactivate-own-user", ({ it, errors, roles }) => {
  it("refuses later calls with the key", async ({ as }) => {
    const mia = as("mia");
    expect(await mia.ok("deactivate-own-user")).toEqual({
      result: "success",
      msg: "",
    });
    const { status, body } = await mia.send("get-own-user");
    expect(status).toBe(401);
    expect(body).toMatchObject({
      msg: "Account is deactivated",
      code: "UNAUTHORIZED",
    });
  });

  it("shows the account as inactive to others", async ({ as }) => {
    const user_id = as("mia").id;
    await as("mia").ok("deactivate-own-user");
    const { user } = await as("max").ok("get-user", { user_id });
    expect(user).toMatchObject({ is_active: false, role: 400 });
  });

  it("tells everybody else, and takes nothing else away", async ({ as }) => {
    const user_id = as("mia").id;
    const queue = await as("max").register();
    await as("mia").ok("deactivate-own-user");
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_user",
        op: "update",
        person: { user_id, is_active: false },
      },
    ]);
    const { user_groups } = await as("max").ok("get-user-groups");
    const members = user_groups.find(
      (group: { name: string }) => group.name === "role:members",
    );
    expect(members.members).toContain(user_id);
  });

  it("ends the bots first, each with its own events", async ({ as }) => {
    const [robo, hook, max] = ["robo", "hook", "max"].map(
      (handle) => as(handle).id,
    );
    const queue = await as("olive").register();
    await as("max").ok("deactivate-own-user");
    const events = await queue.events();
    expect(
      events.map(({ type, person, bot }) => [
        type,
        (person ?? bot).user_id,
        (person ?? bot).is_active,
      ]),
    ).toEqual([
      ["realm_user", robo, false],
      ["realm_bot", robo, false],
      ["realm_user", hook, false],
      ["realm_bot", hook, false],
      ["realm_user", max, false],
    ]);
  });

  it("tells of bots only administrators and the owner", async ({ as }) => {
    const queue = await as("mia").register({ event_types: ["realm_bot"] });
    await as("max").ok("deactivate-own-user");
    expect(await queue.events()).toEqual([]);
  });

  it("gives the account itself no event, and leaves its queue to expire", async ({
    as,
    realm,
  }) => {
    const queue = await as("mia").register();
    await as("mia").ok("deactivate-own-user");
    await as("max").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "gone",
      content: "bye",
    });
    const kept = realm.queues.get(queue.id);
    expect(kept && [...kept.events]).toEqual([]);
    const { status } = await queue.poll();
    expect(status).toBe(401);
    await realm.clock.advance(11 * 60_000);
    expect(realm.queues.get(queue.id)).toBeUndefined();
  });

  it("leaves the streams' lists of members without the account", async ({
    as,
  }) => {
    const user_id = as("mia").id;
    await as("mia").ok("deactivate-own-user");
    const { subscriptions } = await as("max").ok("get-subscriptions", {
      include_subscribers: true,
    });
    for (const { subscribers } of subscriptions)
      expect(subscribers).not.toContain(user_id);
  });

  it("takes the account from a restricted guest who shared only streams", async ({
    as,
  }) => {
    await restrict({ as } as World);
    const queue = await as("gus").register({ event_types: ["realm_user"] });
    const user_id = as("max").id;
    await as("max").ok("deactivate-own-user");
    expect((await queue.events()).at(-1)).toMatchObject({
      op: "remove",
      person: { user_id, full_name: "Unknown user" },
    });
  });

  it("tells a restricted guest who wrote with the account", async ({ as }) => {
    await restrict({ as } as World);
    const user_id = as("mia").id;
    await as("mia").ok("send-message", {
      type: "direct",
      to: [as("gus").id],
      content: "hello",
    });
    const queue = await as("gus").register({ event_types: ["realm_user"] });
    await as("mia").ok("deactivate-own-user");
    expect((await queue.events()).at(-1)).toMatchObject({
      op: "update",
      person: { user_id, is_active: false },
    });
  });

  it("tells a restricted guest nothing of somebody unknown", async ({ as }) => {
    await restrict({ as } as World);
    const queue = await as("gus").register({ event_types: ["realm_user"] });
    await as("mia").ok("deactivate-own-user");
    expect(await queue.events()).toEqual([]);
  });

  it("lets one of two owners go", async ({ as, realm }) => {
    await as("otto").ok("deactivate-own-user");
    expect(isActive(realm, as("otto").id)).toBe(false);
  });

  it("names parameters that it does not know", async ({ as }) => {
    expect(await as("mia").ok("deactivate-own-user", { force: "1" })).toEqual({
      result: "success",
      msg: "",
      ignored_parameters_unsupported: ["force"],
    });
  });

  errors([
    {
      name: "the only owner",
      as: "olive",
      before: ({ as }) => as("otto").ok("deactivate-own-user"),
      code: "CANNOT_DEACTIVATE_LAST_USER",
      msg: "Cannot deactivate the only organization owner.",
      extra: { entity: "organization owner", is_last_owner: true },
    },
    {
      name: "the only user",
      fixture: "alone",
      as: "ann",
      code: "CANNOT_DEACTIVATE_LAST_USER",
      msg: "Cannot deactivate the only user.",
      extra: { entity: "user", is_last_owner: false },
    },
  ]);

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

/** Guests see only those with whom they have something to do. */
async function restrict({ as }: World): Promise<void> {
  await as("olive").ok("update-realm", { can_access_all_users_group: 6 });
}
