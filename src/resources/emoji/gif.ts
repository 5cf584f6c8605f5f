import { readFrames, type Gif } from "./gif-frames.ts";
import { drawFrame, drawFrames } from "./gif-pixels.ts";
import { attempt, BadPicture, type Picture } from "./bad-picture.ts";
import { fitSquare, fitSquareSharply } from "./pixels.ts";
import { writeGif } from "./write-gif.ts";

const CONTENT_TYPE = "image/gif";
/** Squares up to this side may move as they are. Source: organization 9. */
const MAX_MOVING_SIDE = 128;

/**
 * Decodes every frame of a GIF and fits them. One with several frames moves: a small square is kept as sent, and the
 * first frame of each is kept as a PNG, too.
 *
 * Chosen: pictures of more colours than a GIF's frame can have are kept as sent.
 */
export async function readGif(bytes: Uint8Array): Promise<Picture> {
  const gif = attempt(() => readFrames(bytes));
  const [first, ...others] = gif.frames;
  if (!first) throw new BadPicture("not-an-image");
  const data = attempt(() => drawFrame(gif, first));
  const { width, height } = gif;
  const fitted = attempt(() => fit(gif), "corrupt-animation") ?? bytes;
  if (others.length === 0) return { contentType: CONTENT_TYPE, bytes: fitted };
  const { encode } = await import("fast-png");
  const png = encode(fitSquare({ width, height, data }));
  const mayStay = width === height && width <= MAX_MOVING_SIDE;
  return {
    contentType: CONTENT_TYPE,
    bytes: mayStay ? bytes : fitted,
    still: { contentType: "image/png", bytes: png },
  };
}

function fit(gif: Gif): Uint8Array | undefined {
  const { width, height, frames, loops } = gif;
  const seen = Array.from(drawFrames(gif), (data, index) => ({
    pixels: fitSquareSharply({ width, height, data }),
    delay: frames[index]!.delay,
  }));
  return writeGif(seen, loops);
}
