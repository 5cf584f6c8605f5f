import { Clock } from "../../src/realm/clock.ts";
import { Realm } from "../../src/realm/realm.ts";
import { users, type User } from "../../src/realm/users.ts";
import { fillHarbor, type Handle } from "./harbor.ts";

/** 2024-03-04T09:00:00Z */
const START = 1_709_542_800_000;

/** The sample realm without an emulator around it, for tests of rules. */
export async function harborRealm(): Promise<Realm> {
  const realm = new Realm({
    name: "harbor",
    seed: 1,
    clock: new Clock({ start: START }),
    url: "https://harbor.example",
  });
  await fillHarbor(realm);
  return realm;
}

export function person(realm: Realm, handle: Handle): User {
  return realm.open(users).firstBy("handle", handle)!;
}
