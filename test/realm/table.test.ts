import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { defineCollection } from "../../src/realm/collection.ts";
import { imageOf, Table } from "../../src/realm/table.ts";

const boats = defineCollection({
  name: "boats",
  schema: z.object({
    id: z.number(),
    name: z.string(),
    harbor: z.nullable(z.string()),
    crew: z.array(z.number()),
  }),
  key: (boat) => boat.id,
  indexes: {
    name: (boat) => boat.name.toLowerCase(),
    harbor: (boat) => boat.harbor ?? undefined,
    crew: (boat) => boat.crew,
  },
});

type Boat = z.output<typeof boats.schema>;

const boat = (id: number, given: Partial<Boat> = {}): Boat => ({
  id,
  name: `Boat ${id}`,
  harbor: "north",
  crew: [],
  ...given,
});

const emptyTable = () => new Table<Boat, "name" | "harbor" | "crew">(boats);

async function tableOf(...records: Boat[]) {
  const table = emptyTable();
  for (const record of records) await table.create(record);
  return table;
}

describe("a table", () => {
  test("finds a record by its key", async () => {
    const table = await tableOf(boat(2), boat(1));
    expect(table.get(1)).toMatchObject({ name: "Boat 1" });
    expect(table.has(3)).toBe(false);
    expect(table.get(3)).toBeUndefined();
    expect(() => table.require(3)).toThrow("boats has no record 3");
  });

  test("lists its records by ascending id", async () => {
    const table = await tableOf(boat(3), boat(1), boat(2));
    expect(table.ids()).toEqual([1, 2, 3]);
    expect(table.all().map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(table.size).toBe(3);
  });

  test("finds records by an index, also by several keys of one record", async () => {
    const table = await tableOf(
      boat(1, { crew: [7, 8] }),
      boat(2, { harbor: "south", crew: [8] }),
      boat(3, { harbor: null }),
    );
    expect(table.idsBy("harbor", "north")).toEqual([1]);
    expect(table.by("crew", 8).map(({ id }) => id)).toEqual([1, 2]);
    expect(table.firstBy("name", "boat 3")?.id).toBe(3);
    expect(table.firstBy("name", "boat 4")).toBeUndefined();
    expect([...table.keysOf("harbor")].toSorted()).toEqual(["north", "south"]);
  });

  test("moves a changed record to its new places", async () => {
    const table = await tableOf(boat(1, { crew: [7, 8] }));
    const changed = await table.update(1, (draft) => {
      draft.harbor = "south";
      draft.crew = [8, 9];
    });
    expect(changed).toMatchObject({ harbor: "south", crew: [8, 9] });
    expect(table.idsBy("harbor", "north")).toEqual([]);
    expect(table.idsBy("harbor", "south")).toEqual([1]);
    expect([7, 8, 9].map((id) => table.idsBy("crew", id))).toEqual([
      [],
      [1],
      [1],
    ]);
    expect([...table.keysOf("harbor")]).toEqual(["south"]);
  });

  test("makes a new record of a changed one", async () => {
    const table = await tableOf(boat(1));
    const before = table.require(1);
    const after = await table.update(1, (draft) => {
      draft.name = "Other";
    });
    expect(before.name).toBe("Boat 1");
    expect(table.get(1)).toBe(after);
  });

  test("forgets a deleted record", async () => {
    const table = await tableOf(boat(1), boat(2));
    table.delete(1);
    expect(table.ids()).toEqual([2]);
    expect(table.idsBy("harbor", "north")).toEqual([2]);
    await table.create(boat(1, { name: "Again" }));
    expect(table.get(1)?.name).toBe("Again");
  });

  test("takes no second record of a key and none that its schema refuses", async () => {
    const table = await tableOf(boat(1));
    await expect(table.create(boat(1))).rejects.toThrow(
      "boats already has a record 1",
    );
    await expect(
      table.create(boat(2, { name: 5 as unknown as string })),
    ).rejects.toThrow("Failed to create");
    expect(table.ids()).toEqual([1]);
  });

  test("holds more records than one of its collections", async () => {
    const many = Array.from({ length: 200 }, (_, index) => boat(index + 1));
    const table = await tableOf(...many);
    await table.update(150, (draft) => {
      draft.name = "Found";
    });
    table.delete(10);
    expect(table.get(150)?.name).toBe("Found");
    expect(table.size).toBe(199);
  });
});

const fromImage = async () => {
  const image = await imageOf(boats, [boat(1), boat(2)]);
  const open = () => new Table<Boat, "name" | "harbor" | "crew">(boats, image);
  return { image, one: open(), other: open() };
};

describe("tables from one image", () => {
  test("share the records", async () => {
    const { one, other } = await fromImage();
    expect(one.get(1)).toBe(other.get(1));
  });

  test("keep changes, additions and deletions to themselves", async () => {
    const { one, other } = await fromImage();
    await one.update(1, (draft) => {
      draft.harbor = "south";
    });
    one.delete(2);
    await one.create(boat(3));
    expect(one.ids()).toEqual([1, 3]);
    expect(one.idsBy("harbor", "north")).toEqual([3]);
    expect(other.ids()).toEqual([1, 2]);
    expect(other.idsBy("harbor", "north")).toEqual([1, 2]);
    expect(other.get(1)?.harbor).toBe("north");
  });

  test("can take a deleted key again", async () => {
    const { one } = await fromImage();
    one.delete(1);
    await one.create(boat(1, { name: "Again" }));
    expect(one.get(1)?.name).toBe("Again");
  });

  test("are their own image while nothing has changed", async () => {
    const { image, one } = await fromImage();
    expect(one.seal()).toBe(image);
  });

  test("seal what they are, so that others can start from it", async () => {
    const { one } = await fromImage();
    one.delete(1);
    await one.create(boat(3, { harbor: "south" }));
    const sealed = one.seal();
    await one.update(3, (draft) => {
      draft.harbor = "west";
    });
    const next = new Table<Boat, "name" | "harbor" | "crew">(boats, sealed);
    expect(next.ids()).toEqual([2, 3]);
    expect(next.idsBy("harbor", "south")).toEqual([3]);
    expect(next.get(3)).toEqual(boat(3, { harbor: "south" }));
  });
});
