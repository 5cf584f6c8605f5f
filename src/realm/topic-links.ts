import { topicLinks } from "../markdown/topic-links.ts";
import type { Message } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { orderedLinkifiers } from "./rendering.ts";

/** Links that the topic's text gives by the realm's linkifiers and as an address. Source: messages 2.5. */
export function topicLinksOf(
  realm: Realm,
  message: Message,
): readonly { text: string; url: string }[] {
  return message.stream_id === null
    ? []
    : topicLinks(message.subject, orderedLinkifiers(realm));
}
