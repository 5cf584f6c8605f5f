import { isInGroup } from "./group-membership.ts";
import type { Realm } from "./realm.ts";
import { canAdministerStream } from "./stream-access.ts";
import type { Stream } from "./streams.ts";
import type { User } from "./users.ts";

/** Whether the person may take others out of a stream. Source: organization 4.10. */
export function canRemoveSubscribers(
  realm: Realm,
  user: User,
  stream: Stream,
): boolean {
  return (
    canAdministerStream(realm, user, stream) &&
    isInGroup(realm, user.user_id, stream.can_remove_subscribers_group)
  );
}

/** Whether the account is the person's own: itself, or one of its bots. Source: organization 4.10. */
export function isOwnAccount(person: User, account: User): boolean {
  return (
    account.user_id === person.user_id ||
    account.bot_owner_id === person.user_id
  );
}
