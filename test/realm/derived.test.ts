import { expect, test } from "vitest";
import { defineDerived } from "../../src/realm/derived.ts";
import { streams } from "../../src/realm/streams.ts";
import { users } from "../../src/realm/users.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";

test("a derived value is worked out anew only after a table changed", async () => {
  const { state } = await createEmulator().createRealm({ fixture: "duo" });
  let computed = 0;
  const countOf = defineDerived([users, streams], (realm) => {
    computed++;
    return realm.open(users).size + realm.open(streams).size;
  });

  const count = countOf(state);
  expect(countOf(state)).toBe(count);
  expect(computed).toBe(1);

  const [id] = state.open(streams).ids();
  await state.open(streams).update(id!, (draft) => {
    draft.name = "renamed";
  });
  expect(countOf(state)).toBe(count);
  expect(computed).toBe(2);

  state.open(streams).delete(id!);
  expect(countOf(state)).toBe(count - 1);
});

test("a derived value follows the realm back to an image", async () => {
  const { state } = await createEmulator().createRealm({ fixture: "duo" });
  const namesOf = defineDerived([streams], (realm) =>
    realm
      .open(streams)
      .all()
      .map(({ name }) => name),
  );
  const image = state.seal();
  const before = namesOf(state);
  state.open(streams).delete(state.open(streams).ids()[0]!);
  expect(namesOf(state)).not.toEqual(before);
  state.restore(image);
  expect(namesOf(state)).toEqual(before);
});
