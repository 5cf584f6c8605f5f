import type { Rendered } from "../markdown/rendered.ts";
import type { CustomWidget } from "./custom-widget.ts";
import type { Destination } from "./destination.ts";
import { whyMentionForbidden } from "./mention-rules.ts";
import { getOrganization } from "./organization.ts";
import { whyNotPost } from "./posting.ts";
import type { Realm } from "./realm.ts";
import { isRefusal, refusal, type Refusal } from "./refusal.ts";
import { renderMessage } from "./rendering.ts";
import { apiEmail, canAccessUser } from "./user-access.ts";
import { isBot, type User } from "./users.ts";

const NO_TOPIC = "(no topic)";

/** What is to be sent: text and destination are already in the form in which they are stored. */
export interface Outgoing {
  readonly sender: User;
  readonly to: Destination;
  readonly content: string;
}

/** What a message has become when it may be sent. */
export interface Prepared {
  readonly rendered: Rendered;
  readonly widget: CustomWidget | undefined;
}

/**
 * Whether a message may be sent, and its text rendered when it may. Sending, scheduling and the delivery of scheduled
 * messages ask the same.
 *
 * Source: messages 4.4, rows 15 to 26, in this order.
 */
export async function prepareMessage(
  realm: Realm,
  { sender, to, content }: Outgoing,
  widget_content?: string,
): Promise<Prepared | Refusal> {
  const refused =
    to.kind === "stream"
      ? whyNotToStream(realm, sender, to)
      : whyNotToPeople(realm, sender, to.people);
  if (refused) return refused;
  const widget =
    widget_content === undefined ? undefined : await readWidget(widget_content);
  if (isRefusal(widget)) return widget;
  const rendered = await renderMessage(realm, content, sender);
  if (!rendered.isRenderable) return refusal("Unable to render message");
  const place =
    to.kind === "stream"
      ? { stream_id: to.stream.stream_id, topic: to.topic }
      : undefined;
  return (
    whyMentionForbidden(realm, sender, rendered, place) ?? { rendered, widget }
  );
}

/** Few messages have one, so what reads it is loaded late. */
async function readWidget(text: string): Promise<CustomWidget | Refusal> {
  const { readCustomWidget } = await import("./custom-widget.ts");
  return readCustomWidget(text);
}

function whyNotToStream(
  realm: Realm,
  sender: User,
  { stream, topic }: Extract<Destination, { kind: "stream" }>,
): Refusal | undefined {
  const refused = whyNotPost(realm, sender, stream);
  if (refused) return refused;
  const { mandatory_topics } = getOrganization(realm).settings;
  return mandatory_topics && topic === NO_TOPIC
    ? refusal("Topics are required in this organization")
    : undefined;
}

function whyNotToPeople(
  realm: Realm,
  sender: User,
  people: readonly User[],
): Refusal | undefined {
  if (people.some((user) => !canAccessUser(realm, sender, user))) {
    return refusal(
      "You do not have permission to access some of the recipients.",
    );
  }
  if (!mayWriteDirectly(realm, sender, people)) {
    return refusal("Direct messages are disabled in this organization.");
  }
  const gone = people.find((user) => !user.is_active);
  return (
    gone && refusal(`'${apiEmail(realm, gone)}' is no longer using Zulip.`)
  );
}

/** Bots may always write, and everybody to a single bot. Source: messages 4.5. */
function mayWriteDirectly(
  realm: Realm,
  sender: User,
  people: readonly User[],
): boolean {
  if (getOrganization(realm).settings.private_message_policy !== 2) return true;
  return isBot(sender) || (people.length === 1 && people.every(isBot));
}
