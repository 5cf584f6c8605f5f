import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/error-rows.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import { later } from "../../support/schedule.ts";
import { say, whisper } from "../../support/talk.ts";
import { filesOf, textFile, upload } from "../../support/upload.ts";

describeOperation("get-attachments", ({ it, roles }) => {
  it("lists the caller's own, oldest first, with the space of all", async (world) => {
    const first = await upload(world, "max", textFile("12345"));
    await world.realm.clock.advance(60_000);
    const second = await upload(world, "max", textFile("123"));
    await upload(world, "mia", textFile("12"));
    const { attachments, upload_space_used } = await world
      .as("max")
      .ok("get-attachments");
    expect(
      attachments.map(({ path_id }: { path_id: string }) => path_id),
    ).toEqual([first, second].map((uri) => uri.slice("/user_uploads/".length)));
    expect(attachments[1].create_time - attachments[0].create_time).toBe(
      60_000,
    );
    expect(upload_space_used).toBe(10);
  });

  it("names the messages that link to a file", async (world) => {
    const uri = await upload(world, "max");
    const ids = [
      await say(world, "max", { content: `[note](${uri})` }),
      await whisper(world, "max", ["mia"], `see ${world.realm.url}${uri}`),
    ];
    const date_sent = world.realm.clock.seconds() * 1000;
    expect(await filesOf(world, "max")).toMatchObject([
      { messages: ids.map((id) => ({ id, date_sent })) },
    ]);
  });

  it("counts messages of others who could read the file", async (world) => {
    const uri = await upload(world, "max");
    await whisper(world, "gus", ["mia"], `[guess](${uri})`);
    await say(world, "max", { to: "core", content: `[note](${uri})` });
    await whisper(world, "mia", ["max"], `[guess](${uri})`);
    const known = await whisper(world, "olive", ["mia"], `[known](${uri})`);
    const [file] = await filesOf(world, "max");
    expect(file!.messages.map(({ id }) => id)).toEqual([
      expect.any(Number),
      known,
    ]);
  });

  it("lists a file no more when the last message that has it is deleted", async (world) => {
    const uri = await upload(world, "max");
    const ids = [
      await say(world, "max", { content: `[note](${uri})` }),
      await say(world, "max", { content: `[note](${uri})` }),
    ];
    await world.as("olive").ok("delete-message", { message_id: ids[0] });
    expect(await filesOf(world, "max")).toMatchObject([
      { messages: [{ id: ids[1] }] },
    ]);
    await world.as("olive").ok("delete-message", { message_id: ids[1] });
    expect(await world.as("max").ok("get-attachments")).toMatchObject({
      attachments: [],
      upload_space_used: 0,
    });
    expect(world.realm.findAsset(uri)).toBeUndefined();
  });

  it("keeps a file that a scheduled message waits to send", async (world) => {
    const uri = await upload(world, "max");
    await world
      .as("max")
      .ok(
        "create-scheduled-message",
        later(world, { to: STREAM.general, content: `[note](${uri})` }),
      );
    const message_id = await say(world, "max", { content: `[note](${uri})` });
    await world.as("olive").ok("delete-message", { message_id });
    expect(await filesOf(world, "max")).toMatchObject([{ messages: [] }]);
    await world.realm.clock.advance(86_400_000);
    const [file] = await filesOf(world, "max");
    expect(file!.messages).toHaveLength(1);
  });

  it("forgets the files of a topic that is deleted", async (world) => {
    const uri = await upload(world, "max");
    await say(world, "max", { topic: "gone", content: `[note](${uri})` });
    await world
      .as("olive")
      .ok("delete-topic", { stream_id: STREAM.general, topic_name: "gone" });
    expect(await filesOf(world, "max")).toEqual([]);
  });

  roles({}, EVERYBODY);
});
