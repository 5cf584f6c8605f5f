import { decode } from "fast-png";
import { GifReader } from "omggif";
import { expect } from "vitest";
import {
  getOrganization,
  organizations,
} from "../../../src/realm/organization.ts";
import {
  describeOperation,
  type ErrorRow,
  type World,
} from "../../support/describe-operation.ts";
import { file, gif, movingPng, png, tiff, webp } from "./pictures.ts";

const FOLDER = "/user_avatars/2/emoji/images";

/** Uploads as max. */
async function upload(
  { as }: Pick<World, "as">,
  emoji_name: string,
  ...files: ReturnType<typeof file>[]
) {
  return await as("max").ok("upload-custom-emoji", { emoji_name }, { files });
}

function refused(
  name: string,
  emoji_name: string,
  msg: string,
  given: Partial<ErrorRow> = {},
): ErrorRow {
  return {
    name,
    as: "max",
    params: { emoji_name },
    options: { files: [file(png())] },
    code: "BAD_REQUEST",
    msg,
    ...given,
  };
}

const pictureRefused = (
  name: string,
  bytes: Uint8Array,
  msg = "Could not decode image; did you upload an image file?",
) =>
  refused(name, "party_cat", msg, {
    options: { files: [file(bytes)] },
    code: "BAD_IMAGE",
  });

