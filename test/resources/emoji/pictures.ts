import { encode } from "fast-png";
import { GifWriter } from "omggif";
import type { UploadedFile } from "../../../src/protocol/call.ts";

/** A PNG of one colour. */
export function png(width = 2, height = 2): Uint8Array {
  const data = new Uint8Array(width * height * 4).fill(200);
  return encode({ width, height, channels: 4, depth: 8, data });
}

/** A GIF of two colours that change with every frame. */
export function gif({ frames = 1, width = 2, height = 2 } = {}): Uint8Array {
  const bytes: number[] = [];
  const palette = [0x000000, 0xffffff];
  const writer = new GifWriter(bytes as never, width, height, { palette });
  for (let frame = 0; frame < frames; frame++)
    writer.addFrame(
      0,
      0,
      width,
      height,
      Array.from({ length: width * height }, (_all, at) => (at + frame) % 2),
      { delay: 10 },
    );
  return new Uint8Array(bytes.slice(0, writer.end()));
}

/** The same PNG with an animation of two frames, the second one empty. */
export function movingPng(): Uint8Array {
  const still = png();
  const header = 8 + 25;
  const control = chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]);
  const frame = chunk(
    "fcTL",
    [
      0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10,
      0, 0,
    ],
  );
  return join([still.slice(0, header), control, frame, still.slice(header)]);
}

/** The header of a WebP whose pictures are `frames` copies of one byte. */
export function webp(frames: number): Uint8Array {
  const image = riff("VP8L", [0x2f, 1, 0x40, 0, 0]);
  const place = [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 10, 0, 0, 0];
  const extended = riff("VP8X", [2, 0, 0, 0, 1, 0, 0, 1, 0, 0]);
  const chunks =
    frames === 1
      ? [image]
      : [
          extended,
          ...Array.from({ length: frames }, () =>
            riff("ANMF", [...place, ...image]),
          ),
        ];
  const body = join([ascii("WEBP"), ...chunks]);
  return riff("RIFF", [...body]);
}

/** A TIFF of `pages` pages without pixels. */
export function tiff(pages: number): Uint8Array {
  const size = 2 + 2 * 12 + 4;
  const bytes = new Uint8Array(8 + size * pages);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  for (let page = 0; page < pages; page++) {
    const at = 8 + page * size;
    view.setUint16(at, 2, true);
    for (const [entry, tag] of [256, 257].entries()) {
      const place = at + 2 + entry * 12;
      view.setUint16(place, tag, true);
      view.setUint16(place + 2, 3, true);
      view.setUint32(place + 4, 1, true);
      view.setUint16(place + 8, 2, true);
    }
    const next = page + 1 < pages ? at + size : 0;
    view.setUint32(at + size - 4, next, true);
  }
  return bytes;
}

/** A file part. */
export function file(
  bytes: Uint8Array,
  filename = "picture.png",
  part = "filename",
): UploadedFile {
  return { part, filename, contentType: "image/png", bytes };
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function riff(type: string, body: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2));
  bytes.set(ascii(type));
  new DataView(bytes.buffer).setUint32(4, body.length, true);
  bytes.set(body, 8);
  return bytes;
}

function chunk(type: string, body: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(ascii(type), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
