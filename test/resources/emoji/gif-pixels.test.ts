import { GifWriter } from "omggif";
import { expect, test } from "vitest";
import { readFrames } from "../../../src/resources/emoji/gif-frames.ts";
import { drawFrames } from "../../../src/resources/emoji/gif-pixels.ts";

/** Two pixels, red and blue; then one frame more for each disposal, which changes the first pixel to green. */
function frames(disposal: number) {
  const bytes: number[] = [];
  const palette = [0xff0000, 0x0000ff, 0x00ff00, 0x000000];
  const writer = new GifWriter(bytes as never, 2, 1, { palette, loop: 5 });
  writer.addFrame(0, 0, 2, 1, [0, 1], { delay: 3 });
  writer.addFrame(0, 0, 1, 1, [2], { delay: 4, disposal });
  writer.addFrame(1, 0, 1, 1, [3], { delay: 500, transparent: 3 });
  return readFrames(new Uint8Array(bytes.slice(0, writer.end())));
}

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];

test.each([
  [0, GREEN],
  [1, GREEN],
  [2, [0, 0, 0, 0]],
  [3, RED],
])("a frame of disposal %i leaves what it should", (disposal, left) => {
  const seen = Array.from(drawFrames(frames(disposal)), (data) => [...data]);
  expect(seen).toEqual([
    [...RED, ...BLUE],
    [...GREEN, ...BLUE],
    [...left, ...BLUE],
  ]);
});

test("a GIF says how long its frames are shown, and how often", () => {
  const gif = frames(2);
  expect(gif.loops).toBe(5);
  expect(gif.frames.map(({ delay, disposal }) => [delay, disposal])).toEqual([
    [3, 0],
    [4, 2],
    [500, 0],
  ]);
});
