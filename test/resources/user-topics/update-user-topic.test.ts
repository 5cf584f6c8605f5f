import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const NO_STREAM = "Invalid stream ID";
const ropes = (visibility_policy: number, topic = "ropes") => ({
  stream_id: STREAM.quay,
  topic,
  visibility_policy,
});

const topicsOf = async ({ as }: World, handle: string) => {
  const { user_topics } = await as(handle).ok("register-queue", {
    fetch_event_types: ["user_topic"],
  });
  return user_topics;
};

const muted = (...muted_topics: unknown[]) => ({
  type: "muted_topics",
  muted_topics,
});

describeOperation("update-user-topic", ({ it, errors, roles }) => {
  it("sets and removes a policy, telling the caller's clients alone", async (world) => {
    const { as, realm } = world;
    const events = await watchAll(world, ["max", "olive"]);
    const now = realm.clock.seconds();
    const told = (visibility_policy: number) => ({
      type: "user_topic",
      stream_id: STREAM.quay,
      topic_name: "ropes",
      last_updated: now,
      visibility_policy,
    });
    for (const [policy, list] of [
      [1, [["quay", "ropes", now]]],
      [2, []],
      [3, []],
      [0, []],
    ] as const) {
      expect(await as("max").ok("update-user-topic", ropes(policy))).toEqual({
        result: "success",
        msg: "",
      });
      expect(await events()).toEqual({
        max: [muted(...list), told(policy)],
        olive: [],
      });
      expect(await topicsOf(world, "max")).toEqual(
        policy === 0
          ? []
          : [
              {
                stream_id: STREAM.quay,
                topic_name: "ropes",
                last_updated: now,
                visibility_policy: policy,
              },
            ],
      );
    }
  });

  it("matches topics without regard to case, keeps the first spelling, and tells the one sent", async (world) => {
    const { as } = world;
    await as("max").ok("update-user-topic", ropes(1));
    const events = await watchAll(world, ["max"]);
    await as("max").ok("update-user-topic", ropes(1, "ROPES"));
    expect((await events()).max).toEqual([]);
    await as("max").ok("update-user-topic", ropes(3, "Ropes"));
    expect((await events()).max).toMatchObject([
      { type: "muted_topics" },
      { type: "user_topic", topic_name: "Ropes", visibility_policy: 3 },
    ]);
    expect(await topicsOf(world, "max")).toMatchObject([
      { topic_name: "ropes", visibility_policy: 3 },
    ]);
  });

  it("removes nothing without an event", async (world) => {
    const events = await watchAll(world, ["max"]);
    await world.as("max").ok("update-user-topic", ropes(0));
    expect((await events()).max).toEqual([]);
  });

  it("removes a policy in a stream that the caller cannot use", async ({
    as,
  }) => {
    await as("max").ok("update-user-topic", {
      ...ropes(0),
      stream_id: STREAM.vault,
    });
  });

  it("takes a topic that nobody wrote in", async ({ as }) => {
    await as("max").ok("update-user-topic", ropes(3, "nothing yet"));
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
    {
      name: "no stream",
      as: "max",
      params: {},
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'stream_id' argument",
      extra: { var_name: "stream_id" },
    },
    {
      name: "no topic",
      as: "max",
      params: { stream_id: STREAM.quay },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'topic' argument",
      extra: { var_name: "topic" },
    },
    {
      name: "a stream id that is no JSON",
      ...max,
      params: { ...ropes(1), stream_id: "quay" },
      msg: 'Argument "stream_id" is not valid JSON.',
    },
    {
      name: "a stream id that is no integer",
      ...max,
      params: { ...ropes(1), stream_id: [2] },
      msg: "stream_id is not an integer",
    },
    {
      name: "an unknown policy",
      ...max,
      params: ropes(4),
      msg: "Invalid visibility_policy",
    },
    {
      name: "an unknown stream",
      ...max,
      params: { ...ropes(1), stream_id: NO_ID },
      msg: NO_STREAM,
    },
    {
      name: "an unknown stream, to remove",
      ...max,
      params: { ...ropes(0), stream_id: NO_ID },
      msg: NO_STREAM,
    },
    {
      name: "a private stream that an administrator is not in",
      as: "adam",
      code: "BAD_REQUEST",
      params: { ...ropes(1), stream_id: STREAM.vault },
      msg: NO_STREAM,
    },
    {
      name: "a topic that is too long, as the reference fails",
      as: "max",
      params: ropes(1, "x".repeat(61)),
      status: 500,
      code: "",
      msg: "Internal server error",
    },
  ]);

  roles(
    { ...ropes(1), stream_id: STREAM.general },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: NO_STREAM,
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
