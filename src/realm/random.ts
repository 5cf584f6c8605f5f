import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const LETTERS_AND_DIGITS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Chance that repeats itself: every value is a hash of the seed and the names given, never a draw from one stream, so
 * that adding a record or a field changes no other value.
 */
export class Random {
  readonly seed: string;

  constructor(seed: string | number) {
    this.seed = String(seed);
  }

  /** 32 bytes that depend on the seed and `names` alone. */
  bytes(...names: readonly (string | number)[]): Uint8Array {
    return sha256(utf8ToBytes(JSON.stringify([this.seed, ...names])));
  }

  /** At least 0, below 1. */
  fraction(...names: readonly (string | number)[]): number {
    return new DataView(this.bytes(...names).buffer).getUint32(0) / 2 ** 32;
  }

  /** A whole number of at least 0, below `bound`. */
  integer(bound: number, ...names: readonly (string | number)[]): number {
    return Math.floor(this.fraction(...names) * bound);
  }

  /** A version 4 UUID in its usual form. */
  uuid(...names: readonly (string | number)[]): string {
    const bytes = this.bytes(...names).slice(0, 16);
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytesToHex(bytes);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join("-");
  }

  /** 32 letters and digits, the form of an API key. */
  key(...names: readonly (string | number)[]): string {
    return Array.from(
      this.bytes(...names),
      (byte) => LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length],
    ).join("");
  }
}
