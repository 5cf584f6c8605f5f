import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, OUTSIDE } from "../../support/error-rows.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import { say, whisper } from "../../support/talk.ts";
import { textFile, upload } from "../../support/upload.ts";

const NOT_YOURS = "You are not authorized to view this file.";

/** What the operation is asked for: the parts of an address. */
function partsOf(uri: string) {
  const [, , realm_id_str, ...rest] = uri.split("/");
  return { realm_id_str, filename: rest.join("/") };
}

/** The only file of the realm. */
function onlyFile({ realm }: World) {
  const [uri] = realm.seal().assets.keys();
  return partsOf(uri!);
}

async function mayHave(world: World, handle: string, uri: string) {
  const { status } = await world
    .as(handle)
    .send("get-file-temporary-url", partsOf(uri));
  return status === 200;
}

describeOperation("get-file-temporary-url", ({ it, errors, roles }) => {
  it("gives the owner an address with the file's name", async (world) => {
    const uri = await upload(world, "max", textFile("a", "år.txt"));
    const { url } = await world
      .as("max")
      .ok("get-file-temporary-url", partsOf(uri));
    expect(url).toMatch(
      /^\/user_uploads\/temporary\/[0-9A-F]{64,}\/%C3%A5r\.txt$/,
    );
  });

  it("gives the same address at the same time, another one later", async (world) => {
    const uri = await upload(world, "max");
    const ask = async () =>
      (await world.as("max").ok("get-file-temporary-url", partsOf(uri))).url;
    const first = await ask();
    expect(await ask()).toBe(first);
    await world.realm.clock.advance(1000);
    expect(await ask()).not.toBe(first);
  });

  it("gives a file of a public stream to everybody but guests outside", async (world) => {
    const uri = await upload(world, "max");
    await say(world, "max", { content: `[note](${uri})` });
    expect(await mayHave(world, "nora", uri)).toBe(true);
    expect(await mayHave(world, "gus", uri)).toBe(false);
    await say(world, "max", { to: "quay", content: `[note](${uri})` });
    expect(await mayHave(world, "gus", uri)).toBe(true);
  });

  it("gives a file of a direct message to its people", async (world) => {
    const uri = await upload(world, "max");
    await whisper(world, "max", ["gus"], `[note](${uri})`);
    expect(await mayHave(world, "gus", uri)).toBe(true);
    expect(await mayHave(world, "olive", uri)).toBe(false);
  });

  it("gives a file of a private stream to later subscribers if they see its history", async (world) => {
    const open = await upload(world, "mia");
    const closed = await upload(world, "max");
    await say(world, "mia", { to: "vault", content: `[note](${open})` });
    await say(world, "max", { to: "core", content: `[note](${closed})` });
    for (const [handle, name, uri] of [
      ["otto", "vault", open],
      ["max", "core", closed],
    ] as const) {
      expect(await mayHave(world, "nora", uri)).toBe(false);
      await world.as(handle).ok("subscribe", {
        subscriptions: [{ name }],
        principals: [world.as("nora").id],
      });
    }
    expect(await mayHave(world, "nora", open)).toBe(true);
    expect(await mayHave(world, "nora", closed)).toBe(false);
  });

  it("follows a message that moves into a private stream", async (world) => {
    const uri = await upload(world, "max");
    const message_id = await say(world, "max", {
      to: "quay",
      content: `[note](${uri})`,
    });
    expect(await mayHave(world, "mia", uri)).toBe(true);
    await world
      .as("olive")
      .ok("update-message", { message_id, stream_id: STREAM.core });
    expect(await mayHave(world, "mia", uri)).toBe(false);
    expect(await mayHave(world, "olive", uri)).toBe(true);
  });

  it("takes a file back that a message no longer links to", async (world) => {
    const uri = await upload(world, "max");
    const message_id = await say(world, "max", { content: `[note](${uri})` });
    expect(await mayHave(world, "mia", uri)).toBe(true);
    await world
      .as("max")
      .ok("update-message", { message_id, content: "never mind" });
    expect(await mayHave(world, "mia", uri)).toBe(false);
    expect(await mayHave(world, "max", uri)).toBe(true);
  });

  errors([
    bad(
      "a file that is not there",
      { realm_id_str: 2, filename: "ab/cd/note.txt" },
      "File not found.",
      { status: 404 },
    ),
    bad(
      "a file of another organization",
      (world) => ({ ...onlyFile(world), realm_id_str: 3 }),
      "File not found.",
      { status: 404, before: (world) => upload(world, "max") },
    ),
    bad("a file that nobody has shared", onlyFile, NOT_YOURS, {
      as: "olive",
      status: 403,
      before: (world) => upload(world, "max"),
    }),
  ]);

  roles(
    onlyFile as never,
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: NOT_YOURS,
      bot: "ok",
      ...OUTSIDE,
    },
    async (world) => {
      const uri = await upload(world, "max");
      await say(world, "max", { content: `[note](${uri})` });
    },
  );
});
