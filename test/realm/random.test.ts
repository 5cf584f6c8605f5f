import { expect, test } from "vitest";
import { Random } from "../../src/realm/random.ts";

const random = new Random(7);

test("the same seed and names give the same value", () => {
  expect(new Random("7").uuid("queue", 1)).toBe(random.uuid("queue", 1));
});

test("another seed or other names give another value", () => {
  expect(new Random(8).uuid("queue", 1)).not.toBe(random.uuid("queue", 1));
  expect(random.uuid("queue", 2)).not.toBe(random.uuid("queue", 1));
  expect(random.bytes("a", "bc")).not.toEqual(random.bytes("ab", "c"));
});

test("a fraction is at least 0 and below 1, and spreads evenly", () => {
  const values = Array.from({ length: 1000 }, (_, n) => random.fraction(n));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});

test("a whole number lies below its bound and takes every value", () => {
  const values = Array.from({ length: 300 }, (_, n) => random.integer(11, n));
  expect([...new Set(values)].toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test("a UUID has the form of version 4", () => {
  for (let n = 0; n < 50; n++)
    expect(random.uuid(n)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
});

test("a key is 32 letters and digits", () => {
  expect(random.key("ann")).toMatch(/^[A-Za-z0-9]{32}$/);
});
