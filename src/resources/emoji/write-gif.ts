import { joinBytes } from "./bytes.ts";
import type { Pixels } from "./pixels.ts";

const MAX_COLORS = 256;
const CODE_BITS = 9;
const CLEAR = 256;
const END = 257;
/** After so many codes the next one would be wider. */
const CODES_BETWEEN_CLEARS = 250;
const BLOCK_LENGTH = 255;

/**
 * A GIF of one frame, without compression; undefined for more colours than a GIF can have. A pixel is either seen or
 * not.
 */
export function writeGif({
  width,
  height,
  data,
}: Pixels): Uint8Array | undefined {
  const numbers = new Map<number, number>();
  const indexes = new Uint8Array(width * height);
  let clear: number | undefined;
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const [red, green, blue, opacity] = data.subarray(pixel * 4, pixel * 4 + 4);
    const isClear = opacity! < 128;
    const color = isClear ? -1 : (red! << 16) | (green! << 8) | blue!;
    let number = numbers.get(color);
    if (number === undefined) {
      if (numbers.size === MAX_COLORS) return undefined;
      numbers.set(color, (number = numbers.size));
    }
    if (isClear) clear = number;
    indexes[pixel] = number;
  }
  return joinBytes([
    header(width, height),
    palette([...numbers.keys()]),
    clear === undefined ? new Uint8Array() : transparency(clear),
    frame(width, height, indexes),
    Uint8Array.of(0x3b),
  ]);
}

function header(width: number, height: number): Uint8Array {
  const signature = [..."GIF89a"].map((letter) => letter.charCodeAt(0));
  // A palette of 256 colours of 8 bits.
  return Uint8Array.of(
    ...signature,
    ...short(width),
    ...short(height),
    0xf7,
    0,
    0,
  );
}

function palette(colors: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(MAX_COLORS * 3);
  for (const [index, color] of colors.entries())
    if (color >= 0)
      bytes.set([color >> 16, (color >> 8) & 255, color & 255], index * 3);
  return bytes;
}

function transparency(index: number): Uint8Array {
  return Uint8Array.of(0x21, 0xf9, 4, 1, 0, 0, index, 0);
}

function frame(width: number, height: number, indexes: Uint8Array): Uint8Array {
  const codes = toCodes(indexes);
  const parts: Uint8Array[] = [
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0),
    Uint8Array.of(CODE_BITS - 1),
  ];
  for (let at = 0; at < codes.length; at += BLOCK_LENGTH) {
    const block = codes.subarray(at, at + BLOCK_LENGTH);
    parts.push(Uint8Array.of(block.length), block);
  }
  return joinBytes([...parts, Uint8Array.of(0)]);
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
