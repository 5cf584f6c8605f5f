import { readFrames } from "./gif-frames.ts";
import { decodePixels, drawFrame } from "./gif-pixels.ts";
import { attempt, BadPicture, type Picture } from "./bad-picture.ts";

/** Decodes every frame of a GIF; one with several frames moves and gets its first frame as a PNG. */
export async function readGif(bytes: Uint8Array): Promise<Picture> {
  const gif = attempt(() => readFrames(bytes));
  const { width, height } = gif;
  const [first, ...others] = gif.frames;
  if (!first) throw new BadPicture("not-an-image");
  const data = attempt(() => drawFrame(gif, first));
  const picture = { contentType: "image/gif", width, height };
  if (others.length === 0) return picture;
  for (const frame of others)
    attempt(() => decodePixels(frame), "corrupt-animation");
  const { encode } = await import("fast-png");
  const png = encode({ width, height, channels: 4, depth: 8, data });
  return { ...picture, still: { contentType: "image/png", bytes: png } };
}
