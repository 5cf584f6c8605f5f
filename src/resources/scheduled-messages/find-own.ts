import type { Realm } from "../../realm/realm.ts";
import {
  scheduledMessages,
  type ScheduledMessage,
} from "../../realm/scheduled-messages.ts";
import type { User } from "../../realm/users.ts";
import { noSuchScheduledMessage } from "./errors.ts";

/** The caller's scheduled message of this id, a delivered one included. */
export function requireOwn(
  realm: Realm,
  caller: User,
  id: number,
): ScheduledMessage {
  const scheduled = realm.open(scheduledMessages).get(id);
  if (scheduled?.sender_id !== caller.user_id) throw noSuchScheduledMessage();
  return scheduled;
}
