import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { JournalEntry } from "../emulator/journal.ts";
import { toIso } from "../realm/clock.ts";
import { users } from "../realm/users.ts";
import { readCount } from "./fields.ts";

type Filter = (
  entry: JournalEntry,
  value: string,
  realm: EmulatedRealm,
) => boolean;

/** What the query string may ask for; several hold together. */
const FILTERS: Readonly<Record<string, Filter>> = {
  operation: (entry, value) => entry.operation === value,
  caller: (entry, value, realm) =>
    entry.caller !== undefined && isCalled(realm, entry.caller, value),
  status: (entry, value) => String(entry.status) === value,
  code: (entry, value) => entry.code === value,
  rule: (entry, value) => entry.rule?.split(", ").includes(value) ?? false,
  since: (entry, value) => entry.number > Number(value),
};

/** As a route names what its query string may have. */
export const FILTER_NAMES = Object.keys(FILTERS).join("&");

/** Entries that fit, oldest first. `since` is the number of an entry: later ones fit. */
export function selectEntries(
  realm: EmulatedRealm,
  query: URLSearchParams,
): readonly JournalEntry[] {
  readCount(query, "since");
  readCount(query, "status");
  const wanted = [...query].filter(([name]) => Object.hasOwn(FILTERS, name));
  return realm.journal.entries.filter((entry) =>
    wanted.every(([name, value]) => FILTERS[name]!(entry, value, realm)),
  );
}

/** A caller is asked for by handle, email or id. */
function isCalled(
  realm: EmulatedRealm,
  handle: string,
  value: string,
): boolean {
  if (handle === value) return true;
  const user = realm.state.open(users).firstBy("handle", handle);
  return (
    user !== undefined &&
    (user.delivery_email.toLowerCase() === value.toLowerCase() ||
      String(user.user_id) === value)
  );
}

/** An entry as the control endpoints show it. */
export function presentEntry(entry: JournalEntry) {
  return { ...entry, at: toIso(entry.at) };
}
