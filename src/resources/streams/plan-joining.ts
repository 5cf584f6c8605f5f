import type { OperationParams } from "../../contract/operation-types.ts";
import type { NewStream } from "../../realm/create-stream.ts";
import { getSystemGroup } from "../../realm/group-membership.ts";
import { whyBadStreamName } from "../../realm/names.ts";
import { getOrganization } from "../../realm/organization.ts";
import { meetsPolicy } from "../../realm/permissions.ts";
import type { Realm } from "../../realm/realm.ts";
import { whyNotSetRetention } from "../../realm/retention.ts";
import { findStreamByName, isSubscribed } from "../../realm/stream-access.ts";
import type { Stream } from "../../realm/streams.ts";
import { isAdministrator, type User } from "../../realm/users.ts";
import { whyNotWebPublic } from "../../realm/web-public.ts";
import { insufficientPermission, requireAllowed } from "../errors.ts";
import {
  noAccessToStream,
  privateDefaultStream,
  privateWebPublicStream,
} from "./errors.ts";
import { namesOthers, requirePrincipals } from "./principals.ts";
import { requireRemoversGroup } from "./removers-group.ts";
import { requireRetention } from "./stream-retention.ts";

type Params = OperationParams<"subscribe">;
/** A stream as it is asked for. */
export type Wanted = Params["subscriptions"][number];
/** What is said of streams that are to be made, and of who joins. */
export type JoinOptions = Omit<Params, "subscriptions">;

/** What is to happen: which streams are made, and who joins what. */
export interface Joining {
  readonly people: readonly User[];
  readonly existing: readonly Stream[];
  readonly create: readonly NewStream[];
  readonly areDefault: boolean;
  /** Streams closed to the caller. */
  readonly unauthorized: readonly Stream[];
  /** Wanted colors, by the exact name of the stream. */
  readonly colors: ReadonlyMap<string, string>;
}

/**
 * Checks all that is asked before anything changes.
 *
 * Source: organization 4.5, in the order of its rows.
 */
export function planJoining(
  realm: Realm,
  caller: User,
  wanted: readonly Wanted[],
  options: JoinOptions,
): Joining {
  const { principals } = options;
  const groupId = options.can_remove_subscribers_group;
  if (groupId !== undefined) requireRemoversGroup(realm, groupId);
  const retention = requireRetention(options.message_retention_days);
  if (namesOthers(caller, principals)) requireInviter(realm, caller);
  const people = requirePrincipals(realm, caller, principals);
  for (const { name } of wanted) requireAllowed(whyBadStreamName(name.trim()));

  const { existing, missing } = sortOut(realm, wanted);
  if (missing.length > 0) requireCreator(realm, caller, options, retention);
  const unauthorized = existing.filter(
    (stream) =>
      stream.invite_only &&
      !isSubscribed(realm, caller.user_id, stream.stream_id),
  );
  const [closed] = unauthorized;
  if (closed && options.authorization_errors_fatal)
    throw noAccessToStream(closed.name);
  return {
    people,
    existing: existing.filter((stream) => !unauthorized.includes(stream)),
    create: missing.map((entry) =>
      toNewStream(realm, caller, entry, options, retention),
    ),
    areDefault: options.is_default_stream,
    unauthorized,
    colors: new Map(
      wanted.flatMap(({ name, color }) => (color ? [[name, color]] : [])),
    ),
  };
}

/** Row 4. */
function requireInviter(realm: Realm, caller: User): void {
  const { invite_to_stream_policy } = getOrganization(realm).settings;
  if (!meetsPolicy(realm, caller, invite_to_stream_policy))
    throw insufficientPermission();
}

/** Names that differ in case alone are one stream. */
function sortOut(realm: Realm, wanted: readonly Wanted[]) {
  const existing = new Set<Stream>();
  const missing = new Map<string, Wanted>();
  for (const entry of wanted) {
    const name = entry.name.trim();
    const stream = findStreamByName(realm, name);
    const key = name.toLowerCase();
    if (stream) existing.add(stream);
    else if (!missing.has(key)) missing.set(key, { ...entry, name });
  }
  return { existing: [...existing], missing: [...missing.values()] };
}

/** Rows 7 to 10; they are the same for every stream of a request. */
function requireCreator(
  realm: Realm,
  caller: User,
  { invite_only, is_default_stream, is_web_public }: JoinOptions,
  retention: number | null,
): void {
  const { settings } = getOrganization(realm);
  const policy = invite_only
    ? settings.create_private_stream_policy
    : settings.create_public_stream_policy;
  if (!meetsPolicy(realm, caller, policy)) throw insufficientPermission();
  if (is_default_stream && !isAdministrator(caller))
    throw insufficientPermission();
  if (is_default_stream && invite_only) throw privateDefaultStream();
  if (is_web_public) requireAllowed(whyNotWebPublic(realm, caller));
  if (retention !== null) requireAllowed(whyNotSetRetention(realm, caller));
  if (is_web_public && invite_only) throw privateWebPublicStream();
}

function toNewStream(
  realm: Realm,
  caller: User,
  { name, description = "" }: Wanted,
  options: JoinOptions,
  message_retention_days: number | null,
): NewStream {
  const { invite_only, is_web_public } = options;
  return {
    name,
    description,
    creator_id: caller.user_id,
    invite_only,
    is_web_public,
    history_public_to_subscribers:
      !invite_only || (options.history_public_to_subscribers ?? false),
    stream_post_policy: options.stream_post_policy,
    message_retention_days,
    can_remove_subscribers_group:
      options.can_remove_subscribers_group ??
      getSystemGroup(realm, "role:administrators").id,
  };
}
