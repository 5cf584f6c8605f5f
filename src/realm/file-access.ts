import type { Attachment } from "./attachments.ts";
import { isOpenToSpectators } from "./message-access.ts";
import { messages, type Message } from "./messages.ts";
import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { isSubscribed } from "./stream-access.ts";
import { streams } from "./streams.ts";
import { isGuest, type User } from "./users.ts";

/**
 * Whether a person may have a file: its owner, and whoever a message that links to it has reached, or could have.
 *
 * Source: the reference server. Chosen: it is judged by what the messages are now, where the reference remembers for a
 * while that a file was in a public stream.
 */
export function canReadFile(
  realm: Realm,
  user: User,
  attachment: Attachment,
): boolean {
  return (
    attachment.owner_id === user.user_id ||
    messagesOf(realm, attachment).some((message) =>
      hasReached(realm, user, message),
    )
  );
}

/** Whether somebody without account may have a file: it is in a web-public stream, and those are open. */
export function isFileOpenToSpectators(
  realm: Realm,
  attachment: Attachment,
): boolean {
  const { settings, web_public_streams_enabled } = getOrganization(realm);
  return (
    web_public_streams_enabled &&
    settings.enable_spectator_access &&
    messagesOf(realm, attachment).some((message) =>
      isOpenToSpectators(realm, message),
    )
  );
}

function messagesOf(realm: Realm, { message_ids }: Attachment): Message[] {
  return message_ids.map((id) => realm.open(messages).require(id));
}

/** A copy is enough, also of a message that can no longer be fetched. */
function hasReached(realm: Realm, user: User, message: Message): boolean {
  if (realm.copies(user.user_id).get(message.id) !== undefined) return true;
  if (message.stream_id === null) return false;
  const stream = realm.open(streams).require(message.stream_id);
  if (stream.deactivated) return false;
  return (
    (!stream.invite_only && !isGuest(user)) ||
    ((!stream.invite_only || stream.history_public_to_subscribers) &&
      isSubscribed(realm, user.user_id, stream.stream_id))
  );
}
