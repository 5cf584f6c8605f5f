import { joinBytes } from "./bytes.ts";
import type { Pixels } from "./pixels.ts";

const MAX_COLORS = 256;
const CODE_BITS = 9;
const CLEAR = 256;
const END = 257;
/** After so many codes the next one would be wider. */
const CODES_BETWEEN_CLEARS = 250;
const BLOCK_LENGTH = 255;
/** A palette of 256 colours. */
const PALETTE_SIZE = 0x87;

/** A frame to be written; the time that it is shown is in hundredths of a second. */
export interface WrittenFrame {
  readonly pixels: Pixels;
  readonly delay?: number;
}

/**
 * A GIF without compression; undefined when a frame has more colours than it can have. A pixel is either seen or not.
 * All frames are as large as the first one.
 */
export function writeGif(
  frames: readonly WrittenFrame[],
  loops?: number,
): Uint8Array | undefined {
  const parts = [header(frames[0]!.pixels), looping(loops)];
  for (const frame of frames) {
    const written = writeFrame(frame);
    if (!written) return undefined;
    parts.push(written);
  }
  return joinBytes([...parts, Uint8Array.of(0x3b)]);
}

function header({ width, height }: Pixels): Uint8Array {
  const size = [...short(width), ...short(height)];
  return Uint8Array.of(...ascii("GIF89a"), ...size, 0x70, 0, 0);
}

function looping(loops: number | undefined): Uint8Array {
  if (loops === undefined) return new Uint8Array();
  const name = ascii("NETSCAPE2.0");
  return Uint8Array.of(
    0x21,
    0xff,
    name.length,
    ...name,
    3,
    1,
    ...short(loops),
    0,
  );
}

function writeFrame({
  pixels: { width, height, data },
  delay = 0,
}: WrittenFrame): Uint8Array | undefined {
  const numbers = new Map<number, number>();
  const indexes = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const [red, green, blue, opacity] = data.subarray(pixel * 4, pixel * 4 + 4);
    const color =
      opacity! < 128 ? UNSEEN : (red! << 16) | (green! << 8) | blue!;
    let number = numbers.get(color);
    if (number === undefined) {
      if (numbers.size === MAX_COLORS) return undefined;
      numbers.set(color, (number = numbers.size));
    }
    indexes[pixel] = number;
  }
  const size = [...short(width), ...short(height)];
  return joinBytes([
    control(delay, numbers.get(UNSEEN)),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...size, PALETTE_SIZE),
    palette([...numbers.keys()]),
    Uint8Array.of(CODE_BITS - 1),
    ...blocks(toCodes(indexes)),
  ]);
}

/** Stands for the colour that is not drawn. */
const UNSEEN = -1;

/** Each frame goes before the next one comes. */
function control(delay: number, unseen: number | undefined): Uint8Array {
  const flags = (2 << 2) | (unseen === undefined ? 0 : 1);
  const body = [flags, ...short(delay), unseen ?? 0];
  return Uint8Array.of(0x21, 0xf9, body.length, ...body, 0);
}

function palette(colors: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(MAX_COLORS * 3);
  for (const [index, color] of colors.entries())
    if (color !== UNSEEN)
      bytes.set([color >> 16, (color >> 8) & 255, color & 255], index * 3);
  return bytes;
}

/** The parts of a frame's data, each after its length, and an empty one. */
function blocks(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK_LENGTH) {
    const block = bytes.subarray(at, at + BLOCK_LENGTH);
    parts.push(Uint8Array.of(block.length), block);
  }
  return [...parts, Uint8Array.of(0)];
}

/** Each colour is a code of its own; clearing the table keeps all codes equally wide. */
function toCodes(indexes: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  const write = (code: number): void => {
    bits |= code << count;
    for (count += CODE_BITS; count >= 8; count -= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
    }
  };
  for (const [at, index] of indexes.entries()) {
    if (at % CODES_BETWEEN_CLEARS === 0) write(CLEAR);
    write(index);
  }
  write(END);
  bytes.push(bits & 255);
  return Uint8Array.from(bytes);
}

function short(value: number): [low: number, high: number] {
  return [value & 255, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
