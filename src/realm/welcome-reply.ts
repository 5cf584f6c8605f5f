import type { Destination } from "./destination.ts";
import { getSystemBot } from "./people.ts";
import type { Realm } from "./realm.ts";
import { renderMessage } from "./rendering.ts";
import { sendMessage } from "./send-message.ts";
import { isBot, type User } from "./users.ts";

/** Chosen: the reference answers with a guided tour. */
const REPLY =
  "Thanks for your message! I am a bot and cannot read it, but the [help center](/help/) answers most questions.";

/** The welcome bot answers whoever writes to it alone. Source: messages 5.3, events 5.1. */
export async function replyToWelcomeBot(
  realm: Realm,
  writer: User,
  to: Destination,
): Promise<void> {
  const bot = getSystemBot(realm, "welcome-bot");
  if (isBot(writer) || to.kind !== "direct") return;
  const others = to.people.filter(({ user_id }) => user_id !== writer.user_id);
  if (others.length !== 1 || others[0]!.user_id !== bot.user_id) return;
  await sendMessage(realm, {
    sender: bot,
    to: { kind: "direct", people: [writer] },
    content: REPLY,
    rendered: await renderMessage(realm, REPLY, bot),
    client: "Internal",
    read_by_sender: false,
  });
}