describeOperation("upload-custom-emoji", ({ it, errors, roles }) => {
  it("makes an emoji and tells everybody", async ({ as }) => {
    const queue = await as("gus").register();
    const answer = await upload({ as }, "party_cat", file(png(), "cat.PNG"));
    expect(answer).toEqual({ result: "success", msg: "" });
    const realm_emoji = {
      1: {
        id: "1",
        name: "party_cat",
        source_url: `${FOLDER}/1.PNG`,
        still_url: null,
        deactivated: false,
        author_id: as("max").id,
      },
    };
    expect(await queue.events()).toEqual([
      { id: 0, type: "realm_emoji", op: "update", realm_emoji },
    ]);
    expect((await as("max").ok("get-custom-emoji")).emoji).toEqual(realm_emoji);
  });

  it("serves the picture at its URL, cropped to 64 by 64", async ({
    as,
    realm,
  }) => {
    await upload({ as }, "gato", file(png(3, 5)));
    const asset = realm.findAsset(`${FOLDER}/1.png`);
    expect(asset?.contentType).toBe("image/png");
    const { width, height, channels, data } = decode(asset!.bytes);
    expect([width, height, channels]).toEqual([64, 64, 4]);
    expect(new Set(data)).toEqual(new Set([200]));
  });

  it("keeps a GIF one, cropped to 64 by 64", async ({ as, realm }) => {
    const bytes = gif({ width: 128, height: 200 });
    await upload({ as }, "gato", file(bytes, "cat.gif"));
    const asset = realm.findAsset(`${FOLDER}/1.gif`)!;
    expect(asset.contentType).toBe("image/gif");
    const read = new GifReader(Buffer.from(asset.bytes));
    expect([read.width, read.height, read.numFrames()]).toEqual([64, 64, 1]);
    const pixels = new Uint8Array(64 * 64 * 4);
    read.decodeAndBlitFrameRGBA(0, pixels);
    expect(pixels.slice(0, 4)).toEqual(Uint8Array.of(255, 255, 255, 255));
  });

  it("keeps a picture as sent that it does not decode", async ({
    as,
    realm,
  }) => {
    await upload({ as }, "gato", file(webp(1), "cat.webp"));
    const { contentType, bytes } = realm.findAsset(`${FOLDER}/1.webp`)!;
    expect(contentType).toBe("image/webp");
    expect(new Uint8Array(bytes)).toEqual(webp(1));
  });

  it("takes a file without ending and a part of any name", async ({ as }) => {
    await upload({ as }, "gato", file(png(), "gato", "whatever"));
    const { emoji } = await as("max").ok("get-custom-emoji");
    expect(emoji["1"].source_url).toBe(`${FOLDER}/1`);
  });

  it("gives a moving GIF a still PNG of its first frame", async ({
    as,
    realm,
  }) => {
    const bytes = gif({ frames: 2 });
    await upload({ as }, "gato", file(bytes, "cat.gif"));
    const { emoji } = await as("max").ok("get-custom-emoji");
    const still = `${FOLDER}/still/1.png`;
    expect(emoji["1"]).toMatchObject({
      source_url: `${FOLDER}/1.gif`,
      still_url: still,
    });
    const asset = realm.findAsset(still);
    expect(asset?.contentType).toBe("image/png");
    const { width, height, data } = decode(asset!.bytes);
    expect([width, height, data[0], data[32 * 4]]).toEqual([64, 64, 0, 255]);
    const kept = realm.findAsset(`${FOLDER}/1.gif`)!;
    expect(new Uint8Array(kept.bytes)).toEqual(bytes);
  });

  it("resizes a moving GIF that is large or no square", async ({
    as,
    realm,
  }) => {
    for (const [name, size] of [
      ["wide", { width: 30, height: 20 }],
      ["large", { width: 129, height: 129 }],
    ] as const)
      await upload({ as }, name, file(gif({ frames: 3, ...size }), "cat.gif"));
    for (const id of [1, 2]) {
      const { bytes } = realm.findAsset(`${FOLDER}/${id}.gif`)!;
      const read = new GifReader(Buffer.from(bytes));
      expect([read.width, read.height, read.numFrames()]).toEqual([64, 64, 3]);
      expect(read.frameInfo(1).delay).toBe(10);
      expect(realm.findAsset(`${FOLDER}/still/${id}.png`)).toBeDefined();
    }
  });

  it("keeps a moving GIF of 128 by 128 as sent", async ({ as, realm }) => {
    const bytes = gif({ frames: 2, width: 128, height: 128 });
    await upload({ as }, "gato", file(bytes, "cat.gif"));
    const kept = realm.findAsset(`${FOLDER}/1.gif`)!;
    expect(new Uint8Array(kept.bytes)).toEqual(bytes);
  });

  it("gives a moving PNG a still one", async ({ as, realm }) => {
    await upload({ as }, "gato", file(movingPng()));
    const still = realm.findAsset(`${FOLDER}/still/1.png`);
    const { width, height, data } = decode(still!.bytes);
    expect([width, height, data[0]]).toEqual([64, 64, 200]);
    const kept = realm.findAsset(`${FOLDER}/1.png`)!;
    expect(new Uint8Array(kept.bytes)).toEqual(movingPng());
  });

  it("gives a moving WebP a still one", async ({ as, realm }) => {
    await upload({ as }, "gato", file(webp(2), "cat.webp"));
    const still = realm.findAsset(`${FOLDER}/still/1.png`);
    expect(still).toEqual({ contentType: "image/webp", bytes: webp(1) });
  });

  for (const [name, bytes] of [
    ["GIF", gif()],
    ["WebP", webp(1)],
    ["TIFF", tiff(1)],
  ] as const)
    it(`takes a ${name} that does not move`, async ({ as }) => {
      await upload({ as }, "gato", file(bytes));
      const { emoji } = await as("max").ok("get-custom-emoji");
      expect(emoji["1"].still_url).toBeNull();
    });

  for (const [given, stored] of [
    [" party cat ", "party_cat"],
    ["Party-Cat", "party-cat"],
    ["_cat9", "_cat9"],
    ["x".repeat(200), "x".repeat(200)],
  ] as const)
    it(`stores ${given.slice(0, 20)} as ${stored.slice(0, 20)}`, async ({
      as,
    }) => {
      await upload({ as }, given, file(png()));
      const { emoji } = await as("max").ok("get-custom-emoji");
      expect(emoji["1"].name).toBe(stored);
    });

  it("lets administrators take the name of a built-in emoji", async ({
    as,
  }) => {
    await as("adam").ok(
      "upload-custom-emoji",
      { emoji_name: "tada" },
      { files: [file(png())] },
    );
  });

  it("lets everybody take the name of the extra emoji", async ({ as }) => {
    await upload({ as }, "zulip", file(png()));
  });

  it("frees the name of a deactivated emoji and keeps the record", async ({
    as,
  }) => {
    await upload({ as }, "gato", file(png()));
    await as("max").ok("deactivate-custom-emoji", { emoji_name: "gato" });
    await upload({ as }, "gato", file(png()));
    const { emoji } = await as("max").ok("get-custom-emoji");
    expect(emoji).toMatchObject({
      1: { name: "gato", deactivated: true },
      2: { name: "gato", deactivated: false },
    });
  });

  it("takes a file of just the allowed size", async ({ as, realm }) => {
    await setLimit(realm, 1);
    const padded = new Uint8Array(1_048_576);
    padded.set(gif());
    await upload({ as }, "gato", file(padded));
  });

  errors([
    refused("a blank name", "  ", "Emoji name is missing"),
    refused(
      "a name that ends in a dash",
      "cat-",
      "Emoji names must end with either a letter or digit.",
    ),
    refused(
      "a name that ends in an underscore",
      "_",
      "Emoji names must end with either a letter or digit.",
    ),
    ...["cat.png", "a/b", "cat*", "käse", "cat!"].map((name) =>
      refused(
        `the name ${name}`,
        name,
        "Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.",
      ),
    ),
    refused(
      "a member where administrators add emoji",
      "gato",
      "Insufficient permission",
      {
        before: ({ as }) =>
          as("olive").ok("update-realm", { add_custom_emoji_policy: 2 }),
      },
    ),
    refused(
      "a name that is taken, however it is written",
      "Party Cat",
      "A custom emoji with this name already exists.",
      { before: (world) => upload(world, "party_cat", file(png())) },
    ),
    refused("no file", "gato", "You must upload exactly one file.", {
      options: {},
    }),
    refused("two files", "gato", "You must upload exactly one file.", {
      options: { files: [file(png()), file(png(), "b.png", "other")] },
    }),
    refused(
      "a built-in name from a member",
      "tada",
      "Only administrators can override default emoji.",
    ),
    refused(
      "another name of a built-in emoji from a moderator",
      "thumbs_up",
      "Only administrators can override default emoji.",
      { as: "mona" },
    ),
    refused(
      "a file that is too large",
      "gato",
      "Uploaded file is larger than the allowed limit of 5 MiB",
      { options: { files: [file(new Uint8Array(5 * 1_048_576 + 1))] } },
    ),
    refused(
      "a file over the configured limit",
      "gato",
      "Uploaded file is larger than the allowed limit of 1 MiB",
      {
        before: ({ realm }) => setLimit(realm, 1),
        options: { files: [file(new Uint8Array(1_048_577))] },
      },
    ),
    pictureRefused("a text", new TextEncoder().encode("I am a picture")),
    pictureRefused("an empty file", new Uint8Array()),
    pictureRefused(
      "a drawing",
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ),
    ),
    pictureRefused("a PNG that was cut off", png(40, 40).slice(0, 60)),
    pictureRefused("a PNG with a wrong checksum", damaged(png())),
    pictureRefused("a GIF that was cut off", gif().slice(0, 30)),
    pictureRefused("a WebP that was cut off", webp(2).slice(0, -4)),
    pictureRefused(
      "a JPEG that was cut off",
      new Uint8Array([
        0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 2, 0, 2, 3, 1, 0x11, 0, 2, 0x11, 0,
        3, 0x11, 0, 0xff, 0xda, 0, 0,
      ]),
    ),
    pictureRefused(
      "a picture with too many pixels",
      gif({ frames: 0, width: 20_000, height: 20_000 }),
      "Image size exceeds limit.",
    ),
    pictureRefused(
      "a moving GIF with a broken frame",
      brokenGif(),
      "Corrupt animated image.",
    ),
    pictureRefused(
      "a TIFF of two pages",
      tiff(2),
      "Unknown animated image format.",
    ),
  ]);

  for (const [role, msg] of [
    ["olive", "ok"],
    ["adam", "ok"],
    ["mona", "ok"],
    ["max", "ok"],
    ["nora", "ok"],
    ["gus", "Not allowed for guest users"],
    ["robo", "This endpoint does not accept bot requests."],
    ["dora", "Account is deactivated"],
    [undefined, "Not logged in: API authentication or user session required"],
  ] as const)
    it(`as ${role ?? "nobody"}: ${msg}`, async ({ as }) => {
      const answer = await as(role).call(
        "upload-custom-emoji",
        { emoji_name: "gato" },
        { files: [file(png())] },
      );
      expect(answer.msg || "ok").toBe(msg);
    });

  roles(
    { emoji_name: "gato" },
    {
      owner: "You must upload exactly one file.",
      administrator: "You must upload exactly one file.",
      moderator: "Insufficient permission",
      member: "Insufficient permission",
      "new member": "Insufficient permission",
      guest: "Not allowed for guest users",
      bot: "This endpoint does not accept bot requests.",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    ({ as }) => as("olive").ok("update-realm", { add_custom_emoji_policy: 2 }),
  );
});

async function setLimit(realm: World["realm"], mib: number): Promise<void> {
  await realm.open(organizations).update(getOrganization(realm).id, (draft) => {
    draft.max_emoji_file_size_mib = mib;
  });
}

/** One bit of the pixels is another one. */
function damaged(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy[45] = copy[45]! ^ 1;
  return copy;
}

/** The second frame has a code that no table has. */
function brokenGif(): Uint8Array {
  const bytes = gif({ frames: 2, width: 8, height: 8 });
  const start = bytes.lastIndexOf(0x2c) + 10;
  bytes.fill(0xff, start + 2, bytes.length - 2);
  return bytes;
}
