import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { file, png } from "./pictures.ts";

async function addCat({ as }: World): Promise<void> {
  await as("max").ok(
    "upload-custom-emoji",
    { emoji_name: "party_cat" },
    { files: [file(png())] },
  );
}

describeOperation("deactivate-custom-emoji", ({ it, errors, roles }) => {
  it("takes the emoji out of use and tells everybody", async (world) => {
    await addCat(world);
    const queue = await world.as("gus").register();
    await world
      .as("max")
      .ok("deactivate-custom-emoji", { emoji_name: "party_cat" });
    expect(await queue.events()).toMatchObject([
      {
        type: "realm_emoji",
        op: "update",
        realm_emoji: { 1: { name: "party_cat", deactivated: true } },
      },
    ]);
  });

  it("keeps the picture", async (world) => {
    await addCat(world);
    await world
      .as("max")
      .ok("deactivate-custom-emoji", { emoji_name: "party_cat" });
    expect(
      world.realm.findAsset("/user_avatars/2/emoji/images/1.png"),
    ).toBeDefined();
  });

  errors([
    {
      name: "an unknown emoji",
      as: "adam",
      params: { emoji_name: "party_cat" },
      status: 404,
      code: "BAD_REQUEST",
      msg: "Emoji 'party_cat' does not exist",
    },
    {
      name: "a name that is not just as stored",
      as: "adam",
      before: addCat,
      params: { emoji_name: "Party cat" },
      status: 404,
      code: "BAD_REQUEST",
      msg: "Emoji 'Party cat' does not exist",
    },
    {
      name: "an emoji that is deactivated already",
      as: "adam",
      before: async (world) => {
        await addCat(world);
        await world
          .as("max")
          .ok("deactivate-custom-emoji", { emoji_name: "party_cat" });
      },
      params: { emoji_name: "party_cat" },
      status: 404,
      code: "BAD_REQUEST",
      msg: "Emoji 'party_cat' does not exist",
    },
    {
      name: "who is neither administrator nor author",
      as: "mona",
      before: addCat,
      params: { emoji_name: "party_cat" },
      code: "BAD_REQUEST",
      msg: "Must be an organization administrator or emoji author",
    },
  ]);

  roles(
    { emoji_name: "party_cat" },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "Must be an organization administrator or emoji author",
      member: "ok",
      "new member": "Must be an organization administrator or emoji author",
      guest: "Must be an organization administrator or emoji author",
      bot: "Must be an organization administrator or emoji author",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    addCat,
  );
});
