import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { md5 } from "../../src/hashes/md5.ts";
import { hmacSha1, sha1 } from "../../src/hashes/sha1.ts";
import { sha256 } from "../../src/hashes/sha256.ts";
import { toHex, toUtf8 } from "../../src/hashes/text.ts";

/** Every length around the ends of blocks, and a long one. */
const LENGTHS = [...Array(200).keys(), 1000, 70_000];

const MESSAGES = LENGTHS.map((length) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256),
);

describe.each([
  ["md5", md5],
  ["sha1", sha1],
  ["sha256", sha256],
])("%s", (name, hash) => {
  test("is that of the platform for every length", () => {
    for (const message of MESSAGES) {
      const expected = createHash(name).update(message).digest("hex");
      expect(toHex(hash(message))).toBe(expected);
    }
  });
});

test("HMAC-SHA-1 is that of the platform for short and long keys", () => {
  for (const key of MESSAGES.slice(0, 130)) {
    const message = toUtf8("https://example.com/ä.png");
    const expected = createHmac("sha1", key).update(message).digest("hex");
    expect(toHex(hmacSha1(key, message))).toBe(expected);
  }
});
