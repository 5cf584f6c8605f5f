import type { Realm } from "./realm.ts";
import { toScheduledMessage } from "./scheduled-message-object.ts";
import type { ScheduledMessage } from "./scheduled-messages.ts";

/** What became of a person's scheduled messages. */
type Change =
  | { readonly op: "add"; readonly scheduled_message: ScheduledMessage }
  | { readonly op: "update"; readonly scheduled_message: ScheduledMessage }
  | { readonly op: "remove"; readonly scheduled_message_id: number };

/** Tells the clients of who scheduled a message. Source: events 4.11. */
export function announceScheduled(
  realm: Realm,
  userId: number,
  change: Change,
): void {
  realm.queues.deliver({ type: "scheduled_messages", ...toFields(change) }, [
    userId,
  ]);
}

/** An addition is a list. */
function toFields(change: Change) {
  if (change.op === "remove") return change;
  const { op, scheduled_message } = change;
  const shown = toScheduledMessage(scheduled_message);
  return op === "add"
    ? { op, scheduled_messages: [shown] }
    : { op, scheduled_message: shown };
}
