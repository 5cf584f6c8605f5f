import { md5, sha1 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { getOrganization } from "./organization.ts";
import type { Random } from "./random.ts";
import type { Realm } from "./realm.ts";
import { EMAIL_VISIBILITY } from "./user-access.ts";
import type { User } from "./users.ts";

/** The picture of people whom a guest may not see. Source: organization 3.6. */
export const UNKNOWN_USER_AVATAR = "/static/images/unknown-user-avatar.png";

/** The picture's address; always one, never null. Source: organization 3.3. */
export function avatarUrl(realm: Realm, user: User): string {
  return user.avatar_source === "U"
    ? `${uploadedPath(realm, user)}.png?version=${user.avatar_version}`
    : `${gravatar(user)}&version=${user.avatar_version}`;
}

/** The address of the larger picture. */
export function avatarUrlMedium(realm: Realm, user: User): string {
  return user.avatar_source === "U"
    ? `${uploadedPath(realm, user)}-medium.png?version=${user.avatar_version}`
    : `${gravatar(user)}&s=500&version=${user.avatar_version}`;
}

/**
 * The address as a client gets it: null where the client can work out the gravatar itself.
 *
 * Source: organization 3.3: only for people whose email everybody may see.
 */
export function avatarUrlForClient(
  realm: Realm,
  user: User,
  client_gravatar: boolean,
): string | null {
  const isVisible =
    user.settings.email_address_visibility === EMAIL_VISIBILITY.EVERYONE;
  return client_gravatar && isVisible && user.avatar_source === "G"
    ? null
    : avatarUrl(realm, user);
}

/** Path of an uploaded picture without its ending. */
export function uploadedPath(realm: Realm, user: User): string {
  const { id } = getOrganization(realm);
  return `/user_avatars/${id}/${pictureName(realm.random, user.user_id)}`;
}

const namesBySource = new WeakMap<Random, Map<number, string>>();

/** Part of every message that is shown, so it is worked out once. */
function pictureName(random: Random, userId: number): string {
  let names = namesBySource.get(random);
  if (!names) namesBySource.set(random, (names = new Map()));
  let name = names.get(userId);
  if (name === undefined) {
    const source = utf8ToBytes(`${random.seed}/avatar/${userId}`);
    names.set(userId, (name = bytesToHex(sha1(source))));
  }
  return name;
}

function gravatar(user: User): string {
  const hash = bytesToHex(md5(utf8ToBytes(user.delivery_email.toLowerCase())));
  return `https://secure.gravatar.com/avatar/${hash}?d=identicon`;
}
