import { messages } from "../realm/messages.ts";
import type { Realm } from "../realm/realm.ts";
import { scheduledMessages } from "../realm/scheduled-messages.ts";
import { findStreamByName } from "../realm/stream-access.ts";
import { userGroups } from "../realm/user-groups.ts";
import { apiEmail } from "../realm/user-access.ts";
import { users, type User } from "../realm/users.ts";
import { UsageError } from "../usage-error.ts";
import { openQueues } from "./queues.ts";
import { mapReferences, type RecordKind, type Reference } from "./reference.ts";

/** The person of this handle. */
export function findPerson(realm: Realm, handle: string): User | undefined {
  return realm.open(users).firstBy("handle", handle);
}

/**
 * The same value with its references replaced by what they stand for in the realm now.
 *
 * Errors: UsageError `NO_SUCH_REFERENCE` when the realm has no such thing.
 */
export function resolveReferences(
  value: unknown,
  realm: Realm,
  answers: ReadonlyMap<string, unknown> = new Map(),
): unknown {
  return mapReferences(value, (reference) =>
    resolve(reference, realm, answers),
  );
}

function resolve(
  reference: Reference,
  realm: Realm,
  answers: ReadonlyMap<string, unknown>,
): unknown {
  if (reference.kind === "now")
    return Math.floor(
      (realm.clock.now() + reference.offsetMilliseconds) / 1000,
    );
  if (reference.kind === "answer") {
    const found = reference.path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      answers.get(reference.step),
    );
    if (found === undefined)
      throw missing(`$${reference.step}.${reference.path.join(".")}`);
    return found;
  }
  const { kind, name, field } = reference;
  const found = field
    ? fieldOf(realm, kind, name, field)
    : idOf(realm, kind, name);
  if (found === undefined)
    throw missing(`$${kind}:${name}${field ? `.${field}` : ""}`);
  return found;
}

function idOf(
  realm: Realm,
  kind: RecordKind,
  name: string,
): number | string | undefined {
  switch (kind) {
    case "user":
      return findPerson(realm, name)?.user_id;
    case "stream":
      return findStreamByName(realm, name)?.stream_id;
    case "group":
      return findGroup(realm, name)?.id;
    case "queue": {
      const person = findPerson(realm, name);
      const [queue] = person ? openQueues(realm, person.user_id) : [];
      return queue?.id;
    }
    case "message":
      return newest(realm.open(messages).all(), name)?.id;
    case "scheduled":
      return newest(realm.open(scheduledMessages).all(), name)
        ?.scheduled_message_id;
  }
}

function fieldOf(
  realm: Realm,
  kind: RecordKind,
  name: string,
  field: string,
): unknown {
  if (kind === "user") {
    const person = findPerson(realm, name);
    return person && field === "email"
      ? apiEmail(realm, person)
      : person?.[field as keyof User];
  }
  const record: object | undefined =
    kind === "stream" ? findStreamByName(realm, name) : findGroup(realm, name);
  return record?.[field as keyof typeof record];
}

function findGroup(realm: Realm, name: string) {
  return realm.open(userGroups).firstBy("name", name);
}

function newest<R extends { readonly content: string }>(
  records: readonly R[],
  text: string,
): R | undefined {
  return records.findLast(({ content }) => content.includes(text));
}

function missing(reference: string): UsageError {
  return new UsageError("NO_SUCH_REFERENCE", [
    {
      message: `${reference} stands for nothing here`,
      remedy: "name something that is in the realm when it is needed",
    },
  ]);
}
