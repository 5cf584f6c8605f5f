import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { say } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const INVALID = "Invalid stream ID";

describeOperation("mark-stream-as-read", ({ it, errors, roles }) => {
  it("marks the stream's messages and names them to the caller's clients", async (world) => {
    const one = await say(world, "max");
    const other = await say(world, "olive", { to: "news" });
    const two = await say(world, "max", { topic: "tea" });
    const events = await watchAll(world, ["mia", "max"]);
    expect(
      await world
        .as("mia")
        .ok("mark-stream-as-read", { stream_id: STREAM.general }),
    ).toEqual({ result: "success", msg: "" });
    expect(await events()).toEqual({
      mia: [
        {
          type: "update_message_flags",
          op: "add",
          operation: "add",
          flag: "read",
          messages: [one, two],
          all: false,
        },
      ],
      max: [],
    });
    expect(world.realm.copies(world.as("mia").id).unreadIds()).toEqual([other]);
  });

  it("tells nothing when nothing was unread", async (world) => {
    const events = await watchAll(world, ["mia"]);
    await world
      .as("mia")
      .ok("mark-stream-as-read", { stream_id: STREAM.general });
    expect((await events()).mia).toEqual([]);
  });

  roles({ stream_id: STREAM.general }, { ...EVERYBODY, guest: INVALID });
  roles({ stream_id: STREAM.lobby }, EVERYBODY);
  roles(
    { stream_id: STREAM.core },
    {
      ...OUTSIDE,
      owner: "ok",
      administrator: INVALID,
      moderator: INVALID,
      member: "ok",
      "new member": INVALID,
      guest: INVALID,
      bot: INVALID,
    },
  );

  errors([
    missing("stream_id", {}),
    bad(
      "a stream_id that is no JSON",
      { stream_id: "general" },
      'Argument "stream_id" is not valid JSON.',
    ),
    bad(
      "a stream_id that is no integer",
      { stream_id: [1] },
      "stream_id is not an integer",
    ),
    bad("an unknown stream", { stream_id: NO_ID }, INVALID),
  ]);
});
