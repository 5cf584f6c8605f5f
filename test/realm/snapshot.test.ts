import { describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { parseSnapshot } from "../../src/realm/parse-snapshot.ts";
import { toSnapshot } from "../../src/realm/to-snapshot.ts";
import { UsageError } from "../../src/usage-error.ts";

const realm = await createEmulator().createRealm();
const image = realm.state.seal();
const text = JSON.stringify(await toSnapshot(image));

/** The mistakes that are found in a snapshot with one thing changed. */
function mistakesOf(change: (snapshot: any) => void): string[] {
  const snapshot = JSON.parse(text) as unknown;
  change(snapshot);
  try {
    parseSnapshot(snapshot);
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.mistakes.map(({ message }) => message);
  }
}

test("an image survives being plain JSON", () => {
  const back = parseSnapshot(JSON.parse(text));
  expect(back.tables.size).toBeGreaterThan(10);
  for (const [name, table] of back.tables)
    expect({ name, table }).toEqual({ name, table: image.tables.get(name) });
  const missing = [...image.tables].filter(([name]) => !back.tables.has(name));
  expect(missing.flatMap(([, { ids }]) => ids)).toEqual([]);
  expect(back.copies).toEqual(image.copies);
  expect(back.lastIds).toEqual(image.lastIds);
  expect(back.assets).toEqual(image.assets);
});

test("the same image gives the same text", async () => {
  const back = parseSnapshot(JSON.parse(text));
  expect(JSON.stringify(await toSnapshot(back))).toBe(text);
});

describe("a snapshot is refused", () => {
  test.each([
    [
      "of another version",
      (s: any) => (s.version = 99),
      /^the snapshot has the form 99, /,
    ],
    ["without its records", (s: any) => delete s.records, /^records: /],
    [
      "with a collection that there is not",
      (s: any) => (s.records.friends = []),
      /^records\.friends: is not a collection; known are organizations, /,
    ],
    [
      "with a record that does not fit",
      (s: any) => (s.records.users[3].full_name = 5),
      /^records\.users\.3\.full_name: /,
    ],
    [
      "with flags for other messages",
      (s: any) => s.copies[0].flags.push(1),
      /^copies\.0\.flags: /,
    ],
  ])("%s", (_, change, message) => {
    const [first, ...others] = mistakesOf(change);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });

  test("with everything that is wrong with it at once", () => {
    const mistakes = mistakesOf((snapshot) => {
      snapshot.records.users[0].role = "owner";
      snapshot.records.streams[0].name = null;
    });
    expect(mistakes).toHaveLength(2);
  });
});
