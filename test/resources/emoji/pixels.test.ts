import { decode, encode, type ImageData } from "fast-png";
import { GifReader } from "omggif";
import { describe, expect, test } from "vitest";
import {
  fitSquare,
  fitSquareSharply,
  type Pixels,
} from "../../../src/resources/emoji/pixels.ts";
import { toPixels } from "../../../src/resources/emoji/png-pixels.ts";
import { writeGif } from "../../../src/resources/emoji/write-gif.ts";

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [0, 0, 0, 0];

/** A picture of one row of these colours, each `size` pixels wide and high. */
function stripes(size: number, ...colors: readonly number[][]): Pixels {
  const row = colors.flatMap((color) =>
    Array.from({ length: size }, () => color).flat(),
  );
  const data = Uint8Array.from(Array.from({ length: size }, () => row).flat());
  return { width: size * colors.length, height: size, data };
}

const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

describe("fitting", () => {
  for (const fit of [fitSquare, fitSquareSharply])
    test(`${fit.name} shows the middle of a wide picture`, () => {
      const fitted = fit(stripes(10, RED, BLUE, RED));
      expect([fitted.width, fitted.height]).toEqual([64, 64]);
      for (const [x, y] of [
        [0, 0],
        [63, 63],
        [32, 5],
      ] as const)
        expect(at(fitted, x, y)).toEqual(BLUE);
    });

  test("shows the middle of a tall picture", () => {
    const data = Uint8Array.from([...RED, ...BLUE, ...RED]);
    const fitted = fitSquare({ width: 1, height: 3, data });
    expect([at(fitted, 0, 0), at(fitted, 63, 63)]).toEqual([BLUE, BLUE]);
  });

  test("mixes what one pixel stands for, by what is seen of it", () => {
    const checks = stripes(64, RED, BLUE);
    const mixed = fitSquare({
      width: 128,
      height: 128,
      data: Uint8Array.from(
        Array.from({ length: 128 * 64 }, () => [...RED, ...CLEAR]).flat(),
      ),
    });
    expect(at(mixed, 10, 10)).toEqual([255, 0, 0, 128]);
    expect(at(fitSquareSharply(checks), 0, 0)).toEqual(RED);
    expect(at(fitSquareSharply(checks), 63, 0)).toEqual(BLUE);
  });
});

describe("a PNG", () => {
  const read = (image: ImageData) => toPixels(decode(encode(image)));

  test.each<[string, ImageData, number[]]>([
    [
      "grey",
      { width: 1, height: 1, channels: 1, data: Uint8Array.of(7) },
      [7, 7, 7, 255],
    ],
    [
      "grey with opacity",
      { width: 1, height: 1, channels: 2, data: Uint8Array.of(7, 9) },
      [7, 7, 7, 9],
    ],
    [
      "coloured",
      { width: 1, height: 1, channels: 3, data: Uint8Array.of(1, 2, 3) },
      [1, 2, 3, 255],
    ],
    [
      "of two bytes",
      {
        width: 1,
        height: 1,
        channels: 3,
        depth: 16,
        data: Uint16Array.of(65_535, 0, 32_768),
      },
      [255, 0, 128, 255],
    ],
  ])("may be %s", (_name, image, expected) => {
    expect(Array.from(read(image).data)).toEqual(expected);
  });

  test("may have several pixels in a byte, and a palette", () => {
    const decoded = (extra: object) =>
      toPixels({
        width: 3,
        height: 2,
        data: Uint8Array.of(0b0001_1000, 0b1100_0000),
        depth: 2,
        channels: 1,
        text: {},
        ...extra,
      } as never);
    const grey = decoded({});
    expect([at(grey, 0, 0), at(grey, 1, 0), at(grey, 0, 1)]).toEqual([
      [0, 0, 0, 255],
      [85, 85, 85, 255],
      [255, 255, 255, 255],
    ]);
    const palette = [
      [9, 8, 7],
      [1, 2, 3],
      [4, 5, 6, 0],
      [0, 0, 0],
    ];
    const painted = decoded({ palette });
    expect([at(painted, 0, 0), at(painted, 2, 0)]).toEqual([
      [9, 8, 7, 255],
      [4, 5, 6, 0],
    ]);
    expect(() => decoded({ palette: [] })).toThrow("no such colour");
    const clear = decoded({ transparency: Uint16Array.of(1) });
    expect([at(clear, 1, 0)[3], at(clear, 0, 0)[3]]).toEqual([0, 255]);
  });
});

describe("a GIF", () => {
  test("reads as it was written", () => {
    const pixels = fitSquareSharply(stripes(32, RED, CLEAR, BLUE));
    const wide = stripes(32, RED, CLEAR, BLUE);
    for (const one of [pixels, wide]) {
      const reader = new GifReader(Buffer.from(writeGif([{ pixels: one }])!));
      const data = new Uint8Array(one.width * one.height * 4);
      reader.decodeAndBlitFrameRGBA(0, data);
      expect(data).toEqual(one.data);
    }
  });

  test("may have 256 colours and no more", () => {
    const colors = (count: number) =>
      stripes(
        1,
        ...Array.from({ length: count }, (_, n) => [n >> 8, n & 255, 0, 255]),
      );
    const one = colors(256);
    const reader = new GifReader(Buffer.from(writeGif([{ pixels: one }])!));
    const data = new Uint8Array(256 * 4);
    reader.decodeAndBlitFrameRGBA(0, data);
    expect(data).toEqual(one.data);
    expect(writeGif([{ pixels: colors(257) }])).toBeUndefined();
  });

  test("may have several frames with their times", () => {
    const frames = [RED, CLEAR, BLUE].map((color, index) => ({
      pixels: stripes(2, color),
      delay: index * 300,
    }));
    const reader = new GifReader(Buffer.from(writeGif(frames, 7)!));
    expect([reader.numFrames(), reader.loopCount()]).toEqual([3, 7]);
    for (const [index, { pixels, delay }] of frames.entries()) {
      expect(reader.frameInfo(index)).toMatchObject({ delay, disposal: 2 });
      const data = new Uint8Array(pixels.data.length);
      reader.decodeAndBlitFrameRGBA(index, data);
      expect(data).toEqual(pixels.data);
    }
  });
});
