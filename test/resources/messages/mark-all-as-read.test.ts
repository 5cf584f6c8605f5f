import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/error-rows.ts";
import { say, whisper } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const ALL_READ = {
  type: "update_message_flags",
  op: "add",
  operation: "add",
  flag: "read",
  messages: [],
  all: true,
};

/** Lets only so many messages pass in each of the first two calls. */
const partly = (batch: number) => `
name: partly
summary: Marking all as read times out twice.
rules:
  - on: mark-all-as-read
    times: 2
    then: { partial: { batch: ${batch} } }
`;

describeOperation("mark-all-as-read", ({ it, roles }) => {
  it("marks everything and says so once", async (world) => {
    await say(world, "max");
    await whisper(world, "max", ["mia"]);
    const events = await watchAll(world, ["mia", "olive"]);
    expect(await world.as("mia").ok("mark-all-as-read")).toEqual({
      result: "success",
      msg: "",
      complete: true,
    });
    expect(await events()).toEqual({ mia: [ALL_READ], olive: [] });
    expect(world.realm.copies(world.as("mia").id).unreadCount).toBe(0);
  });

  it("says so even when nothing was unread", async (world) => {
    const events = await watchAll(world, ["mia"]);
    await world.as("mia").ok("mark-all-as-read");
    expect((await events()).mia).toEqual([ALL_READ]);
  });

  it("marks the newest first when time runs out, and tells nobody until it is done", async (world) => {
    const ids: number[] = [];
    for (let number = 0; number < 5; number++)
      ids.push(await say(world, "max"));
    const { as, realm, emulated } = world;
    await emulated.use(partly(2));
    const unread = () => realm.copies(as("mia").id).unreadIds();
    const events = await watchAll(world, ["mia"]);
    expect(await as("mia").ok("mark-all-as-read")).toMatchObject({
      complete: false,
    });
    expect(unread()).toEqual(ids.slice(0, 3));
    expect(await as("mia").ok("mark-all-as-read")).toMatchObject({
      complete: false,
    });
    expect(unread()).toEqual(ids.slice(0, 1));
    expect((await events()).mia).toEqual([]);
    expect(await as("mia").ok("mark-all-as-read")).toMatchObject({
      complete: true,
    });
    expect(unread()).toEqual([]);
    expect((await events()).mia).toEqual([ALL_READ]);
  });

  roles({}, EVERYBODY);
});
