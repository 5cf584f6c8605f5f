import type { Realm } from "./realm.ts";
import type { Table } from "./table.ts";

interface Kept<T> {
  readonly tables: readonly Table<object, string>[];
  readonly versions: readonly number[];
  readonly value: T;
}

/** A value that follows from whole tables; worked out when it is asked for, and kept until one of them changes. */
export function defineDerived<T>(
  collections: readonly { readonly name: string }[],
  compute: (realm: Realm) => T,
): (realm: Realm) => T {
  const keptByRealm = new WeakMap<Realm, Kept<T>>();
  return (realm) => {
    const tables = collections.map((collection) =>
      realm.open(collection as never),
    );
    let kept = keptByRealm.get(realm);
    if (
      !kept?.tables.every(
        (table, index) =>
          table === tables[index] && table.version === kept!.versions[index],
      )
    ) {
      kept = {
        tables,
        versions: tables.map(({ version }) => version),
        value: compute(realm),
      };
      keptByRealm.set(realm, kept);
    }
    return kept.value;
  };
}
