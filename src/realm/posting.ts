import { isNewMember } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { isSubscribed } from "./stream-access.ts";
import { STREAM_POST_POLICY, type Stream } from "./streams.ts";
import {
  isAdministrator,
  isGuest,
  isModerator,
  users,
  type User,
} from "./users.ts";

/**
 * Why a user may not post to a stream; undefined when it may. The stream's policy comes first, then access.
 *
 * Source: messages 4.6.
 */
export function whyNotPost(
  realm: Realm,
  sender: User,
  stream: Stream,
): Refusal | undefined {
  return (
    whyPolicyForbids(realm, sender, stream) ??
    whyNoAccess(realm, sender, stream)
  );
}

/** The posting policy alone; a bot that fails is judged again as its owner. */
export function whyPolicyForbids(
  realm: Realm,
  sender: User,
  stream: Stream,
): Refusal | undefined {
  const own = whyRoleForbids(realm, sender, stream.stream_post_policy);
  const owner = ownerOf(realm, sender);
  return own && owner
    ? whyRoleForbids(realm, owner, stream.stream_post_policy)
    : own;
}

function whyRoleForbids(
  realm: Realm,
  user: User,
  policy: number,
): Refusal | undefined {
  if (
    isAdministrator(user) ||
    user.is_system_bot ||
    policy === STREAM_POST_POLICY.EVERYONE
  )
    return undefined;
  if (policy === STREAM_POST_POLICY.ADMINISTRATORS) {
    return refusal("Only organization administrators can send to this stream.");
  }
  if (policy === STREAM_POST_POLICY.MODERATORS) {
    return isModerator(user)
      ? undefined
      : refusal(
          "Only organization administrators and moderators can send to this stream.",
        );
  }
  if (isGuest(user)) return refusal("Guests cannot send to this stream.");
  return isNewMember(realm, user)
    ? refusal("New members cannot send to this stream.")
    : undefined;
}

function whyNoAccess(
  realm: Realm,
  sender: User,
  stream: Stream,
): Refusal | undefined {
  if (stream.is_web_public || sender.is_system_bot) return undefined;
  if (!stream.invite_only && !isGuest(sender)) return undefined;
  if (isSubscribed(realm, sender.user_id, stream.stream_id)) return undefined;
  const owner = ownerOf(realm, sender);
  if (owner && isSubscribed(realm, owner.user_id, stream.stream_id))
    return undefined;
  return refusal(`Not authorized to send to stream '${stream.name}'`);
}

function ownerOf(realm: Realm, bot: User): User | undefined {
  return bot.bot_owner_id === null
    ? undefined
    : realm.open(users).get(bot.bot_owner_id);
}
