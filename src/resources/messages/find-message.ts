import { findReadableMessage } from "../../realm/message-access.ts";
import type { Message } from "../../realm/messages.ts";
import type { Realm } from "../../realm/realm.ts";
import type { User } from "../../realm/users.ts";
import { invalidMessages } from "../errors.ts";

/** The message of this id, if the caller may read it. Source: messages 3. */
export function requireMessage(
  realm: Realm,
  caller: User,
  id: number,
): Message {
  const message = findReadableMessage(realm, caller, id);
  if (!message) throw invalidMessages();
  return message;
}
