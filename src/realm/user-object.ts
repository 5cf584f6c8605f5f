import { avatarUrlForClient, UNKNOWN_USER_AVATAR } from "./avatars.ts";
import { toIsoWithOffset } from "./clock.ts";
import { FIELD_TYPE, profileFields } from "./profile-fields.ts";
import type { Realm } from "./realm.ts";
import { apiEmail, canSeeDeliveryEmail, hiddenEmail } from "./user-access.ts";
import {
  isAdministrator,
  isBot,
  isGuest,
  isOwner,
  type User,
} from "./users.ts";

/**
 * A user as answers and events show it to `viewer`.
 *
 * Source: interface, the User table; organization 3.1. `bot_type` null for people: decisions.
 */
export function toUserObject(
  realm: Realm,
  user: User,
  {
    viewer,
    client_gravatar,
    profile,
  }: { viewer: User; client_gravatar: boolean; profile: boolean },
) {
  const bot = isBot(user);
  return {
    user_id: user.user_id,
    email: apiEmail(realm, user),
    delivery_email: canSeeDeliveryEmail(viewer, user)
      ? user.delivery_email
      : null,
    full_name: user.full_name,
    is_bot: bot,
    bot_type: user.bot_type,
    ...(bot && { bot_owner_id: user.bot_owner_id }),
    ...(user.is_system_bot && { is_system_bot: true }),
    role: user.role,
    is_owner: isOwner(user),
    is_admin: isAdministrator(user),
    is_guest: isGuest(user),
    is_billing_admin: user.is_billing_admin,
    is_active: user.is_active,
    avatar_url: avatarUrlForClient(realm, user, client_gravatar),
    avatar_version: user.avatar_version,
    timezone: user.timezone,
    date_joined: toIsoWithOffset(user.date_joined),
    ...(profile && !bot && { profile_data: toProfileData(realm, user) }),
  };
}

/** Source: organization 3.4. */
export function toProfileData(
  realm: Realm,
  user: User,
): Record<string, ProfileValue> {
  const data: Record<string, ProfileValue> = {};
  for (const field of realm.open(profileFields).all()) {
    const value = user.profile_data[field.id];
    if (value === undefined) continue;
    const rendered = user.profile_rendered[field.id];
    data[field.id] =
      isRendered(field.type) && rendered !== undefined
        ? { value, rendered_value: rendered }
        : { value };
  }
  return data;
}

/** Values of these types are Markdown. */
export function isRendered(type: number): boolean {
  return type === FIELD_TYPE.SHORT_TEXT || type === FIELD_TYPE.LONG_TEXT;
}

/** A value of a profile field as others see it. */
export interface ProfileValue {
  value: string;
  rendered_value?: string;
}

/** What a guest sees of somebody hidden from it. Source: organization 3.6. */
export function toHiddenUserObject(realm: Realm, user: User) {
  return {
    user_id: user.user_id,
    email: hiddenEmail(realm, user.user_id),
    delivery_email: null,
    full_name: "Unknown user",
    is_bot: false,
    bot_type: null,
    role: 400,
    is_owner: false,
    is_admin: false,
    is_guest: false,
    is_billing_admin: false,
    is_active: true,
    avatar_url: UNKNOWN_USER_AVATAR,
    avatar_version: 1,
    timezone: "",
    date_joined: toIsoWithOffset(0),
    profile_data: {},
  };
}
