import { sendNotice } from "./notice.ts";
import type { Realm } from "./realm.ts";
import { subscriberIds } from "./stream-access.ts";
import type { Stream } from "./streams.ts";
import { users, type User } from "./users.ts";

/** A bot's owner is told of its mistakes at most once in this time. Source: messages 4.6. */
const REMINDER_INTERVAL_SECONDS = 60;

/** Tells the owner of a bot that it writes to a stream that is not there, by name or id. Source: messages 4.6. */
export async function tellOwnerOfMissingStream(
  realm: Realm,
  bot: User,
  named: string | number,
): Promise<void> {
  await tellOwner(
    realm,
    bot,
    typeof named === "number"
      ? `to stream ID ${named}, but there is no stream with that ID.`
      : `to stream #**${named.trim()}**, but that stream does not exist. ` +
          "Click [here](#streams/new) to create it.",
  );
}

/** Tells the owner of a bot that nobody is in the stream that it wrote to. Source: messages 4.6. */
export async function tellOwnerOfEmptyStream(
  realm: Realm,
  bot: User,
  stream: Stream,
): Promise<void> {
  if (subscriberIds(realm, stream.stream_id).length > 0) return;
  await tellOwner(
    realm,
    bot,
    `to stream #**${stream.name}**. The stream exists but does not have any subscribers.`,
  );
}

async function tellOwner(
  realm: Realm,
  { user_id, bot_owner_id, delivery_email }: User,
  what: string,
): Promise<void> {
  const table = realm.open(users);
  const owner = bot_owner_id === null ? undefined : table.get(bot_owner_id);
  const { last_reminder = -Infinity } = table.require(user_id);
  const now = realm.clock.seconds();
  if (!owner?.is_active || now - last_reminder < REMINDER_INTERVAL_SECONDS)
    return;
  await table.update(user_id, (draft) => {
    draft.last_reminder = now;
  });
  await sendNotice(realm, {
    to: { kind: "direct", people: [owner] },
    content: `Your bot \`${delivery_email}\` tried to send a message ${what}`,
  });
}
