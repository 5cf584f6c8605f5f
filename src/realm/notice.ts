import type { Destination } from "./destination.ts";
import type { Message } from "./messages.ts";
import { normalizeContent } from "./names.ts";
import { getSystemBot } from "./people.ts";
import type { Realm } from "./realm.ts";
import { renderMessage } from "./rendering.ts";
import { sendMessage } from "./send-message.ts";
import { streams } from "./streams.ts";
import type { User } from "./users.ts";

/** The client that the server's own messages come from. */
const NOTICE_CLIENT = "Internal";

/** The topic of notices about the stream they are in. Source: organization 4.5, 4.8. */
export const STREAM_EVENTS_TOPIC = "stream events";

/** What the notification bot is to say; `readBy` are those for whom it is no news. */
export interface Notice {
  readonly to: Destination;
  readonly content: string;
  readonly readBy?: readonly number[];
}

/**
 * Posts a message of the notification bot, which may write everywhere.
 *
 * Source: organization 4.5, 4.8, 5.4 for who is told of what.
 */
export async function sendNotice(
  realm: Realm,
  { to, content, readBy }: Notice,
): Promise<Message> {
  const sender = getSystemBot(realm, "notification-bot");
  const text = normalizeContent(content);
  const { message } = await sendMessage(realm, {
    sender,
    to: asItIsNow(realm, to),
    content: text,
    rendered: await renderMessage(realm, text, sender),
    client: NOTICE_CLIENT,
    read_by_sender: false,
    readBy,
  });
  return message;
}

/** A mention of a person that notifies nobody: how notices name who did it. */
export function silently({ full_name, user_id }: User): string {
  return `@_**${full_name}|${user_id}**`;
}

/** A notice often follows a change of its stream; the record given may be the one from before. */
function asItIsNow(realm: Realm, to: Destination): Destination {
  return to.kind === "stream"
    ? { ...to, stream: realm.open(streams).require(to.stream.stream_id) }
    : to;
}
