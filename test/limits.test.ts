import { describe, expect, test } from "vitest";
import { withOrganization } from "./support/arrange.ts";
import { STREAM } from "./support/harbor-ids.ts";
import { png } from "./resources/emoji/pictures.ts";
import { look, say } from "./support/talk.ts";
import { openWorld, type OpenWorld } from "./support/world.ts";

/** The interface's table of limits, row by row. Source: interface, limits; numbers: platform 7. */
const MIB = 1024 * 1024;

describe("the size of a custom emoji", () => {
  test("is 5 MiB at most by default", async () => {
    const world = await openWorld();
    expect(await upload(world, 5 * MIB)).toMatchObject({ result: "success" });
    expect(await upload(world, 5 * MIB + 1)).toEqual(tooLarge(5));
  });

  test("is what MAX_EMOJI_FILE_SIZE_MIB says", async () => {
    const world = await openWorld();
    await withOrganization({ max_emoji_file_size_mib: 1 })(world);
    expect(await upload(world, MIB)).toMatchObject({ result: "success" });
    expect(await upload(world, MIB + 1)).toEqual(tooLarge(1));
    expect(await world.as("max").ok("register-queue")).toMatchObject({
      max_file_upload_size_mib: expect.any(Number),
    });
  });
});

test("two profile fields at most are in the profile summary", async () => {
  const { as } = await openWorld();
  const add = (name: string) =>
    as("olive").call("create-custom-profile-field", {
      name,
      field_type: 1,
      display_in_profile_summary: true,
    });
  expect(await add("Desk")).toMatchObject({ result: "success" });
  expect(await add("Team")).toMatchObject({ result: "success" });
  expect(await add("Phone")).toEqual({
    result: "error",
    msg: "Only 2 custom profile fields can be displayed in the profile summary.",
    code: "BAD_REQUEST",
  });
});

describe("lengths, which queue registration tells", () => {
  const toldLimits = async ({ as }: OpenWorld) => {
    const asked = { fetch_event_types: ["realm"] };
    return await as("max").ok("register-queue", asked);
  };

  test("content beyond max_message_length is cut off, and says so", async () => {
    const world = await openWorld();
    const { max_message_length: limit } = await toldLimits(world);
    expect(limit).toBe(10_000);
    const contentOf = async (length: number) => {
      const id = await say(world, "max", { content: "🎈".repeat(length) });
      const sent = { message_id: id, apply_markdown: false };
      return (await world.as("max").ok("get-message", sent)).message.content;
    };
    expect(await contentOf(limit)).toBe("🎈".repeat(limit));
    const notice = "\n[message truncated]";
    expect(await contentOf(limit + 1)).toBe(
      "🎈".repeat(limit - notice.length) + notice,
    );
  });

  test("a topic beyond max_topic_length is cut off", async () => {
    const world = await openWorld();
    const { max_topic_length: limit } = await toldLimits(world);
    expect(limit).toBe(60);
    const topicOf = async (length: number) => {
      const id = await say(world, "max", { topic: "é".repeat(length) });
      return (await look(world, "max", id)).subject;
    };
    expect(await topicOf(limit)).toBe("é".repeat(limit));
    expect(await topicOf(limit + 1)).toBe(`${"é".repeat(limit - 3)}...`);
  });

  test("a stream name beyond max_stream_name_length is refused", async () => {
    const world = await openWorld();
    const { max_stream_name_length: limit } = await toldLimits(world);
    expect(limit).toBe(60);
    const rename = (length: number) =>
      world.as("olive").call("update-stream", {
        stream_id: STREAM.general,
        new_name: "é".repeat(length),
      });
    expect(await rename(limit)).toMatchObject({ result: "success" });
    expect(await rename(limit + 1)).toEqual({
      result: "error",
      msg: `Stream name too long (limit: ${limit} characters).`,
      code: "BAD_REQUEST",
    });
  });

  test("a stream description beyond max_stream_description_length is refused", async () => {
    const world = await openWorld();
    const { max_stream_description_length: limit } = await toldLimits(world);
    expect(limit).toBe(1024);
    const describeStream = (length: number) =>
      world.as("olive").call("update-stream", {
        stream_id: STREAM.general,
        description: "é".repeat(length),
      });
    expect(await describeStream(limit)).toMatchObject({ result: "success" });
    expect(await describeStream(limit + 1)).toEqual({
      result: "error",
      msg: `description is too long (limit: ${limit} characters)`,
      code: "BAD_REQUEST",
    });
  });
});

test("times of typing are told at registration", async () => {
  const { as } = await openWorld();
  const asked = { fetch_event_types: ["realm"] };
  expect(await as("max").ok("register-queue", asked)).toMatchObject({
    server_typing_started_wait_period_milliseconds: 30_000,
    server_typing_stopped_wait_period_milliseconds: 12_000,
    server_typing_started_expiry_period_milliseconds: 45_000,
  });
});

const TIMES_OUT_TWICE = `
name: partly
summary: Marking all as read times out twice, each time after two messages.
rules:
  - on: mark-all-as-read
    times: 2
    then: { partial: { batch: 2 } }
`;

test("marking all as read goes in batches, newest first, and says when it is not done", async () => {
  const world = await openWorld();
  const ids: number[] = [];
  for (let count = 0; count < 5; count++) ids.push(await say(world, "mia"));
  await world.emulated.use(TIMES_OUT_TWICE);
  const mark = async () => {
    const { complete } = await world.as("max").ok("mark-all-as-read");
    const flags = await Promise.all(
      ids.map(async (id) => (await look(world, "max", id)).flags),
    );
    return [complete, flags.map((list) => list.includes("read"))];
  };
  expect(await mark()).toEqual([false, [false, false, false, true, true]]);
  expect(await mark()).toEqual([false, [false, true, true, true, true]]);
  expect(await mark()).toEqual([true, [true, true, true, true, true]]);
});

let uploads = 0;

/** Uploads a picture that is filled up to a size. */
async function upload({ as }: OpenWorld, size: number) {
  const bytes = new Uint8Array(size);
  bytes.set(png());
  const file = {
    part: "file",
    filename: "boat.png",
    contentType: "image/png",
    bytes,
  };
  const sent = { emoji_name: `boat ${uploads++}` };
  const options = { files: [file] };
  return (await as("olive").send("upload-custom-emoji", sent, options)).body;
}

function tooLarge(mib: number) {
  return {
    result: "error",
    msg: `Uploaded file is larger than the allowed limit of ${mib} MiB`,
    code: "BAD_REQUEST",
  };
}
