import { joinBytes } from "./bytes.ts";
import { attempt, BadPicture, type Picture } from "./bad-picture.ts";

/** Chunks that make a PNG move. */
const ANIMATION = new Set(["acTL", "fcTL", "fdAT"]);
const SIGNATURE_LENGTH = 8;

interface Chunk {
  readonly type: string;
  /** The whole chunk, with length and checksum. */
  readonly bytes: Uint8Array;
}

/** Decodes a PNG; a moving one gets what is left without its animation. */
export async function readPng(bytes: Uint8Array): Promise<Picture> {
  const { decode } = await import("fast-png");
  const { width, height, data } = attempt(() =>
    decode(bytes, { checkCrc: true }),
  );
  if (data.length === 0) throw new BadPicture("not-an-image");
  const contentType = "image/png";
  const picture = { contentType, width, height };
  const chunks = chunksOf(bytes);
  if (frameCount(chunks) < 2) return picture;
  const kept = chunks.filter(({ type }) => !ANIMATION.has(type));
  const still = joinBytes([
    bytes.subarray(0, SIGNATURE_LENGTH),
    ...kept.map((chunk) => chunk.bytes),
  ]);
  return { ...picture, still: { contentType, bytes: still } };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** Frames that the animation control announces; none without it. */
function frameCount(chunks: readonly Chunk[]): number {
  const control = chunks.find(({ type }) => type === "acTL")?.bytes;
  return control
    ? new DataView(control.buffer, control.byteOffset).getUint32(8)
    : 0;
}
