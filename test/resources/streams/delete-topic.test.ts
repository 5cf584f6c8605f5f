import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const MUST_ADMINISTER = "Must be an organization administrator";

const post = async (
  { as }: World,
  handle: string,
  to: string,
  topic: string,
): Promise<number> => {
  const { id } = await as(handle).ok("send-message", {
    type: "stream",
    to,
    topic,
    content: "hi",
  });
  return id;
};

describeOperation("delete-topic", ({ it, errors, roles }) => {
  it("deletes the messages of the topic, newest first", async (world) => {
    const { as } = world;
    const first = await post(world, "max", "quay", "ropes");
    const other = await post(world, "max", "quay", "knots");
    const second = await post(world, "olive", "quay", "Ropes");
    const events = await watchAll(world, ["max", "gus", "mia"], {
      client_capabilities: {
        notification_settings_null: true,
        bulk_message_deletion: true,
      },
    });
    expect(
      await as("adam").ok("delete-topic", {
        stream_id: STREAM.quay,
        topic_name: "ROPES",
      }),
    ).toEqual({ result: "success", msg: "", complete: true });
    const gone = {
      type: "delete_message",
      message_ids: [second, first],
      message_type: "stream",
      stream_id: STREAM.quay,
      topic: "Ropes",
    };
    expect(await events()).toEqual({ max: [gone], gus: [gone], mia: [] });
    expect(
      await as("max").call("get-message", { message_id: first }),
    ).toMatchObject({ msg: "Invalid message(s)" });
    const { topics } = await as("max").ok("get-stream-topics", {
      stream_id: STREAM.quay,
    });
    expect(topics).toEqual([{ name: "knots", max_id: other }]);
  });

  it("succeeds for a topic that does not exist", async (world) => {
    const events = await watchAll(world, ["max"]);
    expect(
      await world.as("adam").ok("delete-topic", {
        stream_id: STREAM.quay,
        topic_name: "nothing",
      }),
    ).toMatchObject({ complete: true });
    expect((await events()).max).toEqual([]);
  });

  it("spares what the caller did not receive of a protected history", async (world) => {
    const { as } = world;
    const hidden = await post(world, "max", "core", "plans");
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "core" }],
      principals: [as("adam").id],
    });
    await post(world, "max", "core", "plans");
    await as("adam").ok("delete-topic", {
      stream_id: STREAM.core,
      topic_name: "plans",
    });
    const { topics } = await as("max").ok("get-stream-topics", {
      stream_id: STREAM.core,
    });
    expect(topics).toEqual([{ name: "plans", max_id: hidden }]);
  });

  it("tells of many messages a hundred at a time", async (world) => {
    for (let count = 0; count < 101; count++)
      await post(world, "olive", "empty", "t");
    await world.as("mia").ok("subscribe", {
      subscriptions: [{ name: "empty" }],
    });
    const events = await watchAll(world, ["mia"], {
      client_capabilities: {
        notification_settings_null: true,
        bulk_message_deletion: true,
      },
    });
    await world
      .as("adam")
      .ok("delete-topic", { stream_id: STREAM.empty, topic_name: "t" });
    expect(
      (await events()).mia.map(
        (event: { message_ids: number[] }) => event.message_ids.length,
      ),
    ).toEqual([100, 1]);
  });

  it("leaves first_message_id as it was", async (world) => {
    const { as } = world;
    const id = await post(world, "olive", "quay", "ropes");
    await as("adam").ok("delete-topic", {
      stream_id: STREAM.quay,
      topic_name: "ropes",
    });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream.first_message_id).toBe(id);
  });

  errors([
    {
      name: "a member, whatever it sends",
      as: "max",
      params: { stream_id: NO_ID },
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: MUST_ADMINISTER,
    },
    {
      name: "no topic, before the stream",
      as: "adam",
      params: { stream_id: NO_ID },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'topic_name' argument",
      extra: { var_name: "topic_name" },
    },
    {
      name: "an unknown stream",
      as: "adam",
      params: { stream_id: NO_ID, topic_name: "t" },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a private stream that the caller is not in",
      as: "adam",
      params: { stream_id: STREAM.vault, topic_name: "t" },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
  ]);

  roles(
    { stream_id: STREAM.quay, topic_name: "t" },
    {
      owner: "ok",
      administrator: "ok",
      moderator: MUST_ADMINISTER,
      member: MUST_ADMINISTER,
      "new member": MUST_ADMINISTER,
      guest: MUST_ADMINISTER,
      bot: MUST_ADMINISTER,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
