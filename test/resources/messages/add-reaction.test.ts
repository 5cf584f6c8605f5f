import { expect } from "vitest";
import { customEmoji } from "../../../src/realm/custom-emoji.ts";
import { organizations } from "../../../src/realm/organization.ts";
import { all, withUser } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { look, say, whisper } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const said = (world: World) => say(world, "max");
const react = (given: Record<string, unknown> = {}) => ({
  message_id: 1,
  emoji_name: "tada",
  ...given,
});
const custom = (deactivated: boolean) => (world: World) =>
  world.realm.open(customEmoji).create({
    id: 1,
    name: "anchor_up",
    source_url: "/e.png",
    still_url: null,
    deactivated,
    author_id: null,
  });

describeOperation("add-reaction", ({ it, errors, roles }) => {
  it("adds the reaction and tells those who can read the message", async (world) => {
    const { as } = world;
    const id = await say(world, "max", { to: "quay" });
    const events = await watchAll(world, ["max", "mia", "gus", "otto"]);
    expect(
      await as("mia").ok("add-reaction", {
        message_id: id,
        emoji_name: "tada",
      }),
    ).toEqual({ result: "success", msg: "" });
    const emoji = {
      emoji_name: "tada",
      emoji_code: "1f389",
      reaction_type: "unicode_emoji",
    };
    const person = { email: "mia@harbor.example", full_name: "Mia Member" };
    const event = {
      type: "reaction",
      op: "add",
      user_id: as("mia").id,
      user: { user_id: as("mia").id, ...person },
      message_id: id,
      ...emoji,
    };
    expect(await events()).toEqual({
      max: [event],
      mia: [event],
      gus: [event],
      otto: [],
    });
    const { reactions } = await look(world, "max", id);
    expect(reactions).toEqual([
      {
        ...emoji,
        user_id: as("mia").id,
        user: { id: as("mia").id, ...person },
      },
    ]);
    expect((await look(world, "mia", id)).flags).toEqual([
      "read",
      "historical",
    ]);
  });

  it("keeps reactions in the order in which they came", async (world) => {
    const id = await said(world);
    for (const [handle, emoji_name] of [
      ["mia", "tada"],
      ["max", "heart"],
      ["olive", "tada"],
    ] as const)
      await world.as(handle).ok("add-reaction", { message_id: id, emoji_name });
    const { reactions } = await look(world, "max", id);
    expect(
      reactions.map((one: { emoji_name: string }) => one.emoji_name),
    ).toEqual(["tada", "heart", "tada"]);
  });

  it("tells only the people of a direct message", async (world) => {
    const id = await whisper(world, "max", ["mia"]);
    const events = await watchAll(world, ["max", "olive"]);
    await world
      .as("mia")
      .ok("add-reaction", { message_id: id, emoji_name: "tada" });
    expect(await events()).toMatchObject({ max: [{ op: "add" }], olive: [] });
  });

  it("takes a custom emoji by name", async (world) => {
    await custom(false)(world);
    const id = await said(world);
    await world
      .as("max")
      .ok("add-reaction", { message_id: id, emoji_name: "anchor_up" });
    expect((await look(world, "max", id)).reactions).toMatchObject([
      { emoji_code: "1", reaction_type: "realm_emoji" },
    ]);
  });

  for (const type of ["service_extra_emoji", "zulip_extra_emoji"] as const) {
    it(`writes the extra emoji as ${type} where the realm says so, however it is called`, async (world) => {
      await world.realm.open(organizations).update(2, (draft) => {
        draft.extra_emoji_type = type;
      });
      const id = await said(world);
      const send = (handle: string, reaction_type?: string) =>
        world.as(handle).ok("add-reaction", {
          message_id: id,
          emoji_name: "zulip",
          ...(reaction_type && { emoji_code: "zulip", reaction_type }),
        });
      await send("max");
      await send("mia", "service_extra_emoji");
      await send("olive", "zulip_extra_emoji");
      for (const reaction of (await look(world, "max", id)).reactions)
        expect(reaction).toMatchObject({
          emoji_code: "zulip",
          reaction_type: type,
        });
    });
  }

  it("takes the name under which somebody reacted before, and checks nothing more", async (world) => {
    const id = await said(world);
    await custom(false)(world);
    await world
      .as("mia")
      .ok("add-reaction", { message_id: id, emoji_name: "anchor_up" });
    await world.realm.open(customEmoji).update(1, (draft) => {
      draft.deactivated = true;
    });
    await world.as("max").ok("add-reaction", {
      message_id: id,
      emoji_name: "whatever",
      emoji_code: "1",
      reaction_type: "realm_emoji",
    });
    const { reactions } = await look(world, "max", id);
    expect(reactions.at(-1).emoji_name).toBe("anchor_up");
  });

  it("takes part in the topic: who follows what they take part in follows it", async (world) => {
    const { as } = world;
    const id = await said(world);
    await withUser("mia", {
      settings: {
        ...as("mia").user.settings,
        automatically_follow_topics_policy: 1,
      },
    })(world);
    const events = await watchAll(world, ["mia"]);
    await as("mia").ok("add-reaction", { message_id: id, emoji_name: "tada" });
    expect((await events()).mia).toMatchObject([
      { type: "muted_topics" },
      { type: "user_topic", stream_id: STREAM.general, visibility_policy: 3 },
      { type: "reaction" },
    ]);
  });

  roles(react(), EVERYBODY, (world) => say(world, "max", { to: "quay" }));

  const full = (given: Record<string, unknown>) =>
    react({ emoji_code: "1f389", reaction_type: "unicode_emoji", ...given });
  const ofRealm = (given: Record<string, unknown> = {}) =>
    react({
      emoji_name: "anchor_up",
      emoji_code: "1",
      reaction_type: "realm_emoji",
      ...given,
    });
  errors([
    missing("emoji_name", { message_id: 1 }),
    bad(
      "an unknown message",
      react({ message_id: NO_ID }),
      "Invalid message(s)",
    ),
    bad("a message between others", react(), "Invalid message(s)", {
      as: "olive",
      before: (world) => whisper(world, "max", ["mia"]),
    }),
    bad(
      "an unknown name",
      react({ emoji_name: "unicorn_cat" }),
      "Emoji 'unicorn_cat' does not exist",
      { before: said },
    ),
    bad(
      "an unknown name with a code but no type",
      react({ emoji_name: "unicorn_cat", emoji_code: "1f389" }),
      "Emoji 'unicorn_cat' does not exist",
      { before: said },
    ),
    bad("the same reaction again", react(), "Reaction already exists.", {
      code: "REACTION_ALREADY_EXISTS",
      before: all(said, ({ as }) => as("max").ok("add-reaction", react())),
    }),
    bad(
      "an unknown custom emoji",
      ofRealm({ emoji_code: "77" }),
      "Invalid custom emoji.",
      { before: said },
    ),
    bad(
      "a custom emoji by another name",
      ofRealm({ emoji_name: "tada" }),
      "Invalid custom emoji name.",
      { before: all(said, custom(false)) },
    ),
    bad(
      "a deactivated custom emoji",
      ofRealm(),
      "This custom emoji has been deactivated.",
      { before: all(said, custom(true)) },
    ),
    bad(
      "another code for the extra emoji",
      full({ reaction_type: "zulip_extra_emoji" }),
      "Invalid emoji code.",
      { before: said },
    ),
    bad(
      "another name for the extra emoji",
      full({ reaction_type: "service_extra_emoji", emoji_code: "zulip" }),
      "Invalid emoji name.",
      { before: said },
    ),
    bad(
      "a code that is none",
      full({ emoji_code: "xyz" }),
      "Invalid emoji code.",
      { before: said },
    ),
    bad(
      "a name of another code",
      full({ emoji_name: "heart" }),
      "Invalid emoji name.",
      { before: said },
    ),
    bad(
      "a type that is none",
      full({ reaction_type: "sticker" }),
      "Invalid emoji type.",
      { before: said },
    ),
  ]);
});
