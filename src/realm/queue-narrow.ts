import { FLAG } from "./message-flags.ts";
import type { Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isResolved } from "./resolved-topic.ts";
import { streams } from "./streams.ts";
import { apiEmail } from "./user-access.ts";
import { users } from "./users.ts";

type Term = readonly [operator: string, operand: string];

/** Whether a message passes the narrow of a queue: every term must hold, case ignored. Source: events 1.5. */
export function passesNarrow(
  realm: Realm,
  narrow: readonly Term[],
  message: Message,
  flags: number,
): boolean {
  return narrow.every(([operator, operand]) =>
    holds(realm, operator, operand.toLowerCase(), message, flags),
  );
}

function holds(
  realm: Realm,
  operator: string,
  operand: string,
  message: Message,
  flags: number,
): boolean {
  const stream =
    message.stream_id === null
      ? undefined
      : realm.open(streams).require(message.stream_id);
  switch (operator) {
    case "stream":
      return stream?.name.toLowerCase() === operand;
    case "topic":
      return stream !== undefined && message.subject.toLowerCase() === operand;
    case "sender":
      return (
        apiEmail(
          realm,
          realm.open(users).require(message.sender_id),
        ).toLowerCase() === operand
      );
    default:
      return holdsState(operand, message, flags);
  }
}

function holdsState(operand: string, message: Message, flags: number): boolean {
  switch (operand) {
    case "dm":
    case "private":
      return message.stream_id === null;
    case "starred":
      return (flags & FLAG.starred) !== 0;
    case "unread":
      return (flags & FLAG.read) === 0;
    case "mentioned":
    case "alerted":
      return (flags & FLAG.mentioned) !== 0;
    case "resolved":
      return message.stream_id !== null && isResolved(message.subject);
    default:
      return true;
  }
}
