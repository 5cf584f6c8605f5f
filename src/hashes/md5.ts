import { BLOCK_WORDS, rotateLeft, toBytes, toWords } from "./blocks.ts";

/** By how much each of the four steps of a round is rotated. */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const SINES = Int32Array.from(
  { length: 64 },
  (_, step) => Math.abs(Math.sin(step + 1)) * 2 ** 32,
);

/** Source: RFC 1321. */
export function md5(message: Uint8Array): Uint8Array {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const words = toWords(message, { littleEndian: true });
  for (let start = 0; start < words.length; start += BLOCK_WORDS) {
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const sum = a + mix(round, b, c, d) + SINES[step]!;
      const word = words[start + (wordOf(round, step) & 15)]!;
      const turned = rotateLeft((sum + word) | 0, ROTATIONS[round]![step & 3]!);
      [a, b, c, d] = [d, (b + turned) | 0, b, c];
    }
    [a, b, c, d].forEach((value, index) => (state[index]! += value));
  }
  return toBytes(state, { littleEndian: true });
}

function mix(round: number, b: number, c: number, d: number): number {
  switch (round) {
    case 0:
      return (b & c) | (~b & d);
    case 1:
      return (b & d) | (c & ~d);
    case 2:
      return b ^ c ^ d;
    default:
      return c ^ (b | ~d);
  }
}

function wordOf(round: number, step: number): number {
  return [step, 5 * step + 1, 3 * step + 5, 7 * step][round]!;
}
