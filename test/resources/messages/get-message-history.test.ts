import { expect } from "vitest";
import { withSettings } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { say, whisper } from "../../support/talk.ts";

const DISABLED = "Message edit history is disabled in this organization";

describeOperation("get-message-history", ({ it, errors, roles }) => {
  it("shows the message as it was sent and after each edit", async (world) => {
    const { as, realm } = world;
    const sentAt = realm.clock.seconds();
    await withSettings({ move_messages_between_streams_policy: 1 })(world);
    const message_id = await say(world, "max", { content: "one fish" });
    await realm.clock.advance(60_000);
    await as("max").ok("update-message", { message_id, content: "two fish" });
    await realm.clock.advance(60_000);
    await as("mia").ok("update-message", { message_id, topic: "tea" });
    await as("max").ok("update-message", {
      message_id,
      stream_id: STREAM.lobby,
    });
    const { message_history } = await as("mia").ok("get-message-history", {
      message_id,
    });
    const max = as("max").id;
    const two = { content: "two fish", rendered_content: "<p>two fish</p>" };
    expect(message_history).toEqual([
      {
        topic: "lunch",
        content: "one fish",
        rendered_content: "<p>one fish</p>",
        timestamp: sentAt,
        user_id: max,
      },
      {
        ...two,
        topic: "lunch",
        timestamp: sentAt + 60,
        user_id: max,
        prev_content: "one fish",
        prev_rendered_content: "<p>one fish</p>",
        content_html_diff:
          '<div><p><span class="highlight_text_deleted">one</span><span class="highlight_text_inserted">two</span> fish</p></div>',
      },
      {
        ...two,
        topic: "tea",
        timestamp: sentAt + 120,
        user_id: as("mia").id,
        prev_topic: "lunch",
      },
      {
        ...two,
        topic: "tea",
        timestamp: sentAt + 120,
        user_id: max,
        prev_stream: STREAM.general,
        stream: STREAM.lobby,
      },
    ]);
  });

  it("shows one state of a message that was never edited", async (world) => {
    const message_id = await whisper(world, "max", ["mia"]);
    const { message_history } = await world
      .as("mia")
      .ok("get-message-history", { message_id });
    expect(message_history).toMatchObject([{ topic: "", content: "psst" }]);
  });

  roles({ message_id: 1 }, EVERYBODY, (world) =>
    say(world, "max", { to: "quay" }),
  );

  errors([
    bad(
      "where edits are hidden, before all else",
      { message_id: NO_ID },
      DISABLED,
      { before: withSettings({ allow_edit_history: false }) },
    ),
    bad("an unknown message", { message_id: NO_ID }, "Invalid message(s)"),
    bad("a message between others", { message_id: 1 }, "Invalid message(s)", {
      as: "olive",
      before: (world) => whisper(world, "max", ["mia"]),
    }),
  ]);
});
