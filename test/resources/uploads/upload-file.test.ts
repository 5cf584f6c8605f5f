import { expect } from "vitest";
import { withOrganization } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { filesOf, textFile, upload } from "../../support/upload.ts";
import { watchAll } from "../../support/watch-all.ts";

const PATH = /^\/user_uploads\/2\/[0-9a-f]{1,2}\/[\w-]{24}\/([^/]+)$/;
const MIB = 1_048_576;

describeOperation("upload-file", ({ it, errors }) => {
  it("keeps the file and tells its owner's clients alone", async (world) => {
    const events = await watchAll(world, ["max", "mia"]);
    const uri = await upload(world, "max", textFile("0123456789", "a b.txt"));
    expect(uri).toMatch(PATH);
    const attachment = {
      id: 1,
      name: "a b.txt",
      path_id: uri.slice("/user_uploads/".length),
      size: 10,
      create_time: world.realm.clock.seconds() * 1000,
      messages: [],
    };
    expect(await events()).toEqual({
      max: [
        {
          type: "attachment",
          op: "add",
          attachment,
          upload_space_used: 10,
        },
      ],
      mia: [],
    });
    expect(await filesOf(world, "max")).toEqual([attachment]);
  });

  it("keeps the bytes as they were sent", async (world) => {
    const uri = await upload(world, "max", textFile("naïve"));
    const { contentType, bytes } = world.realm.findAsset(uri)!;
    expect(contentType).toBe("text/plain");
    expect(new TextDecoder().decode(bytes)).toBe("naïve");
  });

  for (const [filename, name, last] of [
    ["photo.PNG", "photo.PNG", "photo.PNG"],
    ["two  words -- here.txt", "two  words -- here.txt", "two-words-here.txt"],
    ["a&b (1)!.txt", "a&b (1)!.txt", "ab-1.txt"],
    ["år_søk.txt", "år_søk.txt", "år_søk.txt"],
    ["half%20done.txt", "half done.txt", "half-done.txt"],
    ["ﬁle.txt", "ﬁle.txt", "file.txt"],
    ["???", "???", "uploaded-file"],
    ["C:\\docs\\b.txt", "b.txt", "b.txt"],
    [
      `${"x".repeat(300)}.txt`,
      `${"x".repeat(251)}.txt`,
      `${"x".repeat(251)}.txt`,
    ],
  ] as const)
    it(`names ${filename.slice(0, 24)} in its address`, async (world) => {
      const uri = await upload(world, "max", textFile("a", filename));
      expect(PATH.exec(uri)?.[1]).toBe(last);
      expect(await filesOf(world, "max")).toMatchObject([{ name }]);
    });

  it("takes an empty file, and a part of any name", async (world) => {
    await upload(world, "max", textFile("", "empty.txt", "whatever"));
    expect(await filesOf(world, "max")).toMatchObject([
      { name: "empty.txt", size: 0 },
    ]);
  });

  it("takes the last of two files in parts of one name", async (world) => {
    await upload(world, "max", textFile("a", "a.txt"), textFile("b", "b.txt"));
    expect(await filesOf(world, "max")).toMatchObject([{ name: "b.txt" }]);
  });

  it("gives every file an address of its own", async (world) => {
    const uris = [await upload(world, "max"), await upload(world, "max")];
    expect(new Set(uris).size).toBe(2);
  });

  it("takes a file of just the allowed size", async (world) => {
    await withOrganization({ max_file_upload_size_mib: 1 })(world);
    await upload(world, "max", {
      ...textFile(),
      bytes: new Uint8Array(MIB),
    });
  });

  it("takes a file that just fits into the quota", async (world) => {
    await withOrganization({ upload_quota_bytes: 20 })(world);
    await upload(world, "mia", textFile("0123456789"));
    await upload(world, "max", textFile("0123456789"));
    expect(await world.as("max").ok("get-attachments")).toMatchObject({
      upload_space_used: 20,
    });
  });

  it("says its limits when a queue is registered", async (world) => {
    const limits = () =>
      world.as("max").ok("register-queue", { fetch_event_types: ["realm"] });
    expect(await limits()).toMatchObject({
      max_file_upload_size_mib: 25,
      realm_upload_quota_mib: null,
    });
    await withOrganization({
      max_file_upload_size_mib: 3,
      upload_quota_bytes: 500,
    })(world);
    expect(await limits()).toMatchObject({
      max_file_upload_size_mib: 3,
      realm_upload_quota_mib: 500,
    });
  });

  for (const [role, msg] of [
    ["olive", "ok"],
    ["adam", "ok"],
    ["mona", "ok"],
    ["max", "ok"],
    ["nora", "ok"],
    ["gus", "ok"],
    ["robo", "ok"],
    ["dora", "Account is deactivated"],
    [undefined, "Not logged in: API authentication or user session required"],
  ] as const)
    it(`as ${role ?? "nobody"}: ${msg}`, async ({ as }) => {
      const answer = await as(role).call(
        "upload-file",
        {},
        { files: [textFile()] },
      );
      expect(answer.msg || "ok").toBe(msg);
    });

  errors([
    bad("no file", {}, "You must specify a file to upload"),
    bad(
      "a field in place of a file",
      { file: "a" },
      "You must specify a file to upload",
    ),
    bad("two files", {}, "You may only upload one file at a time", {
      options: { files: [textFile(), textFile("b", "b.txt", "other")] },
    }),
    bad(
      "a file that is too large",
      {},
      "Uploaded file is larger than the allowed limit of 25 MiB",
      {
        options: {
          files: [{ ...textFile(), bytes: new Uint8Array(25 * MIB + 1) }],
        },
      },
    ),
    bad(
      "a file for which there is no room",
      {},
      "Upload would exceed your organization's upload quota.",
      {
        before: withOrganization({ upload_quota_bytes: 9 }),
        options: { files: [textFile("0123456789")] },
        code: "REALM_UPLOAD_QUOTA",
      },
    ),
  ]);
});
