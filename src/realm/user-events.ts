import { avatarUrl, avatarUrlMedium } from "./avatars.ts";
import type { Realm } from "./realm.ts";
import { apiEmail } from "./user-access.ts";
import { botAudience, userAudience } from "./user-audience.ts";
import type { User } from "./users.ts";

/** Tells of a change of a user those who may know of it, or just `recipients`. Source: events 4.9. */
export function announceUserChange(
  realm: Realm,
  user: User,
  change: Readonly<Record<string, unknown>>,
  recipients: Iterable<number> = userAudience(realm, user),
): void {
  realm.queues.deliver(
    {
      type: "realm_user",
      op: "update",
      person: { user_id: user.user_id, ...change },
    },
    recipients,
  );
}

/** Tells of another API email. Source: events 4.9, `new_email`. */
export function announceNewEmail(realm: Realm, user: User): void {
  announceUserChange(realm, user, { new_email: apiEmail(realm, user) });
}

/** Tells of another address of the avatar. Source: events 4.9. */
export function announceAvatar(realm: Realm, user: User): void {
  announceUserChange(realm, user, {
    avatar_source: user.avatar_source,
    avatar_url: avatarUrl(realm, user),
    avatar_url_medium: avatarUrlMedium(realm, user),
    avatar_version: user.avatar_version,
  });
}

/** Tells the bot's owner and the administrators of a change of a bot. Source: events 4.9, `realm_bot`. */
export function announceBotChange(
  realm: Realm,
  bot: User,
  change: Readonly<Record<string, unknown>>,
  recipients: Iterable<number> = botAudience(realm, bot),
): void {
  realm.queues.deliver(
    {
      type: "realm_bot",
      op: "update",
      bot: { user_id: bot.user_id, ...change },
    },
    recipients,
  );
}
