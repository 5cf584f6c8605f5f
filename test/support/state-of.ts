import { COLLECTIONS } from "../../src/realm/collections.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { users } from "../../src/realm/users.ts";

/** Everything that a realm keeps, as plain data to compare. */
export function stateOf(realm: Realm): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const definition of COLLECTIONS) {
    state[definition.name] = realm
      .open(definition as never)
      .all()
      .map((record) => ({ ...(record as object) }));
  }
  state.copies = realm
    .open(users)
    .ids()
    .map((id) => [id, [...realm.copies(id).ascending()]]);
  return state;
}
