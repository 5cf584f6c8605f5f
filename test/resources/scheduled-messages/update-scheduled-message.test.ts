import { expect } from "vitest";
import { scheduledMessages } from "../../../src/realm/scheduled-messages.ts";
import {
  all,
  withAccessGroup,
  withClosedGroup,
  withSettings,
  withStream,
  withUser,
} from "../../support/arrange.ts";
import { withCrowd, withTalkers } from "../../support/crowd.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { inSeconds, schedule, scheduledOf } from "../../support/schedule.ts";
import { watchAll } from "../../support/watch-all.ts";

const PAST = "Scheduled delivery time must be in the future.";
const change = (given: Record<string, unknown>) => ({
  scheduled_message_id: 1,
  ...given,
});
const scheduled = (world: World) => schedule(world);
const directly = (world: World) =>
  schedule(world, "max", { type: "direct", to: [world.as("mia").id] });
const marked = (state: "failed" | "delivered") => async (world: World) => {
  const id = await schedule(world);
  await world.realm.open(scheduledMessages).update(id, (draft) => {
    draft[state] = true;
  });
};

describeOperation("update-scheduled-message", ({ it, errors }) => {
  it("changes time and content, and tells its sender's clients", async (world) => {
    const id = await schedule(world);
    const events = await watchAll(world, ["max", "mia"]);
    const at = inSeconds(world, 900);
    expect(
      await world.as("max").ok("update-scheduled-message", {
        scheduled_message_id: id,
        content: "later",
        scheduled_delivery_timestamp: at,
      }),
    ).toEqual({ result: "success", msg: "" });
    const record = {
      scheduled_message_id: id,
      type: "stream",
      to: STREAM.general,
      topic: "lunch",
      content: "later",
      rendered_content: "<p>later</p>",
      scheduled_delivery_timestamp: at,
      failed: false,
    };
    expect(await events()).toEqual({
      max: [
        { type: "scheduled_messages", op: "update", scheduled_message: record },
      ],
      mia: [],
    });
    expect(await scheduledOf(world)).toEqual([record]);
  });

  it("turns a stream message into a direct one and back", async (world) => {
    const id = await schedule(world);
    const mia = world.as("mia").id;
    await world.as("max").ok("update-scheduled-message", {
      scheduled_message_id: id,
      type: "direct",
      to: [mia],
    });
    expect(await scheduledOf(world)).toMatchObject([
      { type: "private", to: [mia] },
    ]);
    await world.as("max").ok("update-scheduled-message", {
      scheduled_message_id: id,
      type: "stream",
      to: STREAM.quay,
      topic: "tea",
    });
    expect(await scheduledOf(world)).toMatchObject([
      { type: "stream", to: STREAM.quay, topic: "tea" },
    ]);
  });

  it("changes the topic alone, cut to its length", async (world) => {
    const id = await schedule(world);
    await world.as("max").ok("update-scheduled-message", {
      scheduled_message_id: id,
      topic: "x".repeat(70),
    });
    expect((await scheduledOf(world))[0].topic).toBe(`${"x".repeat(57)}...`);
  });

  it("ignores a topic for a direct message", async (world) => {
    const id = await directly(world);
    await world.as("max").ok("update-scheduled-message", {
      scheduled_message_id: id,
      topic: "",
    });
    expect((await scheduledOf(world))[0]).not.toHaveProperty("topic");
  });

  it("lets a failed one be tried again at a new time", async (world) => {
    await marked("failed")(world);
    await world
      .as("max")
      .ok(
        "update-scheduled-message",
        change({ scheduled_delivery_timestamp: inSeconds(world, 60) }),
      );
    expect((await scheduledOf(world))[0].failed).toBe(false);
    await world.realm.clock.advance(60_000);
    expect(await scheduledOf(world)).toEqual([]);
  });

  const gone = { status: 404 };
  errors([
    bad(
      "topic and subject together",
      change({ topic: "a", subject: "b" }),
      "Can't decide between 'topic' and 'subject' arguments",
      { code: "REQUEST_CONFUSING_VAR" },
    ),
    bad("an unknown type", change({ type: "huddle" }), "Invalid type"),
    bad(
      "a time that is no JSON",
      change({ scheduled_delivery_timestamp: "x" }),
      'Argument "scheduled_delivery_timestamp" is not valid JSON.',
    ),
    bad(
      "a time that is no integer",
      change({ scheduled_delivery_timestamp: "[]" }),
      "scheduled_delivery_timestamp is not an integer",
    ),
    bad("nothing", change({}), "Nothing to change"),
    bad(
      "a type without recipient",
      change({ type: "direct" }),
      "Recipient required when updating type of scheduled message.",
    ),
    bad(
      "a stream without topic",
      change({ type: "stream", to: 1 }),
      "Topic required when updating scheduled message type to stream.",
    ),
    bad(
      "a past time before an unknown id",
      change({ scheduled_message_id: NO_ID, scheduled_delivery_timestamp: 5 }),
      PAST,
    ),
    bad(
      "an unknown scheduled message",
      change({ content: "x" }),
      "Scheduled message does not exist",
      gone,
    ),
    bad(
      "somebody else's scheduled message",
      change({ content: "x" }),
      "Scheduled message does not exist",
      { ...gone, as: "olive", before: scheduled },
    ),
    bad(
      "one that was sent",
      change({ content: "x" }),
      "Scheduled message was already sent",
      { before: marked("delivered") },
    ),
    bad("a failed one without a new time", change({ content: "x" }), PAST, {
      before: marked("failed"),
    }),
    bad(
      "a stream by name",
      change({ to: "general" }),
      "Invalid data type for stream ID",
      { before: scheduled },
    ),
    bad(
      "people of a stream message",
      change({ to: [1] }),
      "Invalid data type for stream ID",
      { before: scheduled },
    ),
    bad(
      "a stream for a direct message",
      change({ to: 1 }),
      "Invalid data type for recipients",
      { before: directly },
    ),
    bad(
      "people by email",
      change({ to: ["a"] }),
      "Recipient list may only contain user IDs",
      { before: directly },
    ),
    bad("nobody", change({ to: [] }), "Message must have recipients", {
      before: directly,
    }),
    bad(
      "an unknown person",
      change({ to: [NO_ID] }),
      `Invalid user ID ${NO_ID}`,
      { before: directly },
    ),
    bad("a blank topic", change({ topic: " " }), "Topic can't be empty!", {
      before: scheduled,
    }),
    bad(
      "a control character in the topic",
      change({ topic: "\u0001" }),
      "Invalid character in topic, at position 1!",
      { before: scheduled },
    ),
    bad(
      "empty content",
      change({ content: " " }),
      "Message must not be empty",
      { before: scheduled },
    ),
    bad(
      "a NUL in the content",
      change({ content: "a\0" }),
      "Message must not contain null bytes",
      { before: scheduled },
    ),
    bad(
      "an unknown stream",
      change({ to: NO_ID }),
      `Stream with ID '${NO_ID}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        before: scheduled,
      },
    ),
    bad(
      "content for a stream that is closed by now",
      change({ content: "x" }),
      "Only organization administrators can send to this stream.",
      {
        before: all(
          scheduled,
          withStream(STREAM.general, { stream_post_policy: 2 }),
        ),
      },
    ),
    bad(
      "content for a stream of moderators",
      change({ content: "x" }),
      "Only organization administrators and moderators can send to this stream.",
      {
        before: all(
          scheduled,
          withStream(STREAM.general, { stream_post_policy: 4 }),
        ),
      },
    ),
    bad(
      "a guest where full members post",
      change({ content: "x" }),
      "Guests cannot send to this stream.",
      {
        as: "gus",
        before: all(
          (world) => schedule(world, "gus", { to: STREAM.quay }),
          withStream(STREAM.quay, { stream_post_policy: 3 }),
        ),
      },
    ),
    bad(
      "a new member where full members post",
      change({ content: "x" }),
      "New members cannot send to this stream.",
      {
        as: "nora",
        before: all(
          (world) => schedule(world, "nora"),
          withStream(STREAM.general, { stream_post_policy: 3 }),
          withSettings({ waiting_period_threshold: 3 }),
        ),
      },
    ),
    bad(
      "a private stream from outside",
      change({ to: STREAM.vault }),
      "Not authorized to send to stream 'vault'",
      { before: scheduled },
    ),
    bad(
      "no topic where topics are required by now",
      change({ topic: "(no topic)", content: "x" }),
      "Topics are required in this organization",
      { before: all(scheduled, withSettings({ mandatory_topics: true })) },
    ),
    bad(
      "a person who is hidden by now",
      change({ content: "x" }),
      "You do not have permission to access some of the recipients.",
      {
        as: "gus",
        before: all(
          (world) =>
            schedule(world, "gus", {
              type: "direct",
              to: [world.as("mia").id],
            }),
          withAccessGroup(GROUP.members),
        ),
      },
    ),
    bad(
      "content for a person where direct messages are off by now",
      change({ content: "x" }),
      "Direct messages are disabled in this organization.",
      { before: all(directly, withSettings({ private_message_policy: 2 })) },
    ),
    bad(
      "content for a person who is deactivated by now",
      change({ content: "x" }),
      "'mia@harbor.example' is no longer using Zulip.",
      { before: all(directly, withUser("mia", { is_active: false })) },
    ),
    bad(
      "a stream wildcard in a large stream",
      change({ content: "@**all**" }),
      "You do not have permission to use stream wildcard mentions in this stream.",
      {
        code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
        before: all(scheduled, withCrowd(STREAM.general, 10)),
      },
    ),
    bad(
      "a topic wildcard in a busy topic",
      change({ content: "@**topic**" }),
      "You do not have permission to use topic wildcard mentions in this topic.",
      {
        code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        before: all(scheduled, withTalkers(STREAM.general, 15)),
      },
    ),
    bad(
      "a group that does not let itself be mentioned",
      change({ content: "@*crew*" }),
      "You are not allowed to mention user group 'crew'. You must be a member of 'role:moderators' to mention this group.",
      { before: all(scheduled, withClosedGroup) },
    ),
    bad(
      "a text that cannot be rendered",
      change({ content: "<time:inf>" }),
      "Unable to render message",
      { before: scheduled },
    ),
  ]);
});
