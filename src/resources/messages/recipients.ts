import type { WantedPeople, WantedStream } from "../../realm/outgoing-rules.ts";
import {
  badRecipientsType,
  badStreamType,
  expectedOneStream,
  mixedRecipients,
} from "./errors.ts";

/** The stream that `to` names: a name or an id. Source: messages 4.2. */
export function readStreamName(to: unknown): WantedStream["named"] {
  if (to === undefined) return undefined;
  if (Array.isArray(to)) {
    if (to.length !== 1) throw expectedOneStream();
    return readOneStream(to[0]);
  }
  return readOneStream(to);
}

function readOneStream(to: unknown): string | number {
  if (typeof to === "string" || Number.isInteger(to))
    return to as string | number;
  throw badStreamType();
}

/**
 * The people that `to` names, each once, in the order given: emails or ids, as the first one is.
 *
 * Source: messages 4.2.
 */
export function readRecipients(to: unknown = []): WantedPeople["named"] {
  if (typeof to === "string") return readEmails(to.split(","));
  if (!Array.isArray(to)) throw badRecipientsType();
  const [first] = to as unknown[];
  if (first === undefined) return [];
  const fits = typeof first === "string" ? isString : Number.isInteger;
  if (!fits(first)) throw badRecipientsType();
  if (!to.every(fits)) throw mixedRecipients();
  return typeof first === "string"
    ? readEmails(to as string[])
    : [...new Set(to as number[])];
}

function isString(item: unknown): boolean {
  return typeof item === "string";
}

function readEmails(list: readonly string[]): string[] {
  return [
    ...new Set(
      list.map((email) => email.trim()).filter((email) => email !== ""),
    ),
  ];
}
