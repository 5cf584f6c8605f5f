import type { NarrowTerm } from "../../contract/narrow.ts";
import { ApiError, badRequest } from "../../protocol/api-error.ts";
import type { Realm } from "../../realm/realm.ts";
import { findStreamByName } from "../../realm/stream-access.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import { findUserByApiEmail } from "../../realm/user-access.ts";
import { users, type User } from "../../realm/users.ts";

/** Source: messages 7.5, semantic errors. Not in errors.ts, so that it is loaded with the first narrow only. */
export const badNarrow = (desc: string) =>
  new ApiError("BAD_NARROW", `Invalid narrow operator: ${desc}`, {
    extra: { desc },
  });

/** A stream by name or id; of a private one, everybody sees only own copies. */
export function findNarrowStream(
  realm: Realm,
  reader: User | undefined,
  operand: NarrowTerm["operand"],
): Stream | undefined {
  const stream =
    typeof operand === "number"
      ? realm.open(streams).get(operand)
      : findStreamByName(realm, String(operand));
  if (!stream || stream.deactivated) return undefined;
  return reader || stream.is_web_public ? stream : undefined;
}

/** A person by API email or id. Errors: `BAD_NARROW`. */
export function readPerson(realm: Realm, operand: NarrowTerm["operand"]): User {
  const user = findPerson(
    realm,
    typeof operand === "number" ? operand : String(operand),
  );
  if (!user) throw badNarrow(`unknown user ${String(operand)}`);
  return user;
}

/** Ids of people, by a list of ids or by API emails with commas between. Errors: `BAD_NARROW`. */
export function readPeople(
  realm: Realm,
  operand: NarrowTerm["operand"],
): number[] {
  requirePeople(operand);
  const named =
    typeof operand === "object"
      ? operand
      : String(operand)
          .split(",")
          .filter((email) => email.trim() !== "");
  return named.map((name) => {
    const user = findPerson(realm, name);
    if (!user)
      throw badNarrow(
        `unknown user in ${typeof operand === "object" ? `[${operand.join(", ")}]` : operand}`,
      );
    return user.user_id;
  });
}

/** The reference fails on a conversation with nobody; here it is refused. */
function requirePeople(operand: NarrowTerm["operand"]): void {
  if (Array.isArray(operand) && operand.length === 0)
    throw badRequest('elem["operand"] cannot be empty');
}

function findPerson(realm: Realm, name: string | number): User | undefined {
  return typeof name === "number"
    ? realm.open(users).get(name)
    : findUserByApiEmail(realm, name);
}
