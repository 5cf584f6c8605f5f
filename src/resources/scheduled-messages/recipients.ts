import type { Wanted } from "../../realm/outgoing-rules.ts";
import {
  badRecipientsType,
  badStreamIdType,
  recipientsNotIds,
} from "./errors.ts";

/**
 * Where a scheduled message goes: the id of a stream, or a list of ids of people; names are not taken.
 *
 * Source: messages 14.3.
 */
export function readDestination(
  type: string,
  to: unknown,
  topic: string | undefined,
): Wanted["to"] {
  if (type === "stream") {
    if (!Number.isInteger(to)) throw badStreamIdType();
    return { kind: "stream", named: to as number, topic };
  }
  if (!Array.isArray(to)) throw badRecipientsType();
  if (!to.every(Number.isInteger)) throw recipientsNotIds();
  return { kind: "direct", named: [...new Set(to as number[])] };
}
