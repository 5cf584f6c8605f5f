import { attempt, BadPicture, type Picture } from "./bad-picture.ts";
import { readGif } from "./gif.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** More are taken for an attack. Source: organization 9, row 9. Chosen: the limit of the usual Python library. */
const MAX_PIXELS = 178_956_970;

type Reader = (bytes: Uint8Array) => Promise<Picture> | Picture;

/** Formats of which the file itself is decoded; of the others the header is read. */
const READERS: Readonly<Record<string, Reader>> = {
  gif: readGif,
  png: readPng,
  webp: readWebp,
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  bmp: "image/bmp",
  ico: "image/x-icon",
  tiff: "image/tiff",
};

/**
 * Decodes an uploaded picture, whatever it calls itself, and fits it to an emoji's size where its bits are decoded.
 *
 * Errors: `BadPicture`.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const { imageSize } = await import("image-size");
  const size = attempt(() => imageSize(bytes));
  const { type = "", width, height } = size;
  if (!(width > 0 && height > 0)) throw new BadPicture("not-an-image");
  if (width * height > MAX_PIXELS) throw new BadPicture("too-many-pixels");
  const reader = READERS[type];
  if (reader) return await reader(bytes);
  const contentType = CONTENT_TYPES[type];
  if (contentType === undefined || (type === "jpg" && !isWholeJpeg(bytes)))
    throw new BadPicture("not-an-image");
  if (type === "tiff" && hasSeveralPages(bytes))
    throw new BadPicture("unknown-animation");
  return { contentType, bytes };
}

/** A file that was cut off has no end marker. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  for (let index = bytes.length - 2; index > 1; index--)
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true;
  return false;
}

/** Whether the first directory of a TIFF points to another one. */
function hasSeveralPages(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  return attempt(() => {
    const directory = view.getUint32(4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    return view.getUint32(directory + 2 + entries * 12, isLittle) !== 0;
  });
}
