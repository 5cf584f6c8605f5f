import { describe, expect, test } from "vitest";
import { FLAG } from "../../src/realm/message-flags.ts";
import { UserMessages } from "../../src/realm/user-messages.ts";

/** Copies of these ids; odd ones are read. */
function copiesOf(ids: Iterable<number>): UserMessages {
  const copies = new UserMessages();
  for (const id of ids) copies.set(id, id % 2 ? FLAG.read : 0);
  return copies;
}

const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1);
const idsOf = (entries: Iterable<readonly [number, number]>) =>
  Array.from(entries, ([id]) => id);

describe("a user's copies", () => {
  test("are found with their flags", () => {
    const copies = copiesOf([3, 4]);
    expect(copies.get(3)).toBe(FLAG.read);
    expect(copies.get(4)).toBe(0);
    expect(copies.get(5)).toBeUndefined();
    expect(new UserMessages().get(1)).toBeUndefined();
  });

  test("take new flags", () => {
    const copies = copiesOf([4]);
    copies.set(4, FLAG.read | FLAG.starred);
    expect(copies.get(4)).toBe(FLAG.read | FLAG.starred);
    expect(copies.unreadCount).toBe(0);
    copies.set(4, 0);
    expect(copies.unreadIds()).toEqual([4]);
  });

  test("are listed both ways, from any id", () => {
    const copies = copiesOf([2, 4, 6]);
    expect(idsOf(copies.ascending())).toEqual([2, 4, 6]);
    expect(idsOf(copies.ascending(3))).toEqual([4, 6]);
    expect(idsOf(copies.ascending(4))).toEqual([4, 6]);
    expect(idsOf(copies.descending())).toEqual([6, 4, 2]);
    expect(idsOf(copies.descending(5))).toEqual([4, 2]);
    expect(idsOf(copies.descending(4))).toEqual([4, 2]);
    expect(idsOf(copies.descending(1))).toEqual([]);
  });

  test("know the highest id and what is unread", () => {
    expect(new UserMessages().maxId()).toBe(-1);
    const copies = copiesOf([1, 2, 3, 4]);
    expect(copies.maxId()).toBe(4);
    expect(copies.unreadIds()).toEqual([2, 4]);
    expect(copies.unreadCount).toBe(2);
  });

  test("can be deleted", () => {
    const copies = copiesOf([1, 2, 3]);
    copies.delete(2);
    copies.delete(7);
    expect(idsOf(copies.ascending())).toEqual([1, 3]);
    expect(copies.unreadCount).toBe(0);
    copies.delete(3);
    copies.delete(1);
    expect(copies.maxId()).toBe(-1);
    copies.set(9, 0);
    expect(copies.maxId()).toBe(9);
  });
});

describe("many copies", () => {
  test("stay sorted whatever their order of arrival", () => {
    const ids = upTo(2000);
    for (const order of [
      ids,
      ids.toReversed(),
      ids.map((id) => ((id * 997) % 2003) + 1),
    ]) {
      const copies = copiesOf(order);
      const sorted = order.toSorted((a, b) => a - b);
      expect(idsOf(copies.ascending())).toEqual(sorted);
      expect(idsOf(copies.descending())).toEqual(sorted.toReversed());
      expect(copies.unreadIds()).toEqual(sorted.filter((id) => id % 2 === 0));
      expect(copies.unreadCount).toBe(copies.unreadIds().length);
      for (const id of order) expect(copies.get(id)).toBe(id % 2);
    }
  });

  test("are what a plain map would hold after many changes", () => {
    const copies = new UserMessages();
    const model = new Map<number, number>();
    let state = 12345;
    const draw = (bound: number) =>
      (state = (state * 1103515245 + 12345) % 2 ** 31) % bound;
    for (let step = 0; step < 20_000; step++) {
      const id = draw(3000) + 1;
      if (draw(4) === 0) {
        copies.delete(id);
        model.delete(id);
      } else {
        const flags = draw(4);
        copies.set(id, flags);
        model.set(id, flags);
      }
    }
    const expected = [...model].toSorted(([a], [b]) => a - b);
    expect([...copies.ascending()]).toEqual(expected);
    expect([...copies.descending()]).toEqual(expected.toReversed());
    expect(copies.unreadIds()).toEqual(
      expected.filter(([, flags]) => !(flags & FLAG.read)).map(([id]) => id),
    );
    expect(copies.unreadCount).toBe(copies.unreadIds().length);
  });
});

describe("sealed copies", () => {
  test("are not changed by either side", () => {
    const original = copiesOf(upTo(1000));
    const image = original.seal();
    const one = new UserMessages(image);
    original.set(2, FLAG.read);
    one.set(4, FLAG.starred);
    one.delete(6);
    one.set(5000, 0);
    const fresh = new UserMessages(image);
    expect([...fresh.ascending()]).toEqual(
      upTo(1000).map((id) => [id, id % 2]),
    );
    expect(fresh.unreadCount).toBe(500);
    expect(original.get(2)).toBe(FLAG.read);
    expect(one.get(6)).toBeUndefined();
  });
});
