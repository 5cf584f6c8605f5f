import { attempt, BadPicture, type Picture } from "./picture.ts";

/** Decodes every frame of a GIF; one with several frames moves and gets its first frame as a PNG. */
export async function readGif(bytes: Uint8Array): Promise<Picture> {
  const { GifReader } = await import("omggif");
  const gif = attempt(() => new GifReader(bytes as Buffer));
  const { width, height } = gif;
  const pixels = new Uint8Array(width * height * 4);
  const count = gif.numFrames();
  if (count === 0) throw new BadPicture("not-an-image");
  attempt(() => gif.decodeAndBlitFrameRGBA(0, pixels));
  const picture = { contentType: "image/gif", width, height };
  if (count === 1) return picture;
  const rest = new Uint8Array(pixels);
  for (let frame = 1; frame < count; frame++)
    attempt(() => gif.decodeAndBlitFrameRGBA(frame, rest), "corrupt-animation");
  const { encode } = await import("fast-png");
  const png = encode({ width, height, channels: 4, depth: 8, data: pixels });
  return { ...picture, still: { contentType: "image/png", bytes: png } };
}
