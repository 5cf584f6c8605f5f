import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const NO_STREAM = "Invalid stream ID";
const ropes = (op: string, params: Record<string, unknown> = {}) => ({
  stream_id: STREAM.quay,
  topic: "ropes",
  op,
  ...params,
});
const byName = (op: string, stream: string) =>
  ropes(op, { stream, stream_id: undefined });

describeOperation("mute-topic", ({ it, errors, roles }) => {
  it("mutes and unmutes a topic, by id or by name", async (world) => {
    const events = await watchAll(world, ["max"]);
    for (const [add, remove] of [
      [ropes("add"), ropes("remove")],
      [byName("add", "QUAY"), byName("remove", "quay")],
    ]) {
      expect(await world.as("max").ok("mute-topic", add)).toEqual({
        result: "success",
        msg: "",
      });
      const now = world.realm.clock.seconds();
      expect((await events()).max).toMatchObject([
        { type: "muted_topics", muted_topics: [["quay", "ropes", now]] },
        { type: "user_topic", visibility_policy: 1 },
      ]);
      await world.as("max").ok("mute-topic", remove);
      expect((await events()).max).toMatchObject([
        { type: "muted_topics", muted_topics: [] },
        { type: "user_topic", visibility_policy: 0 },
      ]);
    }
  });

  it("succeeds again without an event", async (world) => {
    const { as } = world;
    await as("max").ok("mute-topic", ropes("add"));
    const events = await watchAll(world, ["max"]);
    await as("max").ok("mute-topic", ropes("add"));
    expect((await events()).max).toEqual([]);
    await as("max").ok("mute-topic", ropes("remove"));
    await as("max").ok("mute-topic", ropes("remove"));
    expect((await events()).max).toHaveLength(2);
  });

  it("unmutes in a stream that the caller cannot use", async ({ as }) => {
    await as("max").ok("mute-topic", byName("remove", "vault"));
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
    {
      name: "no topic",
      as: "max",
      params: { stream_id: STREAM.quay },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'topic' argument",
      extra: { var_name: "topic" },
    },
    {
      name: "no op",
      as: "max",
      params: { stream_id: STREAM.quay, topic: "ropes" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'op' argument",
      extra: { var_name: "op" },
    },
    {
      name: "a stream id that is no JSON",
      ...max,
      params: ropes("add", { stream_id: "quay" }),
      msg: 'Argument "stream_id" is not valid JSON.',
    },
    {
      name: "a stream id that is no integer",
      ...max,
      params: ropes("add", { stream_id: [2] }),
      msg: "stream_id is not an integer",
    },
    {
      name: "an unknown op",
      ...max,
      params: ropes("mute"),
      msg: "Invalid op",
    },
    {
      name: "neither id nor name",
      ...max,
      params: ropes("add", { stream_id: undefined }),
      msg: "Please supply 'stream'.",
    },
    {
      name: "both id and name",
      ...max,
      params: ropes("add", { stream: "quay" }),
      msg: "Please choose one: 'stream' or 'stream_id'.",
    },
    {
      name: "an unknown stream",
      ...max,
      params: ropes("add", { stream_id: NO_ID }),
      msg: NO_STREAM,
    },
    {
      name: "a private stream that the caller is not in",
      ...max,
      params: ropes("add", { stream_id: STREAM.vault }),
      msg: NO_STREAM,
    },
    {
      name: "an unknown name",
      ...max,
      params: byName("add", "nowhere"),
      msg: "Invalid stream name 'nowhere'",
    },
    {
      name: "the name of a private stream that the caller is not in",
      ...max,
      params: byName("add", "vault"),
      msg: "Invalid stream name 'vault'",
    },
    {
      name: "to unmute in an unknown stream",
      ...max,
      params: ropes("remove", { stream_id: NO_ID }),
      msg: "Topic is not muted",
    },
    {
      name: "to unmute in a stream of an unknown name",
      ...max,
      params: byName("remove", "nowhere"),
      msg: "Topic is not muted",
    },
    {
      name: "a topic that is too long, as the reference fails",
      as: "max",
      params: ropes("add", { topic: "x".repeat(61) }),
      status: 500,
      code: "",
      msg: "Internal server error",
    },
  ]);

  roles(ropes("add", { stream_id: STREAM.general }), {
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: "ok",
    "new member": "ok",
    guest: NO_STREAM,
    bot: "ok",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
