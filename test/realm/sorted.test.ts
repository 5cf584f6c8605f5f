import { expect, test } from "vitest";
import {
  insertSorted,
  lowerBound,
  removeSorted,
} from "../../src/realm/sorted.ts";

test("a position is that of the id or where it belongs", () => {
  expect([0, 1, 2, 3, 9].map((id) => lowerBound([1, 3, 5], id))).toEqual([
    0, 0, 1, 1, 3,
  ]);
  expect(lowerBound([], 7)).toBe(0);
});

test("an id is put in its place, once", () => {
  const ids: number[] = [];
  for (const id of [5, 1, 9, 5, 3, 9]) insertSorted(ids, id);
  expect(ids).toEqual([1, 3, 5, 9]);
});

test("an id is taken out; one that is not there changes nothing", () => {
  const ids = [1, 3, 5];
  removeSorted(ids, 3);
  removeSorted(ids, 4);
  expect(ids).toEqual([1, 5]);
});
