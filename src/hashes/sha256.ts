import { BLOCK_WORDS, rotateLeft, toBytes, toWords } from "./blocks.ts";

/** The first 64 primes; the constants of the hash are bits of their roots. */
const PRIMES = firstPrimes(64);
const ROUND_KEYS = Int32Array.from(PRIMES, (prime) => fractionBits(prime, 3));
const START = PRIMES.slice(0, 8).map((prime) => fractionBits(prime, 2));

/** Source: FIPS 180-4 section 6.2. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  const padded = toWords(message, { littleEndian: false });
  for (let start = 0; start < padded.length; start += BLOCK_WORDS) {
    words.set(padded.subarray(start, start + BLOCK_WORDS));
    for (let at = 16; at < 64; at++) {
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      words[at] =
        words[at - 16]! +
        words[at - 7]! +
        (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
        (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
    }
    compress(state, words);
  }
  return toBytes(state, { littleEndian: false });
}

function compress(state: Int32Array, words: Int32Array): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let step = 0; step < 64; step++) {
    const sum =
      h +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      ((e & f) ^ (~e & g)) +
      ROUND_KEYS[step]! +
      words[step]!;
    const other =
      (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) +
      ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + other) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** To the right. */
function rotate(word: number, bits: number): number {
  return rotateLeft(word, 32 - bits);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

/** The first 32 bits after the point of a root. */
function fractionBits(prime: number, root: number): number {
  return (prime ** (1 / root) % 1) * 2 ** 32;
}
