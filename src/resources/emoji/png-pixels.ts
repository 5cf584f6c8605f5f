import type { DecodedPng } from "fast-png";
import type { Pixels } from "./pixels.ts";

/** A decoded PNG of any kind as red, green, blue and opacity of a byte each. */
export function toPixels(png: DecodedPng): Pixels {
  const { width, height } = png;
  const data = new Uint8Array(width * height * 4);
  const samples = samplesOf(png);
  const channels = png.palette ? 1 : png.channels;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = samples.subarray(pixel * channels, (pixel + 1) * channels);
    data.set(
      png.palette ? paint(png, color[0]!) : spread(png, color),
      pixel * 4,
    );
  }
  return { width, height, data };
}

type Samples = Uint8Array | Uint8ClampedArray | Uint16Array;

/** One number for each channel of each pixel; several that share a byte are taken apart. */
function samplesOf({ width, height, depth, data }: DecodedPng): Samples {
  if (depth >= 8) return data;
  const samples = new Uint8Array(width * height);
  const bytesPerRow = Math.ceil((width * depth) / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const byte = data[y * bytesPerRow + (bit >> 3)]!;
      samples[y * width + x] =
        (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
    }
  }
  return samples;
}

/** Errors: RangeError for a colour that the palette does not have. */
function paint({ palette }: DecodedPng, index: number): number[] {
  const color = palette?.[index];
  if (!color) throw new RangeError("no such colour");
  const [red = 0, green = 0, blue = 0, opacity = 255] = color;
  return [red, green, blue, opacity];
}

function spread(
  { channels, depth, transparency }: DecodedPng,
  color: Samples,
): number[] {
  const isClear =
    transparency !== undefined &&
    transparency.length > 0 &&
    color.every((sample, channel) => sample === transparency[channel]);
  const bytes = Array.from(color, (sample) =>
    Math.round((sample * 255) / (2 ** depth - 1)),
  );
  const opacity = channels % 2 === 0 ? bytes.pop()! : isClear ? 0 : 255;
  const [red = 0, green = red, blue = red] = bytes;
  return [red, green, blue, opacity];
}
