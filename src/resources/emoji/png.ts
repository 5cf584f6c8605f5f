import { attempt, BadPicture, type Picture } from "./bad-picture.ts";
import { toPixels } from "./png-pixels.ts";
import { fitSquare } from "./pixels.ts";

const SIGNATURE_LENGTH = 8;

/** Decodes a PNG and fits it; a moving one is kept as sent and gets its own picture as the still one. */
export async function readPng(bytes: Uint8Array): Promise<Picture> {
  const { decode, encode } = await import("fast-png");
  const decoded = attempt(() => decode(bytes, { checkCrc: true }));
  if (decoded.data.length === 0) throw new BadPicture("not-an-image");
  const fitted = fitSquare(attempt(() => toPixels(decoded)));
  const still = { contentType: "image/png", bytes: encode(fitted) };
  return frameCount(bytes) < 2 ? still : { ...still, bytes, still };
}

/** Frames that the animation control announces; none without it. */
function frameCount(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "acTL") return view.getUint32(at + 8);
    at += view.getUint32(at) + 12;
  }
  return 0;
}
