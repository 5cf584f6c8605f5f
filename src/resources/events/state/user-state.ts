import { avatarUrl, avatarUrlMedium } from "../../../realm/avatars.ts";
import { toBotRecord } from "../../../realm/bot-object.ts";
import { getOrganization } from "../../../realm/organization.ts";
import { meetsPolicy } from "../../../realm/permissions.ts";
import type { Realm } from "../../../realm/realm.ts";
import { apiEmail, canAccessUser } from "../../../realm/user-access.ts";
import {
  toHiddenUserObject,
  toUserObject,
} from "../../../realm/user-object.ts";
import {
  isAdministrator,
  isGuest,
  isOwner,
  ROLE,
  users,
  type User,
} from "../../../realm/users.ts";
import type { StatePart, StateRequest } from "./state.ts";

/** Fetch type `realm_user`. Source: events 1.10. */
export const userState: StatePart = (request) => {
  const { realm, caller } = request;
  const table = realm.open(users);
  return {
    realm_users: table
      .by("state", "active")
      .flatMap((user) => withoutActive(listed(request, user))),
    realm_non_active_users: table
      .by("state", "inactive")
      .flatMap((user) => withoutActive(listed(request, user))),
    cross_realm_bots: table.by("state", "system").map((bot) =>
      toUserObject(realm, bot, {
        viewer: caller,
        client_gravatar: false,
        profile: true,
      }),
    ),
    avatar_source: caller.avatar_source,
    avatar_url: avatarUrl(realm, caller),
    avatar_url_medium: avatarUrlMedium(realm, caller),
    ...capabilities(realm, caller),
    is_admin: isAdministrator(caller),
    is_owner: isOwner(caller),
    is_moderator: caller.role === ROLE.MODERATOR,
    is_guest: isGuest(caller),
    is_billing_admin: caller.is_billing_admin,
    user_id: caller.user_id,
    email: apiEmail(realm, caller),
    delivery_email: caller.delivery_email,
    full_name: caller.full_name,
  };
};

function capabilities(realm: Realm, caller: User) {
  const { settings } = getOrganization(realm);
  const can_create_private_streams = meetsPolicy(
    realm,
    caller,
    settings.create_private_stream_policy,
  );
  const can_create_public_streams = meetsPolicy(
    realm,
    caller,
    settings.create_public_stream_policy,
  );
  const can_create_web_public_streams =
    settings.enable_spectator_access &&
    meetsPolicy(realm, caller, settings.create_web_public_stream_policy);
  return {
    can_create_private_streams,
    can_create_public_streams,
    can_create_web_public_streams,
    can_create_streams:
      can_create_private_streams ||
      can_create_public_streams ||
      can_create_web_public_streams,
    can_subscribe_other_users: meetsPolicy(
      realm,
      caller,
      settings.invite_to_stream_policy,
    ),
    can_invite_others_to_realm: meetsPolicy(
      realm,
      caller,
      settings.invite_to_realm_policy,
    ),
  };
}

function listed(
  {
    realm,
    caller,
    client_gravatar,
    capabilities: { user_list_incomplete },
  }: StateRequest,
  user: User,
) {
  if (canAccessUser(realm, caller, user)) {
    return [
      toUserObject(realm, user, {
        viewer: caller,
        client_gravatar,
        profile: true,
      }),
    ];
  }
  return user_list_incomplete ? [] : [toHiddenUserObject(realm, user)];
}

function withoutActive(objects: readonly { is_active: boolean }[]) {
  return objects.map(({ is_active: _, ...rest }) => rest);
}

/** Fetch type `realm_bot`: administrators get all, others their own. Source: events 1.13. */
export const botState: StatePart = ({ realm, caller }) => {
  const bots = realm
    .open(users)
    .all()
    .filter((user) => user.bot_type !== null && !user.is_system_bot);
  return {
    realm_bots: bots
      .filter(
        (bot) => isAdministrator(caller) || bot.bot_owner_id === caller.user_id,
      )
      .map((bot) => toBotRecord(realm, bot)),
  };
};
