import { describe, expect, test } from "vitest";
import { withSettings } from "./support/arrange.ts";
import { withCrowd, withTalkers } from "./support/crowd.ts";
import { NO_ID, STREAM } from "./support/harbor-ids.ts";
import { openWorld } from "./support/world.ts";

/** The interface's table of codes, row by row. Source: interface, errors. */
const toGeneral = (content: string) => ({
  type: "stream",
  to: "general",
  topic: "lunch",
  content,
});

describe("BAD_REQUEST has no fields of its own", () => {
  test.each([
    [
      "an unknown stream ID",
      "mark-stream-as-read",
      { stream_id: NO_ID },
      "Invalid stream ID",
    ],
    [
      "permissions that do not go together",
      "update-stream",
      { stream_id: STREAM.general, history_public_to_subscribers: false },
      "Invalid parameters",
    ],
    [
      "an unknown person in to",
      "send-message",
      { type: "direct", to: [NO_ID], content: "hi" },
      `Invalid user ID ${NO_ID}`,
    ],
    [
      "an unknown address in to",
      "send-message",
      { type: "direct", to: ["nobody@harbor.example"], content: "hi" },
      "Invalid email 'nobody@harbor.example'",
    ],
    [
      "an unknown person in members",
      "create-user-group",
      { name: "crew", description: "", members: [NO_ID] },
      `Invalid user ID: ${NO_ID}`,
    ],
    [
      "an invalid user group",
      "update-user-group",
      { user_group_id: NO_ID, name: "crew" },
      "Invalid user group",
    ],
    [
      "an unknown message",
      "get-message",
      { message_id: NO_ID },
      "Invalid message(s)",
    ],
    [
      "an unknown scheduled message",
      "delete-scheduled-message",
      { scheduled_message_id: NO_ID },
      "Scheduled message does not exist",
    ],
    [
      "typing in several streams",
      "set-typing-status",
      { type: "stream", op: "start", stream_id: [1, 2], topic: "lunch" },
      "stream_id is not an integer",
    ],
  ] as const)("for %s", async (_name, operationId, params, msg) => {
    const { as } = await openWorld();
    expect(await as("olive").call(operationId, params)).toEqual({
      result: "error",
      msg,
      code: "BAD_REQUEST",
    });
  });

  test("for a message that the caller may not see", async () => {
    const { as } = await openWorld();
    const { id } = await as("max").ok("send-message", {
      type: "direct",
      to: [as("mia").id],
      content: "psst",
    });
    expect(await as("olive").call("get-message", { message_id: id })).toEqual({
      result: "error",
      msg: "Invalid message(s)",
      code: "BAD_REQUEST",
    });
  });

  test("for the only owner whom an administrator would deactivate", async () => {
    const { as } = await openWorld();
    await as("otto").ok("deactivate-own-user");
    const sent = { user_id: as("olive").id };
    expect(await as("olive").call("deactivate-user", sent)).toEqual({
      result: "error",
      msg: "Cannot deactivate the only organization owner",
      code: "BAD_REQUEST",
    });
  });
});

test("STREAM_DOES_NOT_EXIST names the stream", async () => {
  const { as } = await openWorld();
  const sent = { ...toGeneral("hi"), to: "nowhere" };
  expect(await as("max").call("send-message", sent)).toEqual({
    result: "error",
    msg: "Stream 'nowhere' does not exist",
    stream: "nowhere",
    code: "STREAM_DOES_NOT_EXIST",
  });
});

describe("STREAM_WILDCARD_MENTION_NOT_ALLOWED", () => {
  const refused = {
    result: "error",
    msg: "You do not have permission to use stream wildcard mentions in this stream.",
    code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
  };

  test("is the answer in a large stream", async () => {
    const world = await openWorld();
    await withCrowd(STREAM.general, 10)(world);
    expect(
      await world.as("max").call("send-message", toGeneral("@**all**")),
    ).toEqual(refused);
  });

  test("is no matter in a small one, whatever the policy", async () => {
    const world = await openWorld();
    await withSettings({ wildcard_mention_policy: 6 })(world);
    await world.as("max").ok("send-message", toGeneral("@**all**"));
  });
});

test("TOPIC_WILDCARD_MENTION_NOT_ALLOWED is the answer where many take part", async () => {
  const world = await openWorld();
  await withTalkers(STREAM.general, 15)(world);
  await world.as("adam").ok("send-message", toGeneral("@**topic**"));
  expect(
    await world.as("max").call("send-message", toGeneral("@**topic**")),
  ).toEqual({
    result: "error",
    msg: "You do not have permission to use topic wildcard mentions in this topic.",
    code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
  });
});

test("BAD_EVENT_QUEUE_ID names the queue, whether unknown or deleted", async () => {
  const { as } = await openWorld();
  const { id } = await as("max").register();
  await as("max").ok("delete-queue", { queue_id: id });
  for (const queue_id of [id, "gone"]) {
    expect(await as("max").call("delete-queue", { queue_id })).toEqual({
      result: "error",
      msg: `Bad event queue ID: ${queue_id}`,
      queue_id,
      code: "BAD_EVENT_QUEUE_ID",
    });
  }
});

describe("CANNOT_DEACTIVATE_LAST_USER says of what the caller is the last", () => {
  test("the only owner", async () => {
    const { as } = await openWorld();
    await as("otto").ok("deactivate-own-user");
    expect(await as("olive").call("deactivate-own-user")).toMatchObject({
      entity: "organization owner",
      is_last_owner: true,
      code: "CANNOT_DEACTIVATE_LAST_USER",
    });
  });

  test("the only user", async () => {
    const { as } = await openWorld("alone");
    expect(await as("ann").call("deactivate-own-user")).toMatchObject({
      entity: "user",
      is_last_owner: false,
      code: "CANNOT_DEACTIVATE_LAST_USER",
    });
  });
});
