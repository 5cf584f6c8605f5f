import { whyBadNewEmail } from "./email-rules.ts";
import type { Realm } from "./realm.ts";
import { canSeeDeliveryEmail, isEmailPublic } from "./user-access.ts";
import { userAudience } from "./user-audience.ts";
import {
  announceAvatar,
  announceNewEmail,
  announceUserChange,
} from "./user-events.ts";
import { users, type User } from "./users.ts";

/** Remembers the email that a person wants until the link in the email to it is followed. */
export async function requestEmail(
  realm: Realm,
  { user_id }: User,
  email: string,
): Promise<void> {
  await realm.open(users).update(user_id, (draft) => {
    draft.requested_email = email;
  });
}

/**
 * What following that link does; nothing when no email was asked for, or when it has become a bad one.
 *
 * Those who may see the email learn of it, everybody of a gravatar's new address and of a new API email.
 *
 * Source: events 4.9, `delivery_email` and `new_email`. Chosen: in this order.
 */
export async function confirmEmail(realm: Realm, before: User): Promise<void> {
  const email = before.requested_email;
  if (email === undefined || whyBadNewEmail(realm, email)) return;
  const user = await realm.open(users).update(before.user_id, (draft) => {
    draft.delivery_email = email;
    delete draft.requested_email;
  });
  realm.appearance++;
  const seeing = userAudience(realm, user).filter((id) =>
    canSeeDeliveryEmail(realm.open(users).require(id), user),
  );
  announceUserChange(realm, user, { delivery_email: email }, seeing);
  if (user.avatar_source === "G") announceAvatar(realm, user);
  if (isEmailPublic(user)) announceNewEmail(realm, user);
}
