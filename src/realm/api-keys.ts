import type { Random } from "./random.ts";
import type { Realm } from "./realm.ts";
import { users, type User } from "./users.ts";

/**
 * A user's API key, 32 letters and digits: the one that its record states, or one derived from the realm's name, its
 * seed and the handle, so that realms which share records do not share keys.
 */
export function apiKeyOf(realm: Realm, user: User): string {
  return user.api_key ?? derivedKey(realm, user.handle);
}

const keysBySource = new WeakMap<Random, Map<string, string>>();

/** Asked for by every request, so it is worked out once. */
function derivedKey({ random, name }: Realm, handle: string): string {
  let keys = keysBySource.get(random);
  if (!keys) keysBySource.set(random, (keys = new Map()));
  let key = keys.get(handle);
  if (key === undefined)
    keys.set(handle, (key = random.key("api key", name, handle)));
  return key;
}

interface Derived {
  readonly byKey: Map<string, number>;
  /** Users up to this id have their derived key in the map. */
  upTo: number;
}

/** By the realm's table of users, of which it has another one after each restore. */
const derivedByTable = new WeakMap<object, Derived>();

/** The account with this key, deactivated ones included. */
export function findUserByApiKey(realm: Realm, key: string): User | undefined {
  const table = realm.open(users);
  const stated = table.firstBy("api_key", key);
  if (stated) return stated;
  const { byKey } = deriveKeys(realm);
  const id = byKey.get(key);
  const user = id === undefined ? undefined : table.get(id);
  return user && apiKeyOf(realm, user) === key ? user : undefined;
}

function deriveKeys(realm: Realm): Derived {
  const table = realm.open(users);
  let derived = derivedByTable.get(table);
  if (!derived)
    derivedByTable.set(table, (derived = { byKey: new Map(), upTo: 0 }));
  const ids = table.ids();
  for (
    let position = ids.length - 1;
    position >= 0 && ids[position]! > derived.upTo;
    position--
  ) {
    const user = table.require(ids[position]!);
    if (user.api_key === null)
      derived.byKey.set(apiKeyOf(realm, user), user.user_id);
  }
  derived.upTo = Math.max(derived.upTo, ids.at(-1) ?? 0);
  return derived;
}
