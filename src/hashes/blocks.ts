/** How many words a block has. */
export const BLOCK_WORDS = 16;

/**
 * The message as MD5, SHA-1 and SHA-256 read it: padded with its length to whole blocks, in words of 32 bits.
 *
 * Source: RFC 1321 section 3, RFC 3174 section 4, FIPS 180-4 section 5.
 */
export function toWords(
  message: Uint8Array,
  { littleEndian }: { readonly littleEndian: boolean },
): Int32Array {
  const blocks = Math.ceil((message.length + 9) / (BLOCK_WORDS * 4));
  const words = new Int32Array(blocks * BLOCK_WORDS);
  for (let at = 0; at <= message.length; at++) {
    const byte = at < message.length ? message[at]! : 0x80;
    const place = at & 3;
    words[at >> 2]! |= byte << (8 * (littleEndian ? place : 3 - place));
  }
  const bits = message.length * 8;
  const high = Math.floor(bits / 2 ** 32);
  words[words.length - 2] = littleEndian ? bits : high;
  words[words.length - 1] = littleEndian ? high : bits;
  return words;
}

/** The words of a hash as bytes. */
export function toBytes(
  words: Int32Array,
  { littleEndian }: { readonly littleEndian: boolean },
): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => view.setInt32(index * 4, word, littleEndian));
  return bytes;
}

/** The word with its bits moved round to the left. */
export function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
