import type { Realm } from "../../realm/realm.ts";
import {
  canAccessStream,
  canAdministerStream,
  findAccessibleStream,
} from "../../realm/stream-access.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import { isAdministrator, type User } from "../../realm/users.ts";
import { invalidStreamId, mustBeAdministrator } from "../errors.ts";

/** A stream that the caller may use. Source: organization 4.4. */
export function requireStream(realm: Realm, caller: User, id: number): Stream {
  const stream = findAccessibleStream(realm, caller, id);
  if (!stream) throw invalidStreamId();
  return stream;
}

/**
 * A stream that the caller may look at: administrators any, an archived one too; once web-public, everybody.
 *
 * Source: organization 4.4, the mark † and archived streams.
 */
export function requireVisibleStream(
  realm: Realm,
  caller: User,
  id: number,
): Stream {
  const stream = realm.open(streams).get(id);
  if (
    !stream ||
    !(stream.is_web_public || canAdministerStream(realm, caller, stream))
  )
    throw invalidStreamId();
  return stream;
}

/**
 * A stream that the caller may change; a private one that it is not in does not exist for it.
 *
 * Source: organization 4.8, rows 2 and 3.
 */
export function requireAdministeredStream(
  realm: Realm,
  caller: User,
  id: number,
): Stream {
  const stream = realm.open(streams).get(id);
  if (!stream) throw invalidStreamId();
  if (isAdministrator(caller)) return stream;
  throw stream.invite_only && !canAccessStream(realm, caller, stream)
    ? invalidStreamId()
    : mustBeAdministrator();
}
