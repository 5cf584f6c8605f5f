import { readFrames } from "./gif-frames.ts";
import { decodePixels, drawFrame } from "./gif-pixels.ts";
import { fitSquare, fitSquareSharply } from "./pixels.ts";
import { writeGif } from "./write-gif.ts";
import { attempt, BadPicture, type Picture } from "./bad-picture.ts";

/**
 * Decodes every frame of a GIF. One with several frames moves, is kept as sent and gets its first frame as a PNG.
 *
 * Chosen: moving pictures that are large or no squares are kept as sent, too.
 */
export async function readGif(bytes: Uint8Array): Promise<Picture> {
  const gif = attempt(() => readFrames(bytes));
  const { width, height } = gif;
  const [first, ...others] = gif.frames;
  if (!first) throw new BadPicture("not-an-image");
  const data = attempt(() => drawFrame(gif, first));
  const contentType = "image/gif";
  const pixels = { width, height, data };
  if (others.length === 0) {
    const fitted = writeGif(fitSquareSharply(pixels));
    return { contentType, bytes: fitted ?? bytes };
  }
  for (const frame of others)
    attempt(() => decodePixels(frame), "corrupt-animation");
  const { encode } = await import("fast-png");
  const png = encode(fitSquare(pixels));
  return {
    contentType,
    bytes,
    still: { contentType: "image/png", bytes: png },
  };
}
