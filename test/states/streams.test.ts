import { describe, expect } from "vitest";
import { withSettings, withSpectators } from "../support/arrange.ts";
import {
  describeOperation,
  type OperationTests,
  type World,
} from "../support/describe-operation.ts";
import { GROUP, STREAM } from "../support/harbor-ids.ts";

/**
 * The rows of the interface's state table that are about streams: state before, trigger, condition, state after.
 *
 * Source: interface, States and transitions.
 */
describe("states of a stream", () => {
  describeOperation("update-stream", (tests) => {
    publicToPrivate(tests);
    privateToPublic(tests);
    webPublic(tests);
    defaultStreams(tests);
  });
});

const streamAs = async ({ as }: World, stream_id: number) => {
  const { stream } = await as("olive").ok("get-stream-by-id", { stream_id });
  return stream;
};

const defaultIds = async ({ as }: World) => {
  const { realm_default_streams } = await as("max").ok("register-queue", {
    fetch_event_types: ["default_streams"],
  });
  return realm_default_streams.map(
    (one: { stream_id: number }) => one.stream_id,
  );
};

function publicToPrivate({ it }: OperationTests): void {
  it("public, is_private true by an administrator: private", async (world) => {
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      invite_only: false,
    });
    await world
      .as("adam")
      .ok("update-stream", { stream_id: STREAM.quay, is_private: true });
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      invite_only: true,
    });
  });

  it("public, is_private true by a member: unchanged", async (world) => {
    expect(
      await world
        .as("max")
        .call("update-stream", { stream_id: STREAM.quay, is_private: true }),
    ).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      invite_only: false,
    });
  });

  it("private, is_private true by an administrator outside: unchanged", async (world) => {
    expect(
      await world
        .as("adam")
        .call("update-stream", { stream_id: STREAM.core, is_private: true }),
    ).toMatchObject({ code: "BAD_REQUEST", msg: "Invalid stream ID" });
  });
}

function privateToPublic({ it }: OperationTests): void {
  it("private, is_private false by an administrator in it: public", async (world) => {
    await world
      .as("olive")
      .ok("update-stream", { stream_id: STREAM.core, is_private: false });
    expect(await streamAs(world, STREAM.core)).toMatchObject({
      invite_only: false,
      history_public_to_subscribers: true,
    });
  });

  it("private, is_private false by an administrator outside: unchanged", async (world) => {
    expect(
      await world
        .as("adam")
        .call("update-stream", { stream_id: STREAM.core, is_private: false }),
    ).toMatchObject({ code: "BAD_REQUEST", msg: "Invalid stream ID" });
    expect(await streamAs(world, STREAM.core)).toMatchObject({
      invite_only: true,
    });
  });

  it("private, another group by an administrator outside: unchanged", async (world) => {
    expect(
      await world.as("adam").call("update-stream", {
        stream_id: STREAM.core,
        can_remove_subscribers_group: GROUP.members,
      }),
    ).toMatchObject({ code: "BAD_REQUEST", msg: "Invalid stream ID" });
  });
}

function webPublic({ it }: OperationTests): void {
  const make = { stream_id: STREAM.quay, is_web_public: true };

  it("not web-public, is_web_public true where all allows it: web-public", async (world) => {
    await withSpectators(world);
    await world.as("olive").ok("update-stream", make);
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      is_web_public: true,
      invite_only: false,
    });
  });

  it("not web-public, is_web_public true without spectator access: unchanged", async (world) => {
    expect(await world.as("olive").call("update-stream", make)).toMatchObject({
      code: "BAD_REQUEST",
      msg: "Web-public streams are not enabled.",
    });
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      is_web_public: false,
    });
  });

  it("not web-public, is_web_public true outside the creation policy: unchanged", async (world) => {
    await withSpectators(world);
    expect(await world.as("adam").call("update-stream", make)).toMatchObject({
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    });
  });

  it("not web-public, is_web_public true inside a wider policy: web-public", async (world) => {
    await withSettings({
      enable_spectator_access: true,
      create_web_public_stream_policy: 2,
    })(world);
    await world.as("adam").ok("update-stream", make);
    expect(await streamAs(world, STREAM.quay)).toMatchObject({
      is_web_public: true,
    });
  });

  it("web-public, is_web_public false: not web-public, without any of this", async (world) => {
    await world
      .as("adam")
      .ok("update-stream", { stream_id: STREAM.lobby, is_web_public: false });
    expect(await streamAs(world, STREAM.lobby)).toMatchObject({
      is_web_public: false,
    });
  });
}

function defaultStreams({ it }: OperationTests): void {
  it("not default, is_default_stream true: one of the default streams", async (world) => {
    expect(await defaultIds(world)).toEqual([STREAM.general]);
    await world
      .as("adam")
      .ok("update-stream", { stream_id: STREAM.news, is_default_stream: true });
    expect(await defaultIds(world)).toEqual([STREAM.general, STREAM.news]);
  });

  it("default, is_default_stream false: not one of the default streams", async (world) => {
    await world.as("adam").ok("update-stream", {
      stream_id: STREAM.general,
      is_default_stream: false,
    });
    expect(await defaultIds(world)).toEqual([]);
  });

  it("default, is_private true: unchanged", async (world) => {
    expect(
      await world
        .as("olive")
        .call("update-stream", { stream_id: STREAM.general, is_private: true }),
    ).toMatchObject({ msg: "A default stream cannot be private." });
    expect(await defaultIds(world)).toEqual([STREAM.general]);
  });
}
