import { expect } from "vitest";
import { FLAG } from "../../../src/realm/message-flags.ts";
import {
  all,
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
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { look, say, whisper } from "../../support/talk.ts";
import { filesOf, upload } from "../../support/upload.ts";
import { watchAll } from "../../support/watch-all.ts";

const TYPES = {
  event_types: ["update_message", "delete_message", "user_topic", "message"],
};
const MAY_MOVE = { move_messages_between_streams_policy: 1 };
const LIMIT = { message_content_edit_limit_seconds: 600 };

/** The sender's own message, the first of the realm. */
const said = (world: World) => say(world, "max");
const saidThen = (seconds: number) => async (world: World) => {
  await said(world);
  await world.realm.clock.advance(seconds * 1000);
};
const edit = (given: Record<string, unknown>) => ({ message_id: 1, ...given });

/** Contents of a topic as somebody sees them, oldest first. */
async function thread(
  { as }: World,
  handle: string,
  stream: number,
  topic: string,
): Promise<string[]> {
  const { messages } = await as(handle).ok("get-messages", {
    anchor: "oldest",
    num_before: 0,
    num_after: 100,
    apply_markdown: false,
    narrow: [
      { operator: "stream", operand: stream },
      { operator: "topic", operand: topic },
    ],
  });
  return messages.map((message: { content: string }) => message.content);
}

describeOperation("update-message", ({ it, errors, roles }) => {
  it("changes the content, keeps the old one, and tells everybody with a copy", async (world) => {
    const { as, realm } = world;
    const id = await say(world, "max", { content: "one" });
    await realm.clock.advance(5000);
    const events = await watchAll(world, ["max", "mia", "gus"], TYPES);
    expect(
      await as("max").ok("update-message", {
        message_id: id,
        content: "**two**",
      }),
    ).toEqual({ result: "success", msg: "" });
    const event = {
      type: "update_message",
      user_id: as("max").id,
      edit_timestamp: realm.clock.seconds(),
      message_id: id,
      message_ids: [id],
      flags: [],
      rendering_only: false,
      stream_id: STREAM.general,
      stream_name: "general",
      content: "**two**",
      rendered_content: "<p><strong>two</strong></p>",
      orig_content: "one",
      orig_rendered_content: "<p>one</p>",
      prev_rendered_content_version: 1,
      is_me_message: false,
    };
    expect(await events()).toEqual({ max: [event], mia: [event], gus: [] });
    expect(await look(world, "mia", id)).toMatchObject({
      content: "<p><strong>two</strong></p>",
      last_edit_timestamp: realm.clock.seconds(),
      edit_history: [
        {
          user_id: as("max").id,
          timestamp: realm.clock.seconds(),
          prev_content: "one",
          prev_rendered_content: "<p>one</p>",
          prev_rendered_content_version: 1,
        },
      ],
    });
  });

  it("tells the sender of files that come, first; files that go are let go quietly", async (world) => {
    const [first, second] = [
      await upload(world, "max"),
      await upload(world, "max"),
    ];
    const message_id = await say(world, "max", { content: `[a](${first})` });
    const events = await watchAll(world, ["max", "mia"]);
    await world
      .as("max")
      .ok("update-message", { message_id, content: `[b](${second})` });
    const { max, mia } = await events();
    expect(max).toMatchObject([
      {
        type: "attachment",
        op: "update",
        attachment: { id: 2, messages: [{ id: message_id }] },
      },
      { type: "update_message" },
    ]);
    expect(mia).toMatchObject([{ type: "update_message" }]);
    expect(await filesOf(world, "max")).toMatchObject([
      { id: 1, messages: [] },
      { id: 2, messages: [{ id: message_id }] },
    ]);
  });

  it("takes has:attachment from a message that has no file any more", async (world) => {
    const uri = await upload(world, "max");
    const message_id = await say(world, "max", { content: `[a](${uri})` });
    const found = async () =>
      (
        await world.as("mia").ok("get-messages", {
          narrow: [["has", "attachment"]],
          anchor: "newest",
          num_before: 5,
          num_after: 0,
        })
      ).messages.length;
    expect(await found()).toBe(1);
    await world.as("max").ok("update-message", { message_id, topic: "tea" });
    expect(await found()).toBe(1);
    await world.as("max").ok("update-message", { message_id, content: "no" });
    expect(await found()).toBe(0);
    await world
      .as("max")
      .ok("update-message", { message_id, content: `[a](${uri})` });
    expect(await found()).toBe(1);
    await world.as("max").ok("remove-attachment", { attachment_id: 1 });
    await world
      .as("max")
      .ok("update-message", { message_id, content: `[b](${uri})` });
    expect(await found()).toBe(0);
  });

  it("edits a direct message", async (world) => {
    const id = await whisper(world, "max", ["mia"]);
    const events = await watchAll(world, ["mia", "olive"], TYPES);
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "x" });
    const { mia, olive } = await events();
    expect(olive).toEqual([]);
    expect(mia).toMatchObject([{ message_id: id, content: "x" }]);
    expect(mia[0]).not.toHaveProperty("stream_id");
  });

  it("leaves (deleted) where the new content is blank, and cuts a long one", async (world) => {
    const id = await said(world);
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: " \n" });
    expect((await look(world, "max", id)).content).toBe("<p>(deleted)</p>");
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "a".repeat(10_001) });
    const { raw_content } = await world
      .as("max")
      .ok("get-message", { message_id: id });
    expect(raw_content).toHaveLength(10_000);
  });

  it("notes an edit that leaves the text as it was", async (world) => {
    const id = await said(world);
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "hi" });
    expect((await look(world, "max", id)).edit_history).toHaveLength(1);
  });

  it("flags those whom the new text names, and no longer others", async (world) => {
    const id = await say(world, "max", { content: "@**Mia Member** @**all**" });
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "@**Olive Owner**" });
    const flagsOf = (handle: string) =>
      world.realm.copies(world.as(handle).id).get(id);
    expect(flagsOf("mia")).toBe(FLAG.stream_wildcard_mentioned);
    expect(flagsOf("olive")).toBe(
      FLAG.stream_wildcard_mentioned | FLAG.mentioned,
    );
  });

  it("flags one wildcard only, a topic's for those who take part where it goes", async (world) => {
    const id = await said(world);
    await say(world, "olive");
    await say(world, "mia", { topic: "tea" });
    const flagsOf = (handle: string) =>
      world.realm.copies(world.as(handle).id).get(id);
    await world.as("max").ok("update-message", {
      message_id: id,
      topic: "tea",
      content: "@**topic**",
    });
    expect(["max", "mia", "olive"].map(flagsOf)).toEqual([
      FLAG.topic_wildcard_mentioned,
      FLAG.topic_wildcard_mentioned,
      0,
    ]);
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "@**all** @**topic**" });
    expect(flagsOf("olive")).toBe(FLAG.stream_wildcard_mentioned);
  });

  it("tells the flags without the old word for wildcards", async (world) => {
    const id = await say(world, "max", { content: "@**all**" });
    const events = await watchAll(world, ["mia"], TYPES);
    await world
      .as("max")
      .ok("update-message", { message_id: id, content: "x" });
    expect((await events()).mia[0].flags).toEqual([
      "stream_wildcard_mentioned",
    ]);
  });

  // Topics

  it("moves one message to another topic and says so there", async (world) => {
    const { as } = world;
    const id = await said(world);
    await say(world, "mia", { content: "stays" });
    const events = await watchAll(world, ["mia", "olive"], TYPES);
    await as("olive").ok("update-message", { message_id: id, topic: " tea " });
    const { mia } = await events();
    expect(mia).toMatchObject([
      {
        type: "update_message",
        user_id: as("olive").id,
        message_ids: [id],
        stream_id: STREAM.general,
        orig_subject: "lunch",
        subject: "tea",
        topic_links: [],
        propagate_mode: "change_one",
      },
      {
        type: "message",
        message: {
          sender_email: "notification-bot@zulip.com",
          subject: "tea",
          content: `[A message](${world.realm.url}/#narrow/stream/1-general/topic/tea/near/${id}) was moved here from #**general>lunch** by @_**Olive Owner|${as("olive").id}**.`,
        },
      },
    ]);
    expect(mia[0]).not.toHaveProperty("content");
    expect((await look(world, "mia", id)).edit_history).toMatchObject([
      { prev_topic: "lunch", topic: "tea", user_id: as("olive").id },
    ]);
  });

  for (const [mode, moved] of [
    ["change_one", ["two"]],
    ["change_later", ["two", "three"]],
    ["change_all", ["one", "two", "three"]],
  ] as const) {
    it(`moves with ${mode} what that mode says`, async (world) => {
      const ids: number[] = [];
      for (const content of ["one", "two", "three"])
        ids.push(await say(world, "max", { content }));
      const events = await watchAll(world, ["mia"], TYPES);
      await world.as("max").ok("update-message", {
        message_id: ids[1],
        topic: "tea",
        propagate_mode: mode,
        send_notification_to_new_thread: false,
      });
      expect(await thread(world, "mia", STREAM.general, "tea")).toEqual(moved);
      const [event] = (await events()).mia;
      expect(event.message_ids[0]).toBe(ids[1]);
      expect(event.message_ids).toHaveLength(moved.length);
      expect(event.propagate_mode).toBe(mode);
    });
  }

  for (const [message_id, mode, text] of [
    [1, "change_one", "A message was moved from this topic to"],
    [2, "change_later", "2 messages were moved from this topic to"],
    [2, "change_all", "This topic was moved to"],
  ] as const) {
    it(`tells the old topic when asked: ${text}`, async (world) => {
      for (let number = 0; number < 3; number++) await said(world);
      await world.as("max").ok("update-message", {
        message_id,
        topic: "tea",
        propagate_mode: mode,
        send_notification_to_old_thread: true,
        send_notification_to_new_thread: false,
      });
      expect((await thread(world, "max", STREAM.general, "lunch")).at(-1)).toBe(
        `${text} #**general>tea** by @_**Max Member|${world.as("max").id}**.`,
      );
      expect(await thread(world, "max", STREAM.general, "tea")).not.toContain(
        "moved",
      );
    });
  }

  it("says in an empty topic that a whole topic came, else how many messages", async (world) => {
    const user = `@_**Max Member|${world.as("max").id}**`;
    await said(world);
    await said(world);
    await world
      .as("max")
      .ok(
        "update-message",
        edit({ topic: "tea", propagate_mode: "change_all" }),
      );
    expect((await thread(world, "max", STREAM.general, "tea")).at(-1)).toBe(
      `This topic was moved here from #**general>lunch** by ${user}.`,
    );
    await say(world, "max", { topic: "supper" });
    await world
      .as("max")
      .ok(
        "update-message",
        edit({ topic: "supper", propagate_mode: "change_all" }),
      );
    expect((await thread(world, "max", STREAM.general, "supper")).at(-1)).toBe(
      `3 messages were moved here from #**general>tea** by ${user}.`,
    );
  });

  for (const [before, after, word] of [
    ["lunch", "✔ lunch", "resolved"],
    ["✔ lunch", "lunch", "unresolved"],
  ] as const) {
    it(`says that a topic is ${word}, as news for those who took part`, async (world) => {
      const { as, realm } = world;
      const id = await say(world, "max", { topic: before });
      await as("mia").ok("add-reaction", {
        message_id: id,
        emoji_name: "tada",
      });
      await as("olive").ok("update-message", {
        message_id: id,
        topic: after,
        propagate_mode: "change_all",
      });
      expect(await thread(world, "max", STREAM.general, after)).toEqual([
        "hi",
        `@_**Olive Owner|${as("olive").id}** has marked this topic as ${word}.`,
      ]);
      const unread = (handle: string) =>
        realm
          .copies(as(handle).id)
          .unreadIds()
          .includes(id + 1);
      expect(["max", "mia", "otto", "olive"].map(unread)).toEqual([
        true,
        true,
        false,
        false,
      ]);
    });
  }

  it("says that a topic came when more than its being resolved has changed", async (world) => {
    const id = await said(world);
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: "✔ lunch", content: "x" });
    expect(await thread(world, "max", STREAM.general, "✔ lunch")).toEqual([
      "x",
      `This topic was moved here from #**general>lunch** by @_**Max Member|${world.as("max").id}**.`,
    ]);
  });

  it("says only that a topic is resolved when its name has to be cut", async (world) => {
    const topic = "l".repeat(60);
    const id = await say(world, "max", { topic });
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: `✔ ${topic}` });
    expect(
      await thread(world, "max", STREAM.general, `✔ ${"l".repeat(55)}...`),
    ).toEqual([
      "hi",
      `@_**Max Member|${world.as("max").id}** has marked this topic as resolved.`,
    ]);
  });

  it("says nothing of older messages that the mover cannot see", async (world) => {
    const { as } = world;
    await withSettings(MAY_MOVE)(world);
    await say(world, "max", { to: "core", topic: "old" });
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "core" }],
      principals: [as("mia").id],
    });
    const id = await say(world, "max", { to: "core", topic: "new" });
    await as("mia").ok("update-message", { message_id: id, topic: "old" });
    expect(await thread(world, "mia", STREAM.core, "old")).toEqual([
      "hi",
      `This topic was moved here from #**core>new** by @_**Mia Member|${as("mia").id}**.`,
    ]);
  });

  it("ignores the topic that a message has, and a stream that it is in", async (world) => {
    const id = await said(world);
    const events = await watchAll(world, ["mia"], TYPES);
    await withSettings(MAY_MOVE)(world);
    await world
      .as("max")
      .ok("update-message", { message_id: id, stream_id: STREAM.general });
    expect((await events()).mia).toEqual([]);
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: "lunch", content: "x" });
    expect((await events()).mia[0]).not.toHaveProperty("orig_subject");
  });

  it("changes the case of a topic and keeps its policies", async (world) => {
    const id = await said(world);
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: "LUNCH" });
    expect((await look(world, "max", id)).subject).toBe("LUNCH");
    const { user_topics } = await world
      .as("max")
      .ok("register-queue", { fetch_event_types: ["user_topic"] });
    expect(user_topics).toMatchObject([{ visibility_policy: 3 }]);
  });

  it("takes the policies of a whole topic along", async (world) => {
    const id = await said(world);
    await world.as("mia").ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "lunch",
      visibility_policy: 1,
    });
    const events = await watchAll(world, ["mia"], {
      event_types: ["user_topic", "update_message"],
    });
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: "tea" });
    expect((await events()).mia).toMatchObject([
      { type: "user_topic", topic_name: "lunch", visibility_policy: 0 },
      { type: "user_topic", topic_name: "tea", visibility_policy: 1 },
      { type: "update_message" },
    ]);
  });

  it("leaves no policy of before in a topic that was empty", async (world) => {
    const id = await said(world);
    await world.as("mia").ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "tea",
      visibility_policy: 1,
    });
    const events = await watchAll(world, ["mia"], {
      event_types: ["user_topic"],
    });
    await world
      .as("max")
      .ok("update-message", { message_id: id, topic: "tea" });
    expect((await events()).mia).toMatchObject([
      { topic_name: "tea", visibility_policy: 0 },
    ]);
  });

  for (const [one, other, merged] of [
    [1, 1, 1],
    [3, 3, 3],
    [1, 2, 2],
    [2, 0, 2],
    [3, 0, 0],
    [0, 3, 0],
    [1, 3, 0],
  ] as const) {
    it(`merges the policies ${one} and ${other} to ${merged}`, async (world) => {
      await withUser("mia", {
        settings: {
          ...world.as("mia").user.settings,
          automatically_follow_topics_policy: 4,
        },
      })(world);
      const id = await said(world);
      await say(world, "max", { topic: "tea" });
      for (const [topic, visibility_policy] of [
        ["lunch", one],
        ["tea", other],
      ] as const)
        await world.as("mia").ok("update-user-topic", {
          stream_id: STREAM.general,
          topic,
          visibility_policy,
        });
      await world
        .as("max")
        .ok("update-message", { message_id: id, topic: "tea" });
      const { user_topics } = await world
        .as("mia")
        .ok("register-queue", { fetch_event_types: ["user_topic"] });
      expect(
        user_topics.map(
          (topic: { topic_name: string; visibility_policy: number }) => [
            topic.topic_name,
            topic.visibility_policy,
          ],
        ),
      ).toEqual(merged === 0 ? [] : [["tea", merged]]);
    });
  }

  // Streams

  it("moves a topic to another stream; who cannot follow loses it", async (world) => {
    const { as, realm } = world;
    await withSettings(MAY_MOVE)(world);
    const one = await say(world, "olive", { to: "quay" });
    const two = await say(world, "max", { to: "quay" });
    const events = await watchAll(world, ["olive", "max", "gus"], {
      ...TYPES,
      client_capabilities: {
        notification_settings_null: true,
        bulk_message_deletion: true,
      },
    });
    await as("max").ok("update-message", {
      message_id: one,
      stream_id: STREAM.core,
      propagate_mode: "change_all",
      send_notification_to_old_thread: true,
    });
    const seen = await events();
    expect(seen.gus).toMatchObject([
      {
        type: "delete_message",
        message_ids: [one, two],
        message_type: "stream",
        stream_id: STREAM.quay,
        topic: "lunch",
      },
      { type: "message", message: { stream_id: STREAM.quay } },
    ]);
    expect(seen.olive.map(({ type }: { type: string }) => type)).toEqual([
      "user_topic",
      "user_topic",
      "update_message",
      "message",
      "message",
    ]);
    expect(seen.olive[2]).toMatchObject({
      message_ids: [one, two],
      stream_id: STREAM.quay,
      stream_name: "quay",
      orig_subject: "lunch",
      propagate_mode: "change_all",
      new_stream_id: STREAM.core,
    });
    expect(seen.olive[2]).not.toHaveProperty("subject");
    expect(realm.copies(as("gus").id).get(one)).toBeUndefined();
    expect(await look(world, "olive", one)).toMatchObject({
      stream_id: STREAM.core,
      display_recipient: "core",
      edit_history: [{ prev_stream: STREAM.quay, stream: STREAM.core }],
    });
  });

  it("gives read copies to who is only in a stream with protected history", async (world) => {
    const { as, realm } = world;
    await withSettings(MAY_MOVE)(world);
    await as("olive").ok("unsubscribe", { subscriptions: ["general"] });
    const id = await said(world);
    await as("max").ok("update-message", {
      message_id: id,
      stream_id: STREAM.core,
      propagate_mode: "change_all",
    });
    expect(realm.copies(as("olive").id).get(id)).toBe(FLAG.read);
    expect(realm.copies(as("mia").id).get(id)).toBeUndefined();
  });

  it("moves the copies of accounts that are not active, too", async (world) => {
    const { as, realm } = world;
    const id = await say(world, "max", { to: "quay" });
    await as("olive").ok("deactivate-user", { user_id: as("gus").id });
    await withSettings(MAY_MOVE)(world);
    await as("max").ok("update-message", {
      message_id: id,
      stream_id: STREAM.general,
      propagate_mode: "change_all",
    });
    expect(realm.copies(as("gus").id).get(id)).toBeUndefined();
  });

  it("leaves the copies alone when one message moves", async (world) => {
    await withSettings(MAY_MOVE)(world);
    const id = await said(world);
    const events = await watchAll(world, ["mia"], TYPES);
    await world
      .as("max")
      .ok("update-message", { message_id: id, stream_id: STREAM.core });
    expect(world.realm.copies(world.as("mia").id).get(id)).toBe(0);
    expect((await events()).mia).toMatchObject([
      { type: "update_message", new_stream_id: STREAM.core },
    ]);
  });

  // Who may

  const own = "You don't have permission to edit this message";
  roles(
    edit({ content: "x" }),
    {
      ...EVERYBODY,
      owner: own,
      administrator: own,
      moderator: own,
      "new member": own,
      guest: own,
      bot: own,
    },
    (world) => say(world, "max", { to: "quay" }),
  );
  roles(edit({ topic: "tea" }), EVERYBODY, (world) =>
    say(world, "max", { to: "quay" }),
  );
  for (const [policy, allowed] of [
    [1, ["owner", "administrator", "moderator", "member", "new member", "bot"]],
    [2, ["owner", "administrator"]],
    [3, ["owner", "administrator", "moderator", "member", "bot"]],
    [4, ["owner", "administrator", "moderator"]],
    [6, []],
  ] as const) {
    const outcome = (refused: string) =>
      Object.fromEntries(
        Object.entries(EVERYBODY).map(([role, text]) => [
          role,
          text !== "ok" || (allowed as readonly string[]).includes(role)
            ? text
            : refused,
        ]),
      ) as typeof EVERYBODY;
    const arrange = (settings: object) =>
      all(
        (world) => say(world, "max", { to: "quay" }),
        withSettings({ ...settings, waiting_period_threshold: 3 }),
      );
    roles(
      edit({ topic: "tea" }),
      outcome(own),
      arrange({ edit_topic_policy: policy }),
    );
    roles(
      edit({ stream_id: STREAM.lobby }),
      outcome("You don't have permission to move this message"),
      arrange({ move_messages_between_streams_policy: policy }),
    );
  }

  it("lets administrators and moderators move old messages, but nobody edit old text", async (world) => {
    await saidThen(605_000)(world);
    await world.as("mona").ok("update-message", edit({ topic: "tea" }));
    expect(
      await world.as("max").call("update-message", edit({ content: "x" })),
    ).toMatchObject({
      msg: "The time limit for editing this message has passed",
    });
  });

  it("lets edits through for twenty seconds more than the limit", async (world) => {
    await withSettings(LIMIT)(world);
    await saidThen(620)(world);
    await world.as("max").ok("update-message", edit({ content: "x" }));
  });

  it("lets whole topics be moved for those twenty seconds, too", async (world) => {
    await withSettings({ move_messages_within_stream_limit_seconds: 60 })(
      world,
    );
    await saidThen(80)(world);
    await world
      .as("max")
      .ok("update-message", edit({ topic: "x", propagate_mode: "change_all" }));
  });

  it("knows no limit where it is null", async (world) => {
    await withSettings({
      message_content_edit_limit_seconds: null,
      move_messages_within_stream_limit_seconds: null,
    })(world);
    await saidThen(9_000_000)(world);
    await world
      .as("max")
      .ok(
        "update-message",
        edit({ content: "x", topic: "tea", propagate_mode: "change_all" }),
      );
  });

  const directly = (world: World) => whisper(world, "max", ["mia"]);
  errors([
    bad(
      "topic and subject together",
      edit({ topic: "a", subject: "b" }),
      "Can't decide between 'topic' and 'subject' arguments",
      { code: "REQUEST_CONFUSING_VAR" },
    ),
    bad(
      "a stream_id that is no JSON",
      edit({ stream_id: "quay" }),
      "stream_id is not valid JSON",
    ),
    bad(
      "a stream_id that is no integer",
      edit({ stream_id: true }),
      "stream_id is not an integer",
    ),
    bad(
      "an unknown propagate_mode",
      edit({ topic: "x", propagate_mode: "change_some" }),
      "Invalid propagate_mode",
    ),
    bad("an unknown message", edit({ content: "x" }), "Invalid message(s)"),
    bad(
      "a message between others",
      edit({ content: "x" }),
      "Invalid message(s)",
      { as: "olive", before: directly },
    ),
    bad(
      "content where editing is off",
      edit({ content: "x" }),
      "Your organization has turned off message editing",
      { before: all(said, withSettings({ allow_message_editing: false })) },
    ),
    bad("nothing", edit({}), "Nothing to change", { before: said }),
    bad(
      "the topic that it has",
      edit({ topic: "lunch" }),
      "Nothing to change",
      { before: said },
    ),
    bad(
      "a direct message to a stream",
      edit({ stream_id: 1 }),
      "Direct messages cannot be moved to streams.",
      { before: directly },
    ),
    bad(
      "a topic for a direct message",
      edit({ topic: "x" }),
      "Direct messages cannot have topics.",
      { before: directly },
    ),
    bad(
      "a propagate_mode without move",
      edit({ content: "x", propagate_mode: "change_all" }),
      "Invalid propagate_mode without topic edit",
      { before: said },
    ),
    bad("a blank topic", edit({ topic: " " }), "Topic can't be empty!", {
      before: said,
    }),
    bad(
      "a control character in the topic",
      edit({ topic: "a\u0001" }),
      "Invalid character in topic, at position 2!",
      { before: said },
    ),
    bad(
      "content and stream together",
      edit({ content: "x", stream_id: 2 }),
      "Cannot change message content while changing stream",
      { before: said },
    ),
    bad(
      "the text of a poll",
      edit({ content: "x" }),
      "Widgets cannot be edited.",
      { before: (world) => say(world, "max", { content: "/poll a\nb" }) },
    ),
    bad("the text of somebody else", edit({ content: "x" }), own, {
      as: "olive",
      before: said,
    }),
    bad("a topic that only administrators change", edit({ topic: "x" }), own, {
      before: all(said, withSettings({ edit_topic_policy: 2 })),
    }),
    bad(
      "text after the limit",
      edit({ content: "x" }),
      "The time limit for editing this message has passed",
      { before: all(withSettings(LIMIT), saidThen(621)) },
    ),
    bad(
      "a topic after the limit",
      edit({ topic: "x" }),
      "The time limit for editing this message's topic has passed.",
      {
        before: all(
          withSettings({ move_messages_within_stream_limit_seconds: 60 }),
          saidThen(81),
        ),
      },
    ),
    bad(
      "a NUL in the content",
      edit({ content: "a\0" }),
      "Message must not contain null bytes",
      { before: said },
    ),
    bad(
      "a stream wildcard in a large stream",
      edit({ content: "@**all**" }),
      "You do not have permission to use stream wildcard mentions in this stream.",
      {
        code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
        before: all(said, withCrowd(STREAM.general, 10)),
      },
    ),
    bad(
      "a topic wildcard in a busy topic",
      edit({ content: "@**topic**" }),
      "You do not have permission to use topic wildcard mentions in this topic.",
      {
        code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
        before: all(said, withTalkers(STREAM.general, 15)),
      },
    ),
    bad(
      "a group that does not let itself be mentioned",
      edit({ content: "@*crew*" }),
      "You are not allowed to mention user group 'crew'. You must be a member of 'role:moderators' to mention this group.",
      { before: all(said, withClosedGroup) },
    ),
    bad(
      "a text that cannot be rendered",
      edit({ content: "<time:inf>" }),
      "Unable to render message",
      { before: said },
    ),
    bad(
      "a move by a new bot of a guest to a stream for full members",
      edit({ stream_id: STREAM.quay }),
      "Guests cannot send to this stream.",
      {
        as: "robo",
        before: all(
          said,
          withSettings({ ...MAY_MOVE, waiting_period_threshold: 3 }),
          withStream(STREAM.quay, { stream_post_policy: 3 }),
          (world) =>
            withUser("robo", {
              date_joined: world.realm.clock.now(),
              bot_owner_id: world.as("gus").id,
            })(world),
        ),
      },
    ),
    bad(
      "a move that the policy forbids",
      edit({ stream_id: NO_ID }),
      "You don't have permission to move this message",
      { before: said },
    ),
    bad(
      "a move to an unknown stream",
      edit({ stream_id: NO_ID }),
      "Invalid stream ID",
      { before: all(said, withSettings(MAY_MOVE)) },
    ),
    bad(
      "a move to a private stream from outside, by an administrator",
      edit({ stream_id: STREAM.vault }),
      "Invalid stream ID",
      { as: "adam", before: said },
    ),
    bad(
      "a move to a stream for administrators",
      edit({ stream_id: STREAM.news }),
      "Only organization administrators can send to this stream.",
      { before: all(said, withSettings(MAY_MOVE)) },
    ),
    bad(
      "a move to a stream for moderators",
      edit({ stream_id: STREAM.quay }),
      "Only organization administrators and moderators can send to this stream.",
      {
        before: all(
          said,
          withSettings(MAY_MOVE),
          withStream(STREAM.quay, { stream_post_policy: 4 }),
        ),
      },
    ),
    bad(
      "a new member's move to a stream for full members",
      edit({ stream_id: STREAM.quay }),
      "New members cannot send to this stream.",
      {
        as: "nora",
        before: all(
          said,
          withSettings({ ...MAY_MOVE, waiting_period_threshold: 3 }),
          withStream(STREAM.quay, { stream_post_policy: 3 }),
        ),
      },
    ),
    bad(
      "a move after the limit",
      edit({ stream_id: STREAM.quay }),
      "The time limit for editing this message's stream has passed",
      {
        before: all(
          withSettings({
            ...MAY_MOVE,
            move_messages_between_streams_limit_seconds: 60,
          }),
          saidThen(81),
        ),
      },
    ),
    bad(
      "to move a whole topic, part of which is too old",
      { message_id: 2, topic: "x", propagate_mode: "change_all" },
      "You only have permission to move the 1/2 most recent messages in this topic.",
      {
        code: "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
        extra: {
          first_message_id_allowed_to_move: 2,
          total_messages_in_topic: 2,
          total_messages_allowed_to_move: 1,
        },
        before: all(
          withSettings({ move_messages_within_stream_limit_seconds: 60 }),
          saidThen(100),
          said,
        ),
      },
    ),
  ]);
});
