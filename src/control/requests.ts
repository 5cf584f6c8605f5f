import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { JournalEntry } from "../emulator/journal.ts";
import { toIso } from "../realm/clock.ts";
import { users } from "../realm/users.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { badControlRequest } from "./control-error.ts";
import { readCount } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Chosen: what a person looks through, not what a script collects. */
const DEFAULT_LIMIT = 100;

/** The journal of a realm: asked, counted, forgotten. */
export const REQUEST_ROUTES = defineRoutes({
  "GET /realms/{realm}/requests": (context) => {
    const realm = requireRealm(context);
    const found = select(realm, context.query);
    const limit = readCount(context.query, "limit") ?? DEFAULT_LIMIT;
    return jsonAnswer(200, {
      requests: (limit === 0 ? [] : found.slice(-limit)).map(present),
      matching: found.length,
      total: realm.journal.count,
    });
  },
  "GET /realms/{realm}/requests/count": (context) =>
    jsonAnswer(200, {
      count: select(requireRealm(context), context.query).length,
    }),
  "DELETE /realms/{realm}/requests": (context) => {
    requireRealm(context).journal.clear();
    return DONE;
  },
});

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
  since: (entry, value) => entry.number > Number(value),
};

/** Entries that fit, oldest first. `since` is the number of an entry: later ones fit. */
function select(
  realm: EmulatedRealm,
  query: URLSearchParams,
): readonly JournalEntry[] {
  readCount(query, "since");
  readCount(query, "status");
  const wanted = [...query].filter(([name]) => name !== "limit");
  for (const [name] of wanted) {
    if (!Object.hasOwn(FILTERS, name))
      throw badControlRequest(
        `There is no filter '${name}'; known are ${[...Object.keys(FILTERS), "limit"].join(", ")}`,
      );
  }
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

function present(entry: JournalEntry) {
  return { ...entry, at: toIso(entry.at) };
}
