import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const MUST_ADMINISTER = "Must be an organization administrator";

describeOperation("archive-stream", ({ it, errors, roles }) => {
  it("ends a stream and its subscriptions", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "gus"]);
    expect(
      await as("adam").ok("archive-stream", { stream_id: STREAM.quay }),
    ).toEqual({ result: "success", msg: "" });
    const gone = {
      type: "stream",
      op: "delete",
      streams: [
        expect.objectContaining({
          stream_id: STREAM.quay,
          name: "quay",
          invite_only: false,
          stream_weekly_traffic: null,
        }),
      ],
    };
    expect(await events()).toEqual({ max: [gone], mia: [gone], gus: [gone] });
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(
      subscriptions.map((one: { name: string }) => one.name),
    ).not.toContain("quay");
  });

  it("keeps its id, under another name, for administrators", async ({ as }) => {
    await as("adam").ok("archive-stream", { stream_id: STREAM.quay });
    const { stream } = await as("adam").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    // The first seven digits of the SHA-512 of "2".
    expect(stream).toMatchObject({
      name: "40b2441!DEACTIVATED:quay",
      invite_only: true,
    });
    expect(
      await as("max").call("get-stream-by-id", { stream_id: STREAM.quay }),
    ).toMatchObject({ msg: "Invalid stream ID" });
  });

  it("shows everybody an archived stream that was web-public", async ({
    as,
  }) => {
    await as("adam").ok("archive-stream", { stream_id: STREAM.lobby });
    await as("gus").ok("get-stream-by-id", { stream_id: STREAM.lobby });
  });

  it("cuts the new name at 60 characters", async ({ as }) => {
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "x".repeat(60),
    });
    await as("olive").ok("archive-stream", { stream_id: STREAM.quay });
    const { stream } = await as("olive").ok("get-stream-by-id", {
      stream_id: STREAM.quay,
    });
    expect(stream.name).toHaveLength(60);
  });

  it("frees its name", async ({ as }) => {
    await as("adam").ok("archive-stream", { stream_id: STREAM.quay });
    await as("max").ok("subscribe", { subscriptions: [{ name: "quay" }] });
    const { stream_id } = await as("max").ok("get-stream-id", {
      stream: "quay",
    });
    expect(stream_id).toBeGreaterThan(STREAM.empty);
  });

  it("takes it from the default streams", async (world) => {
    const events = await watchAll(world, ["nora", "gus"]);
    await world.as("adam").ok("archive-stream", { stream_id: STREAM.general });
    expect(await events()).toEqual({
      nora: [
        { type: "default_streams", default_streams: [] },
        expect.objectContaining({ type: "stream", op: "delete" }),
      ],
      gus: [],
    });
  });

  it("marks its messages as read for everybody", async ({ as }) => {
    await as("olive").ok("send-message", {
      type: "stream",
      to: "quay",
      topic: "t",
      content: "hi",
    });
    await as("adam").ok("archive-stream", { stream_id: STREAM.quay });
    const { unread_msgs } = await as("max").ok("register-queue");
    expect(unread_msgs.count).toBe(0);
    expect(unread_msgs.streams).toEqual([]);
  });

  errors([
    {
      name: "an unknown stream",
      as: "olive",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a member, of a private stream that it is not in",
      as: "max",
      params: { stream_id: STREAM.vault },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a member, of a private stream that it is in",
      as: "max",
      params: { stream_id: STREAM.core },
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: MUST_ADMINISTER,
    },
    {
      name: "an archived stream",
      as: "olive",
      before: ({ as }) =>
        as("adam").ok("archive-stream", { stream_id: STREAM.quay }),
      params: { stream_id: STREAM.quay },
      code: "BAD_REQUEST",
      msg: "Stream is already deactivated",
    },
  ]);

  roles(
    { stream_id: STREAM.quay },
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
