import { describe, expect, test } from "vitest";
import { confirmEmail } from "../../src/realm/change-email.ts";
import { withUser } from "../support/arrange.ts";
import { watchAll } from "../support/watch-all.ts";
import { openWorld, type OpenWorld } from "../support/world.ts";

const NEW = "maxi@harbor.example";

const ask = ({ as }: OpenWorld) =>
  as("max").ok("update-settings", { email: ` ${NEW} ` });
const follow = ({ realm, as }: OpenWorld) =>
  confirmEmail(realm, as("max").user);

describe("a new email", () => {
  test("holds once its link is followed, and all are told", async () => {
    const world = await openWorld();
    const { as } = world;
    const events = await watchAll(world, ["gus"]);
    await ask(world);
    expect((await events()).gus).toEqual([]);
    const old = as("max").user;
    await follow(world);
    const user_id = as("max").id;
    const tell = (change: object) => ({
      type: "realm_user",
      op: "update",
      person: { user_id, ...change },
    });
    expect((await events()).gus).toEqual([
      tell({ delivery_email: NEW }),
      tell({
        avatar_source: "G",
        avatar_version: 1,
        avatar_url: expect.stringContaining("gravatar"),
        avatar_url_medium: expect.stringContaining("&s=500"),
      }),
      tell({ new_email: NEW }),
    ]);
    expect(await as("max").ok("get-own-user")).toMatchObject({
      email: NEW,
      delivery_email: NEW,
    });
    expect(
      await as("mia").call("get-user-by-email", { email: old.delivery_email }),
    ).toMatchObject({ msg: "No such user" });
  });

  test("is told only to those who may see it where it is hidden", async () => {
    const world = await openWorld();
    await world.as("max").ok("update-settings", {
      email_address_visibility: 3,
    });
    await withUser("max", { avatar_source: "U" })(world);
    const events = await watchAll(world, ["max", "adam", "mia"]);
    await ask(world);
    await follow(world);
    const told = [{ person: { delivery_email: NEW } }];
    expect(await events()).toMatchObject({ max: told, adam: told, mia: [] });
  });

  test("is nothing when it was taken meanwhile, or never asked for", async () => {
    const world = await openWorld();
    const events = await watchAll(world, ["max"]);
    await follow(world);
    await ask(world);
    await withUser("mia", { delivery_email: NEW })(world);
    await follow(world);
    expect((await events()).max).toEqual([]);
    expect(world.as("max").user.delivery_email).toBe("max@harbor.example");
  });
});
