import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { textFile, upload } from "../../support/upload.ts";
import { watchAll } from "../../support/watch-all.ts";
import { idOf, toGeneral, toPerson } from "./outgoing.ts";

describeOperation("send-message", ({ it }) => {
  it("tells the sender of each file that the message has, before anything else", async (world) => {
    const files = [
      await upload(world, "max", textFile("12345", "a.txt")),
      await upload(world, "max", textFile("123", "år.txt")),
    ];
    const events = await watchAll(world, ["max", "mia"]);
    const links = files.map((uri) => `[a file](${uri})`).join(" ");
    const { id } = await world.as("max").ok("send-message", toGeneral(links));
    const date_sent = world.realm.clock.seconds() * 1000;
    const { max, mia } = await events();
    expect(max.map(({ type }: { type: string }) => type)).toEqual([
      "attachment",
      "attachment",
      "muted_topics",
      "user_topic",
      "message",
    ]);
    for (const [index, uri] of files.entries())
      expect(max[index]).toMatchObject({
        op: "update",
        attachment: {
          path_id: uri.slice("/user_uploads/".length),
          messages: [{ id, date_sent }],
        },
        upload_space_used: 8,
      });
    expect(mia.map(({ type }: { type: string }) => type)).toEqual(["message"]);
  });

  it("tells the sender of a file of somebody else, not its owner", async (world) => {
    const uri = await upload(world, "max");
    await world.as("max").ok("send-message", toGeneral(`[note](${uri})`));
    const events = await watchAll(world, ["max", "mia"], {
      event_types: ["attachment"],
    });
    await world
      .as("mia")
      .ok(
        "send-message",
        toPerson([idOf(world, "olive")], `see ${uri} [x](${uri})`),
      );
    expect(await events()).toMatchObject({
      max: [],
      mia: [{ op: "update", attachment: { messages: [{}, {}] } }],
    });
  });

  it("has an attachment when it has a file, not when it only links to one", async (world) => {
    const own = await upload(world, "max");
    const secret = await upload(world, "mia");
    const has = async (content: string) => {
      const { id } = await world
        .as("max")
        .ok("send-message", toGeneral(content));
      const { messages } = await world
        .as("max")
        .ok("check-messages-match-narrow", {
          msg_ids: [id],
          narrow: [["has", "attachment"]],
        });
      return String(id) in messages;
    };
    expect(await has(`[note](${own})`)).toBe(true);
    expect(await has(`[note](${secret})`)).toBe(false);
    expect(await has("[note](/user_uploads/2/ab/cd/note.txt)")).toBe(false);
    expect(await has(`\`[note](${own})\``)).toBe(false);
    expect(await has(`> [note](${own})`)).toBe(true);
  });
});
