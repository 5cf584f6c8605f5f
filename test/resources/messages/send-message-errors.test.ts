import {
  withAccessGroup,
  withSettings,
  withStream,
} from "../../support/arrange.ts";
import { withCrowd } from "../../support/crowd.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, missing } from "../../support/error-rows.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";
import {
  toGeneral,
  toPerson,
  idOf,
  withCrew,
  withParticipants,
  forAdministrators,
  wildcard,
  WILDCARD_REFUSED,
  directOff,
} from "./outgoing.ts";

const noStream = (shown: string) => ({
  code: "STREAM_DOES_NOT_EXIST",
  extra: { stream: shown },
});

const mirror = (client: string) => ({
  options: { headers: { "User-Agent": client } },
});

describeOperation("send-message", ({ errors }) => {
  const badStream = "Invalid data type for stream";
  const badPeople = "Invalid data type for recipients";
  const off = "Direct messages are disabled in this organization.";

  errors([
    // Row 1
    missing("type", { to: "general", topic: "t", content: "hi" }),
    bad("an unknown type", toGeneral("hi", { type: "huddle" }), "Invalid type"),
    bad(
      "topic and subject together",
      toGeneral("hi", { subject: "x" }),
      "Can't decide between 'topic' and 'subject' arguments",
      {
        code: "REQUEST_CONFUSING_VAR",
        extra: { var_name1: "topic", var_name2: "subject" },
      },
    ),
    missing("content", { type: "stream", to: "general", topic: "t" }),
    bad(
      "a time that is no number",
      toGeneral("hi", { time: "noon" }),
      "Bad value for 'time': noon",
      {
        code: "REQUEST_VARIABLE_INVALID",
        extra: { var_name: "time", bad_value: "noon" },
      },
    ),
    bad(
      "read_by_sender that is no JSON",
      toGeneral("hi", { read_by_sender: "yes" }),
      'Argument "read_by_sender" is not valid JSON.',
    ),
    bad(
      "read_by_sender that is no boolean",
      toGeneral("hi", { read_by_sender: 1 }),
      "read_by_sender is not a boolean",
    ),
    // Row 2
    bad(
      "no stream in the list",
      toGeneral("hi", { to: [] }),
      "Expected exactly one stream",
    ),
    bad(
      "two streams",
      toGeneral("hi", { to: [1, 2] }),
      "Expected exactly one stream",
    ),
    ...["null", "1.5", "{}", "[{}]"].map((to) =>
      bad(`${to} as a stream`, toGeneral("hi", { to }), badStream),
    ),
    ...["9", "{}", "[{}]", "[null]", "[1.5]", "null"].map((to) =>
      bad(`${to} as recipients`, toPerson(to), badPeople),
    ),
    ...['[1,"a@x.org"]', '["a@x.org",1]', "[1,null]", '["a@x.org",{}]'].map(
      (to) =>
        bad(
          `${to} as recipients`,
          toPerson(to),
          "Recipient lists may contain emails or user IDs, but not both.",
        ),
    ),
    bad("a bad shape before a forgery", toPerson("9", "hi"), badPeople, {
      params: { ...toPerson("9"), forged: "yes" },
    }),
    // Row 3
    bad(
      "a forged message",
      toGeneral("hi", { forged: "yes", sender: "x" }),
      "User not authorized for this query",
    ),
    bad(
      "a sender from an ordinary client",
      toGeneral("hi", { sender: "mia@harbor.example" }),
      "Invalid mirrored message",
    ),
    bad(
      "a mirror without sender",
      toGeneral("hi"),
      "Missing sender",
      mirror("irc_mirror"),
    ),
    bad(
      "a mirror that writes to a stream",
      toGeneral("hi", { sender: "x" }),
      "User not authorized for this query",
      mirror("zephyr_mirror"),
    ),
    bad(
      "a mirror with ids",
      toPerson([9], "hi"),
      "Mirroring not allowed with recipient user IDs",
      {
        ...mirror("JabberMirror"),
        params: { ...toPerson([9]), sender: "x" },
      },
    ),
    bad(
      "a mirror's direct message",
      toPerson(["a@x.org"]),
      "Invalid mirrored message",
      {
        ...mirror("jabber_mirror"),
        params: { ...toPerson(["a@x.org"]), sender: "x" },
      },
    ),
    // Rows 4 to 7
    bad(
      "no stream",
      { type: "stream", topic: "t", content: "hi" },
      "Missing stream",
    ),
    bad(
      "no topic",
      { type: "stream", to: "general", content: "hi" },
      "Missing topic",
    ),
    bad(
      "a blank topic",
      toGeneral("hi", { topic: "   " }),
      "Topic can't be empty!",
    ),
    bad(
      "a control character in the topic",
      toGeneral("hi", { topic: " a\u0007" }),
      "Invalid character in topic, at position 2!",
    ),
    bad(
      "a bad topic before empty content",
      toGeneral("", { topic: "" }),
      "Topic can't be empty!",
    ),
    // Rows 8 and 9
    bad(
      "nobody",
      { type: "direct", content: "hi" },
      "Message must have recipients",
    ),
    bad(
      "an empty list of people",
      toPerson([]),
      "Message must have recipients",
    ),
    bad("blank people", toPerson('["  "]'), "Message must have recipients"),
    bad(
      "an unknown email",
      toPerson(["nobody@harbor.example"]),
      "Invalid email 'nobody@harbor.example'",
    ),
    bad("an unknown user id", toPerson([NO_ID]), `Invalid user ID ${NO_ID}`),
    bad(
      "an unknown person before empty content",
      toPerson([NO_ID], ""),
      `Invalid user ID ${NO_ID}`,
    ),
    // Rows 10 and 11
    bad("empty content", toGeneral(" \n "), "Message must not be empty"),
    bad(
      "a NUL in the content",
      toGeneral("a\0b"),
      "Message must not contain null bytes",
    ),
    bad(
      "empty content before a missing stream",
      toGeneral("", { to: "nowhere" }),
      "Message must not be empty",
    ),
    // Rows 12 to 14
    bad(
      "an empty stream name",
      toGeneral("hi", { to: "" }),
      "Stream name can't be empty!",
    ),
    bad(
      "a long stream name",
      toGeneral("hi", { to: "x".repeat(61) }),
      "Stream name too long (limit: 60 characters).",
    ),
    bad(
      "a control character in the stream name",
      toGeneral("hi", { to: "a\u0001" }),
      "Invalid character in stream name, at position 2!",
    ),
    bad(
      "an unknown stream",
      toGeneral("hi", { to: "nowhere" }),
      "Stream 'nowhere' does not exist",
      noStream("nowhere"),
    ),
    bad(
      "an unknown stream with HTML in its name",
      toGeneral("hi", { to: "<a&'\">" }),
      "Stream '&lt;a&amp;&#x27;&quot;&gt;' does not exist",
      noStream("&lt;a&amp;&#x27;&quot;&gt;"),
    ),
    bad(
      "a number in quotes, which is a name",
      toGeneral("hi", { to: '"1"' }),
      "Stream '1' does not exist",
      noStream("1"),
    ),
    bad(
      "an unknown stream id",
      toGeneral("hi", { to: NO_ID }),
      `Stream with ID '${NO_ID}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        extra: { stream: String(NO_ID), stream_id: NO_ID },
      },
    ),
    bad(
      "an archived stream",
      toGeneral("hi", { to: STREAM.quay }),
      `Stream with ID '${STREAM.quay}' does not exist`,
      {
        code: "STREAM_DOES_NOT_EXIST",
        before: withStream(STREAM.quay, { deactivated: true }),
      },
    ),
    // Rows 15 to 17
    bad(
      "a stream for administrators",
      toGeneral("hi", { to: "news" }),
      forAdministrators,
    ),
    bad(
      "a private stream that the administrator is not in",
      toGeneral("hi", { to: "vault" }),
      "Not authorized to send to stream 'vault'",
      { as: "adam" },
    ),
    bad(
      "no topic where topics are required",
      toGeneral("hi", { topic: "(no topic)" }),
      "Topics are required in this organization",
      {
        before: withSettings({ mandatory_topics: true }),
      },
    ),
    // Rows 18 to 20
    bad(
      "a hidden recipient",
      (world) => toPerson([idOf(world, "mia")]),
      "You do not have permission to access some of the recipients.",
      {
        as: "gus",
        before: withAccessGroup(GROUP.members),
      },
    ),
    bad(
      "a person where direct messages are off",
      (world) => toPerson([idOf(world, "mia")]),
      off,
      { before: directOff },
    ),
    bad(
      "a bot and oneself where direct messages are off",
      (world) => toPerson([idOf(world, "robo"), idOf(world, "max")]),
      off,
      { before: directOff },
    ),
    bad(
      "oneself where direct messages are off",
      (world) => toPerson([idOf(world, "max")]),
      off,
      { before: directOff },
    ),
    bad(
      "a deactivated recipient",
      (world) => toPerson([idOf(world, "dora")]),
      "'dora@harbor.example' is no longer using Zulip.",
    ),
    // Row 22
    bad(
      "widget content that is no JSON",
      toGeneral("hi", { widget_content: "{" }),
      "Widgets: API programmer sent invalid JSON content",
    ),
    ...(
      [
        ["[]", "widget_content is not a dict"],
        ["{}", "widget_type is not in widget_content"],
        ['{"widget_type":"zform"}', "extra_data is not in widget_content"],
        ['{"widget_type":"zform","extra_data":4}', "extra_data is not a dict"],
        [
          '{"widget_type":"clock","extra_data":{}}',
          "unknown widget type: clock",
        ],
        [
          '{"widget_type":"zform","extra_data":{}}',
          "zform is missing type field",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"x"}}',
          "unknown zform type: x",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"choices"}}',
          "heading key is missing from extra_data",
        ],
        [
          '{"widget_type":"zform","extra_data":{"type":"choices","heading":"h","choices":[{}]}}',
          'short_name key is missing from extra_data["choices"][0]',
        ],
      ] as const
    ).map(([widget_content, reason]) =>
      bad(
        `the widget ${widget_content}`,
        toGeneral("hi", { widget_content }),
        `Widgets: ${reason}`,
      ),
    ),
    bad(
      "a refused stream before a bad widget",
      toGeneral("hi", { to: "news", widget_content: "{" }),
      forAdministrators,
    ),
    // Row 23
    bad(
      "a text that cannot be rendered",
      toGeneral("<time:inf>"),
      "Unable to render message",
    ),
    // Rows 24 to 26
    bad("a stream wildcard in a large stream", wildcard, WILDCARD_REFUSED, {
      code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
      before: withCrowd(STREAM.general, 10),
    }),
    bad(
      "a topic wildcard in a busy topic",
      toGeneral("@**topic**"),
      "You do not have permission to use topic wildcard mentions in this topic.",
      {
        code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        before: withParticipants(15),
      },
    ),
    bad(
      "a group that the sender may not mention",
      toGeneral("@*crew*"),
      "You are not allowed to mention user group 'crew'. You must be a member of 'role:moderators' to mention this group.",
      {
        before: withCrew(GROUP.moderators, ["max"]),
      },
    ),
  ]);
});
