import { BadPicture, type Picture } from "./bad-picture.ts";

const CONTENT_TYPE = "image/webp";
/** Position of the first chunk, after `RIFF`, the length and `WEBP`. */
const FIRST_CHUNK = 12;
/** What a frame has before its own chunks: place, size, duration and flags. */
const FRAME_HEADER_LENGTH = 16;

interface Chunk {
  readonly type: string;
  readonly body: Uint8Array;
}

/**
 * Reads the chunks of a WebP. The still of a moving one is its first frame as a WebP of its own.
 *
 * Chosen: the bits themselves are not decoded, there is no small decoder; chunks that are cut off are found.
 */
export function readWebp(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + 8 > bytes.length)
    throw new BadPicture("not-an-image");
  const chunks = chunksOf(bytes.subarray(FIRST_CHUNK));
  requireHeader(chunks);
  const frames = chunks.filter(({ type }) => type === "ANMF");
  const picture = { contentType: CONTENT_TYPE, bytes };
  const [first] = frames;
  if (frames.length < 2 || !first) return picture;
  const image = chunksOf(first.body.subarray(FRAME_HEADER_LENGTH)).find(
    ({ type }) => type === "VP8 " || type === "VP8L",
  );
  if (!image) throw new BadPicture("corrupt-animation");
  const still = { contentType: CONTENT_TYPE, bytes: toSimpleWebp(image) };
  return { ...picture, still };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) throw new BadPicture("not-an-image");
    chunks.push({ type, body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Length of the header of each kind of picture. */
const HEADER_LENGTHS: Readonly<Record<string, number>> = {
  VP8X: 10,
  VP8L: 5,
  "VP8 ": 10,
};

function requireHeader([first]: readonly Chunk[]): void {
  const needed = HEADER_LENGTHS[first?.type ?? ""] ?? Infinity;
  if ((first?.body.length ?? 0) < needed) throw new BadPicture("not-an-image");
}

function toSimpleWebp({ type, body }: Chunk): Uint8Array {
  const padded = body.length + (body.length % 2);
  const file = new Uint8Array(FIRST_CHUNK + 8 + padded);
  const view = new DataView(file.buffer);
  write(file, 0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  write(file, 8, "WEBP");
  write(file, FIRST_CHUNK, type);
  view.setUint32(FIRST_CHUNK + 4, body.length, true);
  file.set(body, FIRST_CHUNK + 8);
  return file;
}

function write(file: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++)
    file[at + index] = text.charCodeAt(index);
}
