import type { Gif, GifFrame } from "./gif-frames.ts";

const MAX_CODE_SIZE = 12;
/** First row and distance of the rows of each pass of an interlaced frame. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** The colour numbers of a frame's pixels, in the file's order. Errors: RangeError for data that decodes to none. */
function decodePixels(frame: GifFrame): Uint8Array {
  const { minimumCodeSize, data } = frame;
  if (minimumCodeSize < 1 || minimumCodeSize > 8)
    throw new RangeError("bad code size");
  const pixels = new Uint8Array(frame.width * frame.height);
  const clear = 2 ** minimumCodeSize;
  const end = clear + 1;
  // Each code is a sequence: that of its prefix, then one colour.
  const prefixes = new Int16Array(2 ** MAX_CODE_SIZE);
  const colors = new Uint8Array(2 ** MAX_CODE_SIZE);
  const lengths = new Uint16Array(2 ** MAX_CODE_SIZE);
  for (let color = 0; color < clear; color++) {
    colors[color] = color;
    lengths[color] = 1;
  }
  let next = end + 1;
  let size = minimumCodeSize + 1;
  let previous = -1;
  let written = 0;

  /** Writes the sequence of a code and answers its first colour. */
  const write = (code: number): number => {
    let at = written + lengths[code]! - 1;
    written += lengths[code]!;
    let rest = code;
    for (; lengths[rest]! > 1; rest = prefixes[rest]!)
      if (at < pixels.length) pixels[at--] = colors[rest]!;
      else at--;
    if (at < pixels.length) pixels[at] = colors[rest]!;
    return colors[rest]!;
  };

  for (const code of codesOf(data, () => size)) {
    if (code === end || written >= pixels.length) break;
    if (code === clear) {
      next = end + 1;
      size = minimumCodeSize + 1;
      previous = -1;
      continue;
    }
    if (code > next || (code >= clear && previous < 0) || code === end)
      throw new RangeError("bad code");
    const isNew = code === next;
    const first = write(isNew ? previous : code);
    if (isNew) {
      if (written < pixels.length) pixels[written] = first;
      written++;
    }
    if (previous >= 0 && next < 2 ** MAX_CODE_SIZE) {
      prefixes[next] = previous;
      colors[next] = first;
      lengths[next] = lengths[previous]! + 1;
      next++;
      if (next === 2 ** size && size < MAX_CODE_SIZE) size++;
    }
    previous = code;
  }
  if (written < pixels.length) throw new RangeError("too few pixels");
  return pixels;
}

/** Codes of as many bits as `size` says at the time, the lowest bit first. */
function* codesOf(data: Uint8Array, size: () => number): Generator<number> {
  let bits = 0;
  let count = 0;
  for (const byte of data) {
    bits |= byte << count;
    count += 8;
    for (let width = size(); count >= width; width = size()) {
      yield bits & (2 ** width - 1);
      bits >>>= width;
      count -= width;
    }
  }
}

/** The picture of one frame, alone or over what is there: red, green, blue and opacity of each pixel. */
export function drawFrame(
  { width, height }: Gif,
  frame: GifFrame,
  canvas = new Uint8Array(width * height * 4),
): Uint8Array {
  const pixels = decodePixels(frame);
  for (const [row, y] of rowsOf(frame).entries()) {
    for (let x = 0; x < frame.width; x++) {
      const color = pixels[row * frame.width + x]!;
      const isInside = frame.left + x < width && frame.top + y < height;
      if (color === frame.transparent || !isInside) continue;
      const at = ((frame.top + y) * width + frame.left + x) * 4;
      canvas.set(frame.palette.subarray(color * 3, color * 3 + 3), at);
      canvas[at + 3] = 255;
    }
  }
  return canvas;
}

/** Each frame as it is seen, with what earlier ones left there; all are drawn into the same bytes. */
export function* drawFrames(gif: Gif): Generator<Uint8Array> {
  let canvas = new Uint8Array(gif.width * gif.height * 4);
  for (const frame of gif.frames) {
    const before = frame.disposal === 3 ? canvas.slice() : undefined;
    yield drawFrame(gif, frame, canvas);
    if (before) canvas = before;
    if (frame.disposal === 2) erase(gif, frame, canvas);
  }
}

function erase(gif: Gif, frame: GifFrame, canvas: Uint8Array): void {
  const right = Math.min(frame.left + frame.width, gif.width);
  const bottom = Math.min(frame.top + frame.height, gif.height);
  for (let y = frame.top; y < bottom; y++) {
    const row = y * gif.width;
    canvas.fill(0, (row + frame.left) * 4, (row + right) * 4);
  }
}

/** Where each row of the file goes. */
function rowsOf({ height, interlaced }: GifFrame): number[] {
  const rows: number[] = [];
  for (const [first, step] of interlaced ? PASSES : [[0, 1] as const])
    for (let row = first; row < height; row += step) rows.push(row);
  return rows;
}
