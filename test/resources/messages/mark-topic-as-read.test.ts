import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { say } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const topic = (topic_name: string, stream_id: number = STREAM.general) => ({
  stream_id,
  topic_name,
});

describeOperation("mark-topic-as-read", ({ it, errors, roles }) => {
  it("marks the topic's messages, whatever the case of its name", async (world) => {
    const one = await say(world, "max");
    await say(world, "max", { topic: "tea" });
    const two = await say(world, "max", { topic: "LUNCH" });
    const events = await watchAll(world, ["mia"]);
    await world.as("mia").ok("mark-topic-as-read", topic("Lunch"));
    await world.as("mia").ok("mark-topic-as-read", topic("Lunch"));
    expect((await events()).mia).toMatchObject([{ messages: [one, two] }]);
  });

  it("marks the whole stream when the topic is empty", async (world) => {
    await say(world, "max");
    await say(world, "max", { topic: "tea" });
    await world.as("mia").ok("mark-topic-as-read", topic(""));
    expect(world.realm.copies(world.as("mia").id).unreadCount).toBe(0);
  });

  roles(topic("lunch"), { ...EVERYBODY, guest: "Invalid stream ID" }, (world) =>
    say(world, "max"),
  );

  errors([
    missing("stream_id", { topic_name: "lunch" }),
    bad(
      "a stream_id that is no JSON",
      { stream_id: "x", topic_name: "y" },
      'Argument "stream_id" is not valid JSON.',
    ),
    bad(
      "a stream_id that is no integer",
      { stream_id: "[1]", topic_name: "y" },
      "stream_id is not an integer",
    ),
    missing("topic_name", { stream_id: NO_ID }),
    bad("an unknown stream", topic("lunch", NO_ID), "Invalid stream ID"),
    bad("a topic without messages", topic("lunch"), "No such topic 'lunch'"),
    bad(
      "a topic of which the caller got no message",
      topic("lunch", STREAM.quay),
      "No such topic 'lunch'",
      {
        as: "mia",
        before: (world) => say(world, "max", { to: "quay" }),
      },
    ),
  ]);
});
