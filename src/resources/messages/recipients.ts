import type { Realm } from "../../realm/realm.ts";
import { findUserByApiEmail } from "../../realm/user-access.ts";
import { users, type User } from "../../realm/users.ts";
import {
  badRecipientsType,
  badStreamType,
  expectedOneStream,
  invalidEmail,
  invalidUserId,
  mixedRecipients,
} from "./errors.ts";

/** The stream that `to` names: a name or an id. Source: messages 4.2. */
export function readStreamName(to: unknown): string | number {
  if (Array.isArray(to)) {
    if (to.length !== 1) throw expectedOneStream();
    return readStreamName(to[0]);
  }
  if (
    typeof to === "string" ||
    (typeof to === "number" && Number.isInteger(to))
  )
    return to;
  throw badStreamType();
}

/** The people that `to` names: emails or ids, each once, in the order given. Source: messages 4.2. */
export function readRecipients(to: unknown): string[] | number[] {
  if (typeof to === "string") return readEmails(to.split(","));
  if (!Array.isArray(to)) throw badRecipientsType();
  const [first] = to as unknown[];
  if (to.some((item) => typeof item !== "string" && !Number.isInteger(item)))
    throw badRecipientsType();
  if (to.some((item) => typeof item !== typeof first)) throw mixedRecipients();
  return typeof first === "number"
    ? [...new Set(to as number[])]
    : readEmails(to as string[]);
}

function readEmails(list: readonly string[]): string[] {
  return [
    ...new Set(
      list.map((email) => email.trim()).filter((email) => email !== ""),
    ),
  ];
}

/** Accounts of the organization, and the server's own bots. */
export function findPeople(
  realm: Realm,
  named: readonly (string | number)[],
): User[] {
  const people = named.map((name) => {
    if (typeof name === "number") {
      const user = realm.open(users).get(name);
      if (!user) throw invalidUserId(name);
      return user;
    }
    const user = findUserByApiEmail(realm, name);
    if (!user) throw invalidEmail(name);
    return user;
  });
  return [...new Set(people)];
}
