import { expect } from "vitest";
import { customEmoji } from "../../../src/realm/custom-emoji.ts";
import { all } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { look, say } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const GONE = "Reaction doesn't exist.";
const react =
  (handle: string, emoji_name = "tada") =>
  ({ as }: World) =>
    as(handle).ok("add-reaction", { message_id: 1, emoji_name });
const reacted = all((world) => say(world, "max"), react("max"), react("mia"));
const remove = (given: Record<string, unknown>) => ({
  message_id: 1,
  ...given,
});
const noReaction = { code: "REACTION_DOES_NOT_EXIST" };

describeOperation("remove-reaction", ({ it, errors, roles }) => {
  for (const [name, params] of [
    ["name", { emoji_name: "tada" }],
    ["code", { emoji_code: "1f389" }],
    ["code, whatever the name", { emoji_name: "heart", emoji_code: "1f389" }],
  ] as const) {
    it(`takes the caller's reaction away by ${name}`, async (world) => {
      await reacted(world);
      const events = await watchAll(world, ["max", "olive"]);
      await world.as("max").ok("remove-reaction", remove(params));
      const event = expect.objectContaining({
        type: "reaction",
        op: "remove",
        user_id: world.as("max").id,
        emoji_name: "tada",
        emoji_code: "1f389",
        reaction_type: "unicode_emoji",
      });
      expect(await events()).toEqual({ max: [event], olive: [event] });
      expect((await look(world, "max", 1)).reactions).toMatchObject([
        { user_id: world.as("mia").id },
      ]);
    });
  }

  const withCustom = all(
    reacted,
    ({ realm }) =>
      realm.open(customEmoji).create({
        id: 1,
        name: "anchor_up",
        source_url: "/e.png",
        still_url: null,
        deactivated: false,
        author_id: null,
      }),
    react("max", "anchor_up"),
  );
  it("takes a custom emoji away by name and type", async (world) => {
    await withCustom(world);
    await world
      .as("max")
      .ok(
        "remove-reaction",
        remove({ emoji_name: "anchor_up", reaction_type: "realm_emoji" }),
      );
    expect((await look(world, "max", 1)).reactions).toHaveLength(2);
  });

  it("takes the extra emoji away by either of its types", async (world) => {
    await say(world, "max");
    for (const reaction_type of ["service_extra_emoji", "zulip_extra_emoji"]) {
      await react("max", "zulip")(world);
      await world
        .as("max")
        .ok("remove-reaction", remove({ emoji_name: "zulip", reaction_type }));
    }
    expect((await look(world, "max", 1)).reactions).toEqual([]);
  });

  roles(
    remove({ emoji_name: "tada" }),
    {
      owner: GONE,
      administrator: GONE,
      moderator: GONE,
      member: "ok",
      "new member": GONE,
      guest: "Invalid message(s)",
      bot: GONE,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    reacted,
  );

  errors([
    bad(
      "an unknown message",
      remove({ emoji_name: "tada" }),
      "Invalid message(s)",
    ),
    bad(
      "neither name nor code",
      remove({}),
      "At least one of the following arguments must be present: emoji_name, emoji_code",
      { before: reacted },
    ),
    bad(
      "an unknown name",
      remove({ emoji_name: "unicorn_cat" }),
      "Emoji 'unicorn_cat' does not exist",
      { before: reacted },
    ),
    bad("somebody else's reaction", remove({ emoji_name: "tada" }), GONE, {
      ...noReaction,
      as: "olive",
      before: reacted,
    }),
    bad(
      "a custom emoji by its name alone",
      remove({ emoji_name: "anchor_up" }),
      GONE,
      { ...noReaction, before: withCustom },
    ),
  ]);
});
