import { findOutgoing, type Wanted } from "../../realm/outgoing-rules.ts";
import { conversationIds } from "../../realm/destination.ts";
import type { Realm } from "../../realm/realm.ts";
import type { ScheduledMessage } from "../../realm/scheduled-messages.ts";
import { prepareMessage } from "../../realm/send-rules.ts";
import { requireAllowed } from "../errors.ts";

/** What of a scheduled message follows from its destination and content. */
export type Scheduled = Pick<
  ScheduledMessage,
  "stream_id" | "topic" | "user_ids" | "content" | "rendered_content"
>;

/** Asks now what sending will ask again at the time of delivery. Source: messages 14.3. */
export async function requireSendable(
  realm: Realm,
  wanted: Wanted,
): Promise<Scheduled> {
  const outgoing = requireAllowed(findOutgoing(realm, wanted));
  const prepared = requireAllowed(await prepareMessage(realm, outgoing));
  const { sender, to, content } = outgoing;
  return {
    stream_id: to.kind === "stream" ? to.stream.stream_id : null,
    topic: to.kind === "stream" ? to.topic : "",
    user_ids: to.kind === "direct" ? conversationIds(sender, to.people) : null,
    content,
    rendered_content: prepared.rendered.html,
  };
}
