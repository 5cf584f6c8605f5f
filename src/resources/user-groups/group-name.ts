import { codePoints } from "../../realm/names.ts";
import type { Realm } from "../../realm/realm.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { emptyName, longName, nameTaken, reservedPrefix } from "./errors.ts";

const MAX_NAME_LENGTH = 100;

/** Tested in this order. Source: organization 5.4, row 5. */
const RESERVED_PREFIXES = ["@", "role:", "user:", "stream:", "channel:"];

/** Names are not trimmed, so `" role:x"` passes. Source: organization 5.4, rows 3 to 5. */
export function requireGoodName(name: string): void {
  if (name.trim() === "") throw emptyName();
  if (codePoints(name) > MAX_NAME_LENGTH) throw longName(MAX_NAME_LENGTH);
  const prefix = RESERVED_PREFIXES.find((start) => name.startsWith(start));
  if (prefix !== undefined) throw reservedPrefix(prefix);
}

/** Source: organization 5.4, row 7: case counts. */
export function requireFreeName(realm: Realm, name: string): void {
  if (realm.open(userGroups).firstBy("name", name)) throw nameTaken(name);
}
