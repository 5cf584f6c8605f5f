import { expect } from "vitest";
import {
  withAccessGroup,
  withClosedGroup,
  withSettings,
  withStream,
} from "../../support/arrange.ts";
import { withCrowd, withTalkers } from "../../support/crowd.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { later, schedule, scheduledOf } from "../../support/schedule.ts";
import { watchAll } from "../../support/watch-all.ts";

const PAST = "Scheduled delivery time must be in the future.";
const given =
  (changes: Record<string, unknown>) =>
  (world: World): Record<string, unknown> =>
    later(world, changes);
const direct =
  (...handles: string[]) =>
  (world: World) =>
    later(world, {
      type: "direct",
      to: handles.map((handle) => world.as(handle).id),
    });

describeOperation("create-scheduled-message", ({ it, errors, roles }) => {
  it("keeps the message and tells its sender's clients alone", async (world) => {
    const events = await watchAll(world, ["max", "mia"]);
    const params = later(world, { content: "**hi** \n" });
    const answer = await world.as("max").ok("create-scheduled-message", params);
    expect(answer).toEqual({
      result: "success",
      msg: "",
      scheduled_message_id: expect.any(Number),
    });
    const record = {
      scheduled_message_id: answer.scheduled_message_id,
      type: "stream",
      to: STREAM.general,
      topic: "lunch",
      content: "**hi**",
      rendered_content: "<p><strong>hi</strong></p>",
      scheduled_delivery_timestamp: params.scheduled_delivery_timestamp,
      failed: false,
    };
    expect(await events()).toEqual({
      max: [
        { type: "scheduled_messages", op: "add", scheduled_messages: [record] },
      ],
      mia: [],
    });
    expect(await scheduledOf(world)).toEqual([record]);
  });

  it("names the people of a direct message without its sender", async (world) => {
    const { as } = world;
    const [mia, olive, max] = ["mia", "olive", "max"].map(
      (handle) => as(handle).id,
    );
    await schedule(world, "max", { type: "direct", to: [mia, olive, max] });
    await schedule(world, "max", { type: "private", to: [max] });
    const shown = await scheduledOf(world);
    expect(
      shown.map((one: { type: string; to: unknown }) => [one.type, one.to]),
    ).toEqual([
      ["private", [mia, olive].toSorted((a, b) => a! - b!)],
      ["private", [max]],
    ]);
    expect(shown[0]).not.toHaveProperty("topic");
  });

  roles(later as never, {
    ...EVERYBODY,
    guest: "Not authorized to send to stream 'general'",
  });

  errors([
    missing("type", given({ type: undefined })),
    bad("an unknown type", given({ type: "huddle" }), "Invalid type"),
    missing("to", given({ to: undefined })),
    bad(
      "topic and subject together",
      given({ subject: "x" }),
      "Can't decide between 'topic' and 'subject' arguments",
      { code: "REQUEST_CONFUSING_VAR" },
    ),
    missing("content", given({ content: undefined })),
    missing(
      "scheduled_delivery_timestamp",
      given({ scheduled_delivery_timestamp: undefined }),
    ),
    bad(
      "a time that is no JSON",
      given({ scheduled_delivery_timestamp: "noon" }),
      'Argument "scheduled_delivery_timestamp" is not valid JSON.',
    ),
    bad(
      "a time that is no integer",
      given({ scheduled_delivery_timestamp: 1.5 }),
      "scheduled_delivery_timestamp is not an integer",
    ),
    bad(
      "a time that is now",
      (world) =>
        later(world, {
          scheduled_delivery_timestamp: world.realm.clock.seconds(),
        }),
      PAST,
    ),
    bad(
      "a past time before a bad destination",
      given({ scheduled_delivery_timestamp: 5, to: "x" }),
      PAST,
    ),
    bad(
      "a stream by name",
      given({ to: "general" }),
      "Invalid data type for stream ID",
    ),
    bad(
      "a list as stream",
      given({ to: [1] }),
      "Invalid data type for stream ID",
    ),
    bad(
      "one person that is no list",
      given({ type: "direct", to: 9 }),
      "Invalid data type for recipients",
    ),
    bad(
      "people by email",
      given({ type: "direct", to: ["mia@harbor.example"] }),
      "Recipient list may only contain user IDs",
    ),
    bad("no topic", given({ topic: undefined }), "Missing topic"),
    bad("a blank topic", given({ topic: " " }), "Topic can't be empty!"),
    bad(
      "a control character in the topic",
      given({ topic: "a\u0001" }),
      "Invalid character in topic, at position 2!",
    ),
    bad(
      "nobody",
      given({ type: "direct", to: [] }),
      "Message must have recipients",
    ),
    bad(
      "an unknown person",
      given({ type: "direct", to: [NO_ID] }),
      `Invalid user ID ${NO_ID}`,
    ),
    bad("empty content", given({ content: " " }), "Message must not be empty"),
    bad(
      "a NUL in the content",
      given({ content: "a\0" }),
      "Message must not contain null bytes",
    ),
    bad(
      "an unknown stream",
      given({ to: NO_ID }),
      `Stream with ID '${NO_ID}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        extra: { stream_id: NO_ID, stream: String(NO_ID) },
      },
    ),
    bad(
      "a stream for administrators",
      given({ to: STREAM.news }),
      "Only organization administrators can send to this stream.",
    ),
    bad(
      "a stream for moderators",
      given({}),
      "Only organization administrators and moderators can send to this stream.",
      {
        before: withStream(STREAM.general, { stream_post_policy: 4 }),
      },
    ),
    bad(
      "a guest where full members post",
      given({ to: STREAM.quay }),
      "Guests cannot send to this stream.",
      {
        as: "gus",
        before: withStream(STREAM.quay, { stream_post_policy: 3 }),
      },
    ),
    bad(
      "a new member where full members post",
      given({}),
      "New members cannot send to this stream.",
      {
        as: "nora",
        before: async (world) => {
          await withStream(STREAM.general, { stream_post_policy: 3 })(world);
          await withSettings({ waiting_period_threshold: 3 })(world);
        },
      },
    ),
    bad(
      "a private stream from outside",
      given({ to: STREAM.vault }),
      "Not authorized to send to stream 'vault'",
    ),
    bad(
      "no topic where topics are required",
      given({ topic: "(no topic)" }),
      "Topics are required in this organization",
      {
        before: withSettings({ mandatory_topics: true }),
      },
    ),
    bad(
      "a hidden person",
      direct("mia"),
      "You do not have permission to access some of the recipients.",
      {
        as: "gus",
        before: withAccessGroup(GROUP.members),
      },
    ),
    bad(
      "a person where direct messages are off",
      direct("mia"),
      "Direct messages are disabled in this organization.",
      {
        before: withSettings({ private_message_policy: 2 }),
      },
    ),
    bad(
      "a deactivated person",
      direct("dora"),
      "'dora@harbor.example' is no longer using Zulip.",
    ),
    bad(
      "a stream wildcard in a large stream",
      given({ content: "@**all**" }),
      "You do not have permission to use stream wildcard mentions in this stream.",
      {
        code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
        before: withCrowd(STREAM.general, 10),
      },
    ),
    bad(
      "a topic wildcard in a busy topic",
      given({ content: "@**topic**" }),
      "You do not have permission to use topic wildcard mentions in this topic.",
      {
        code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        before: withTalkers(STREAM.general, 15),
      },
    ),
    bad(
      "a group that does not let itself be mentioned",
      given({ content: "@*crew*" }),
      "You are not allowed to mention user group 'crew'. You must be a member of 'role:moderators' to mention this group.",
      { before: withClosedGroup },
    ),
    bad(
      "a text that cannot be rendered",
      given({ content: "<time:inf>" }),
      "Unable to render message",
    ),
  ]);
});
