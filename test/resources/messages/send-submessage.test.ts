import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, missing, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID } from "../../support/harbor-ids.ts";
import { look, say } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const poll = (world: World) =>
  say(world, "max", { content: "/poll Lunch?\nyes\nno" });
const todo = (world: World) => say(world, "max", { content: "/todo" });
const vote = { type: "vote", key: "canned,0", vote: 1 };
const attach = (data: unknown, given: Record<string, unknown> = {}) => ({
  message_id: 1,
  msg_type: "widget",
  content: typeof data === "string" ? data : JSON.stringify(data),
  ...given,
});

describeOperation("send-submessage", ({ it, errors, roles }) => {
  it("attaches a vote to a poll and tells everybody with a copy", async (world) => {
    const message_id = await poll(world);
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "gus"]);
    const content = JSON.stringify(vote);
    expect(
      await as("mia").ok("send-submessage", {
        message_id,
        msg_type: "widget",
        content,
      }),
    ).toEqual({
      result: "success",
      msg: "",
    });
    const event = {
      type: "submessage",
      submessage_id: expect.any(Number),
      message_id,
      sender_id: as("mia").id,
      msg_type: "widget",
      content,
    };
    expect(await events()).toEqual({ max: [event], mia: [event], gus: [] });
    expect((await look(world, "max", message_id)).submessages).toHaveLength(2);
  });

  for (const [name, start, data] of [
    ["a question by its author", poll, { type: "question", question: "Tea?" }],
    ["an option", poll, { type: "new_option", option: "maybe", idx: 2 }],
    ["a vote taken back", poll, { ...vote, vote: -1 }],
    [
      "a task",
      todo,
      { type: "new_task", key: 1, task: "t", desc: "", completed: false },
    ],
    ["a task that is done", todo, { type: "strike", key: "1,2" }],
  ] as const) {
    it(`attaches ${name}`, async (world) => {
      await start(world);
      await world.as("max").ok("send-submessage", attach(data));
    });
  }

  it("lets a sender start something on an ordinary message", async (world) => {
    await say(world, "max");
    await world.as("max").ok("send-submessage", attach({ anything: 1 }));
    await world.as("mia").ok("send-submessage", attach([]));
  });

  roles(
    attach(vote),
    {
      ...OUTSIDE,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "Invalid message(s)",
      bot: "ok",
    },
    poll,
  );

  errors([
    missing("message_id", attach(vote, { message_id: undefined })),
    bad(
      "a message_id that is no JSON",
      attach(vote, { message_id: "x" }),
      'Argument "message_id" is not valid JSON.',
    ),
    bad(
      "a message_id that is no integer",
      attach(vote, { message_id: [1] }),
      "message_id is not an integer",
    ),
    missing("msg_type", attach(vote, { msg_type: undefined })),
    missing("content", attach(vote, { content: undefined })),
    bad(
      "an unknown message",
      attach(vote, { message_id: NO_ID }),
      "Invalid message(s)",
    ),
    bad(
      "somebody else's ordinary message",
      attach(vote),
      "You cannot attach a submessage to this message.",
      { as: "mia", before: (world) => say(world, "max") },
    ),
    bad("content that is no JSON", attach("{"), "Invalid json for submessage", {
      before: poll,
    }),
    bad(
      "a question by somebody else",
      attach({ type: "question", question: "?" }),
      "You can't edit a question unless you are the author.",
      { as: "mia", before: poll },
    ),
    ...(
      [
        [poll, [], "poll data is not a dict"],
        [poll, {}, "type key is missing from poll data"],
        [poll, { type: 1 }, 'poll data["type"] is not a string'],
        [poll, { type: "sing" }, "Unknown type for poll data: sing"],
        [
          poll,
          { type: "vote", key: "x" },
          "vote key is missing from poll data",
        ],
        [poll, { ...vote, key: 1 }, 'poll data["key"] is not a string'],
        [poll, { ...vote, vote: 5 }, 'Invalid poll data["vote"]'],
        [poll, { ...vote, more: 1 }, "Unexpected arguments: more"],
        [todo, { type: "sing" }, "Unknown type for todo data: sing"],
        [
          todo,
          { type: "new_task", key: "1" },
          'todo data["key"] is not an integer',
        ],
      ] as const
    ).map(([before, data, msg]) =>
      bad(JSON.stringify(data), attach(data), msg, { before }),
    ),
  ]);
});
