import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { look, say, whisper } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const INVALID = "Invalid message(s)";

describeOperation("update-message-flags", ({ it, errors, roles }) => {
  it("adds a flag and tells the caller's clients what changed", async (world) => {
    const one = await say(world, "max");
    const two = await say(world, "max");
    const { as } = world;
    await as("mia").ok("update-message-flags", {
      messages: [one],
      op: "add",
      flag: "read",
    });
    const events = await watchAll(world, ["mia", "max"]);
    expect(
      await as("mia").ok("update-message-flags", {
        messages: [two, one],
        op: "add",
        flag: "read",
      }),
    ).toEqual({ result: "success", msg: "", messages: [two, one] });
    expect(await events()).toEqual({
      mia: [
        {
          type: "update_message_flags",
          op: "add",
          operation: "add",
          flag: "read",
          messages: [two],
          all: false,
        },
      ],
      max: [],
    });
    expect((await look(world, "mia", two)).flags).toEqual(["read"]);
  });

  it("tells even when nothing changed", async (world) => {
    const id = await say(world, "max");
    const events = await watchAll(world, ["mia"]);
    await world.as("mia").ok("update-message-flags", {
      messages: [id],
      op: "remove",
      flag: "starred",
    });
    expect((await events()).mia).toMatchObject([{ messages: [] }]);
  });

  for (const flag of ["starred", "collapsed"]) {
    it(`gives a copy to who marks a message of a stream as ${flag} from outside`, async (world) => {
      const id = await say(world, "max", { to: "quay" });
      const mia = world.as("mia");
      const change = (op: string) =>
        mia.ok("update-message-flags", { messages: [id], op, flag });
      await change("remove");
      expect(world.realm.copies(mia.id).get(id)).toBeUndefined();
      await change("add");
      expect((await look(world, "mia", id)).flags).toEqual([
        "read",
        flag,
        "historical",
      ]);
      await change("remove");
      expect((await look(world, "mia", id)).flags).toEqual([
        "read",
        "historical",
      ]);
    });
  }

  it("skips unknown and foreign messages when adding read", async (world) => {
    const id = await whisper(world, "max", ["olive"]);
    const events = await watchAll(world, ["mia"]);
    await world.as("mia").ok("update-message-flags", {
      messages: [id, NO_ID],
      op: "add",
      flag: "read",
    });
    expect((await events()).mia).toMatchObject([{ messages: [] }]);
  });

  it("tells where messages belong that are unread again", async (world) => {
    const { as } = world;
    const inStream = await say(world, "max", { content: "@**Mia Member**" });
    const alone = await whisper(world, "max", ["mia"]);
    const group = await whisper(world, "max", ["mia", "olive"]);
    const messages = [inStream, alone, group];
    await as("mia").ok("update-message-flags", {
      messages,
      op: "add",
      flag: "read",
    });
    const events = await watchAll(world, ["mia"]);
    await as("mia").ok("update-message-flags", {
      messages,
      op: "remove",
      flag: "read",
    });
    const others = [as("max").id, as("olive").id].toSorted((a, b) => a - b);
    expect((await events()).mia).toMatchObject([
      {
        op: "remove",
        messages,
        message_details: {
          [inStream]: {
            type: "stream",
            stream_id: STREAM.general,
            topic: "lunch",
            unmuted_stream_msg: true,
            mentioned: true,
          },
          [alone]: { type: "private", user_ids: [as("max").id] },
          [group]: { type: "private", user_ids: others },
        },
      },
    ]);
  });

  it("leaves out, when removing read, streams that the caller is not in", async (world) => {
    const outside = await say(world, "max", { to: "quay" });
    const inside = await say(world, "max");
    const mia = world.as("mia");
    await mia.ok("update-message-flags", {
      messages: [inside],
      op: "add",
      flag: "read",
    });
    const events = await watchAll(world, ["mia"]);
    await mia.ok("update-message-flags", {
      messages: [outside, inside],
      op: "remove",
      flag: "read",
    });
    expect((await events()).mia).toMatchObject([{ messages: [inside] }]);
  });

  it("makes a message from before joining unread with a copy of its own", async (world) => {
    const id = await say(world, "max", { to: "quay" });
    const mia = world.as("mia");
    await mia.ok("subscribe", { subscriptions: [{ name: "quay" }] });
    await mia.ok("update-message-flags", {
      messages: [id],
      op: "remove",
      flag: "read",
    });
    expect((await look(world, "mia", id)).flags).toEqual(["historical"]);
  });

  roles({ messages: [], op: "add", flag: "starred" }, EVERYBODY);

  const change = (given: Record<string, unknown>) => ({
    messages: [1],
    op: "add",
    flag: "starred",
    ...given,
  });
  errors([
    missing("messages", { op: "add", flag: "read" }),
    bad(
      "messages that are no JSON",
      change({ messages: "1,2" }),
      'Argument "messages" is not valid JSON.',
    ),
    bad(
      "messages that are no list",
      change({ messages: 1 }),
      "messages is not a list",
    ),
    bad(
      "a text among the messages",
      change({ messages: [1, "x"] }),
      "messages[1] is not an integer",
    ),
    missing("op", { messages: [1], flag: "read" }),
    missing("flag", { messages: [1], op: "add" }),
    ...[
      "sparkling",
      "is_private",
      "active_mobile_push_notification",
      "wildcard_mentioned",
    ].map((flag) =>
      bad(`the flag ${flag}`, change({ flag }), `Invalid flag: '${flag}'`),
    ),
    ...[
      "mentioned",
      "stream_wildcard_mentioned",
      "topic_wildcard_mentioned",
      "group_mentioned",
      "has_alert_word",
      "historical",
      "force_expand",
    ].map((flag) =>
      bad(`the flag ${flag}`, change({ flag }), `Flag not editable: '${flag}'`),
    ),
    bad(
      "another op",
      change({ op: "toggle" }),
      "Invalid message flag operation: 'toggle'",
    ),
    bad("an unknown message", change({ messages: [NO_ID] }), INVALID),
    bad(
      "a message between others, and changes none of the list",
      change({ messages: [1, 2] }),
      INVALID,
      {
        before: async (world) => {
          await say(world, "mia");
          await whisper(world, "mia", ["olive"]);
        },
      },
    ),
    bad(
      "an unknown message to be unread",
      change({ messages: [NO_ID], op: "remove", flag: "read" }),
      INVALID,
    ),
  ]);
});
