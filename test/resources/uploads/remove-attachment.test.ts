import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID } from "../../support/harbor-ids.ts";
import { look, say } from "../../support/talk.ts";
import { filesOf, textFile, upload } from "../../support/upload.ts";
import { watchAll } from "../../support/watch-all.ts";

const MINE = { attachment_id: 1 };

describeOperation("remove-attachment", ({ it, errors, roles }) => {
  it("removes the file and tells its owner's clients alone", async (world) => {
    const uri = await upload(world, "max", textFile("12345"));
    await upload(world, "mia", textFile("12"));
    const events = await watchAll(world, ["max", "mia"]);
    const answer = await world.as("max").ok("remove-attachment", MINE);
    expect(answer).toEqual({ result: "success", msg: "" });
    expect(await events()).toEqual({
      max: [
        {
          type: "attachment",
          op: "remove",
          attachment: { id: 1 },
          upload_space_used: 2,
        },
      ],
      mia: [],
    });
    expect(await filesOf(world, "max")).toEqual([]);
    expect(world.realm.findAsset(uri)).toBeUndefined();
  });

  it("leaves messages that have the file as they are", async (world) => {
    const uri = await upload(world, "max");
    const id = await say(world, "max", { content: `[note](${uri})` });
    const before = await look(world, "max", id);
    await world.as("max").ok("remove-attachment", MINE);
    expect(await look(world, "max", id)).toEqual(before);
    const { messages } = await world.as("max").ok("get-messages", {
      narrow: [["has", "attachment"]],
      anchor: "newest",
      num_before: 5,
      num_after: 0,
    });
    expect(messages).toMatchObject([{ id }]);
  });

  errors([
    bad(
      "a file that is not there",
      { attachment_id: NO_ID },
      "Invalid attachment",
    ),
    bad("a file of somebody else", MINE, "Invalid attachment", {
      before: (world) => upload(world, "mia"),
    }),
    bad("a file of somebody else, for an owner", MINE, "Invalid attachment", {
      as: "olive",
      before: (world) => upload(world, "max"),
    }),
    bad("a file that was removed", MINE, "Invalid attachment", {
      before: async (world) => {
        await upload(world, "max");
        await world.as("max").ok("remove-attachment", MINE);
      },
    }),
  ]);

  roles(
    MINE,
    {
      owner: "Invalid attachment",
      administrator: "Invalid attachment",
      moderator: "Invalid attachment",
      member: "ok",
      "new member": "Invalid attachment",
      guest: "Invalid attachment",
      bot: "Invalid attachment",
      ...OUTSIDE,
    },
    (world) => upload(world, "max"),
  );
});
