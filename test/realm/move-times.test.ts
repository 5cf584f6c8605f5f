import { expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { moveTimes } from "../../src/realm/move-times.ts";
import { toSnapshot } from "../../src/realm/to-snapshot.ts";

const DAY = 86_400;

async function imageAt(clock: string) {
  const realm = await createEmulator().createRealm({ clock });
  return realm.state.seal();
}

test("a realm that is moved is the realm that starts then", async () => {
  const [before, after] = await Promise.all([
    imageAt("2024-03-04T09:00:00Z"),
    imageAt("2024-03-25T09:00:00Z"),
  ]);
  const moved = moveTimes(before, 21 * DAY);
  const { records, ...rest } = await toSnapshot(moved);
  const { records: expected, ...expectedRest } = await toSnapshot(after);
  expect(rest).toEqual(expectedRest);
  for (const [name, list] of Object.entries(expected))
    expect({ name, list: records[name] }).toEqual({ name, list });
});

test("the realm that is moved stays as it was", async () => {
  const image = await imageAt("2024-03-04T09:00:00Z");
  const text = JSON.stringify(await toSnapshot(image));
  moveTimes(image, DAY);
  expect(JSON.stringify(await toSnapshot(image))).toBe(text);
  expect(moveTimes(image, 0)).toBe(image);
});
