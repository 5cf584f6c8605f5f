import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";

const NO_STREAM = "Invalid stream ID";

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

describeOperation("get-stream-topics", ({ it, errors, roles }) => {
  it("lists topics, newest first, as the newest message spells them", async (world) => {
    await post(world, "max", "quay", "ropes");
    const knots = await post(world, "max", "quay", "knots");
    const ropes = await post(world, "olive", "quay", "Ropes");
    expect(
      await world.as("mia").ok("get-stream-topics", { stream_id: STREAM.quay }),
    ).toEqual({
      result: "success",
      msg: "",
      topics: [
        { name: "Ropes", max_id: ropes },
        { name: "knots", max_id: knots },
      ],
    });
  });

  it("lists none for a stream without history", async ({ as }) => {
    const { topics } = await as("max").ok("get-stream-topics", {
      stream_id: STREAM.empty,
    });
    expect(topics).toEqual([]);
  });

  it("shows a newcomer none of a protected history from before", async (world) => {
    const { as } = world;
    await post(world, "max", "core", "before");
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "core" }],
      principals: [as("mia").id],
    });
    await post(world, "max", "core", "after");
    const topicsOf = async (handle: string) => {
      const { topics } = await as(handle).ok("get-stream-topics", {
        stream_id: STREAM.core,
      });
      return topics.map((one: { name: string }) => one.name);
    };
    expect(await topicsOf("mia")).toEqual(["after"]);
    expect(await topicsOf("max")).toEqual(["after", "before"]);
  });

  it("shows a newcomer a shared history", async (world) => {
    const { as } = world;
    await post(world, "mia", "vault", "before");
    await as("mia").ok("subscribe", {
      subscriptions: [{ name: "vault" }],
      principals: [as("max").id],
    });
    const { topics } = await as("max").ok("get-stream-topics", {
      stream_id: STREAM.vault,
    });
    expect(topics).toMatchObject([{ name: "before" }]);
  });

  errors([
    {
      name: "an unknown stream",
      as: "max",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: NO_STREAM,
    },
  ]);

  roles(
    { stream_id: STREAM.vault },
    {
      owner: NO_STREAM,
      administrator: NO_STREAM,
      moderator: NO_STREAM,
      member: NO_STREAM,
      "new member": NO_STREAM,
      guest: NO_STREAM,
      bot: NO_STREAM,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );

  roles(
    { stream_id: STREAM.general },
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
