import { BLOCK_WORDS, rotateLeft, toBytes, toWords } from "./blocks.ts";

const BLOCK_BYTES = 64;
const ROUND_KEYS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/** Source: RFC 3174. */
export function sha1(message: Uint8Array): Uint8Array {
  const state = Int32Array.of(
    0x67452301,
    0xefcdab89,
    0x98badcfe,
    0x10325476,
    0xc3d2e1f0,
  );
  const words = new Int32Array(80);
  const padded = toWords(message, { littleEndian: false });
  for (let start = 0; start < padded.length; start += BLOCK_WORDS) {
    words.set(padded.subarray(start, start + BLOCK_WORDS));
    for (let at = 16; at < 80; at++) {
      const mixed =
        words[at - 3]! ^ words[at - 8]! ^ words[at - 14]! ^ words[at - 16]!;
      words[at] = rotateLeft(mixed, 1);
    }
    let [a, b, c, d, e] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    words.forEach((word, step) => {
      const round = Math.floor(step / 20);
      const sum = rotateLeft(a, 5) + mix(round, b, c, d) + e;
      const next = (sum + ROUND_KEYS[round]! + word) | 0;
      [a, b, c, d, e] = [next, a, rotateLeft(b, 30), c, d];
    });
    [a, b, c, d, e].forEach((value, index) => (state[index]! += value));
  }
  return toBytes(state, { littleEndian: false });
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

/** HMAC-SHA-1. Source: RFC 2104. */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha1(key) : key);
  const inner = sha1(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha1(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
