import { expect } from "vitest";
import { describeOperation } from "../support/describe-operation.ts";
import { STREAM } from "../support/harbor-ids.ts";
import { say, whisper } from "../support/talk.ts";
import { watchAll } from "../support/watch-all.ts";

// The rows of the interface's state table on messages.

describeOperation("mark-all-as-read", ({ it }) => {
  it("messages: unread, marked all as read, are read", async (world) => {
    await say(world, "max");
    await whisper(world, "max", ["mia"]);
    const mia = world.as("mia");
    const unread = async () =>
      (
        await mia.ok("register-queue", {
          event_types: ["message", "update_message_flags"],
        })
      ).unread_msgs.count;
    expect(await unread()).toBe(2);
    expect(await mia.ok("mark-all-as-read")).toMatchObject({ complete: true });
    expect(await unread()).toBe(0);
  });

  it("messages: unread, marked all as read in time for a batch, are read in part, and complete is false", async (world) => {
    for (let number = 0; number < 3; number++) await say(world, "max");
    await world.emulated.use(
      "name: part\nsummary: Time for one message.\nrules:\n  - { on: mark-all-as-read, times: 1, then: { partial: { batch: 1 } } }\n",
    );
    const mia = world.as("mia");
    expect(await mia.ok("mark-all-as-read")).toMatchObject({ complete: false });
    expect(world.realm.copies(mia.id).unreadIds()).toEqual([1, 2]);
    expect(await mia.ok("mark-all-as-read")).toMatchObject({ complete: true });
    expect(world.realm.copies(mia.id).unreadIds()).toEqual([]);
  });
});

describeOperation("mark-stream-as-read", ({ it }) => {
  it("messages in a stream: unread, marked as read, are read, and no others", async (world) => {
    const id = await say(world, "max");
    const other = await whisper(world, "max", ["mia"]);
    const events = await watchAll(world, ["mia"]);
    const mia = world.as("mia");
    await mia.ok("mark-stream-as-read", { stream_id: STREAM.general });
    expect(world.realm.copies(mia.id).unreadIds()).toEqual([other]);
    expect((await events()).mia).toMatchObject([{ messages: [id] }]);
  });
});
