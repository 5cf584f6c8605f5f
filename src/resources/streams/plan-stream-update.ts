import type { OperationParams } from "../../contract/operation-types.ts";
import type { Permissions } from "../../realm/change-stream.ts";
import { isDefaultStream } from "../../realm/default-streams.ts";
import { whyBadStreamName } from "../../realm/names.ts";
import type { Realm } from "../../realm/realm.ts";
import { whyNotSetRetention } from "../../realm/retention.ts";
import { findStreamByName, isSubscribed } from "../../realm/stream-access.ts";
import { STREAM_POST_POLICY, type Stream } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import { whyNotWebPublic } from "../../realm/web-public.ts";
import { invalidStreamId, requireAllowed } from "../errors.ts";
import {
  invalidPermissions,
  nameTaken,
  privateDefaultStream,
  sameName,
} from "./errors.ts";
import { requireAdministeredStream } from "./find-stream.ts";
import { requireRemoversGroup } from "./removers-group.ts";
import { requireRetention } from "./stream-retention.ts";

type Params = OperationParams<"update-stream">;

/** What is to be done to a stream; absent parts stay as they are. */
export interface StreamUpdate {
  readonly stream: Stream;
  readonly permissions: Permissions | undefined;
  readonly isDefault: boolean | undefined;
  readonly retention: number | null | undefined;
  readonly description: string | undefined;
  readonly name: string | undefined;
  readonly postPolicy: number | undefined;
  readonly removersGroup: number | undefined;
}

/**
 * Checks all that is asked before anything changes.
 *
 * Source: organization 4.8, in the order of its rows; decisions: atomic.
 */
export function planStreamUpdate(
  realm: Realm,
  caller: User,
  params: Params,
): StreamUpdate {
  const stream = requireAdministeredStream(realm, caller, params.stream_id);
  const proposed = propose(stream, params);
  requirePermissions(realm, caller, stream, proposed, params);
  return {
    stream,
    permissions: changesPermissions(params) ? proposed : undefined,
    isDefault: params.is_default_stream,
    retention: retentionOf(realm, caller, params),
    description: params.description,
    name: nameOf(realm, stream, params),
    postPolicy: postPolicyOf(params),
    removersGroup: removersGroupOf(realm, caller, stream, proposed, params),
  };
}

function propose(stream: Stream, params: Params): Permissions {
  const { is_private } = params;
  return {
    invite_only: is_private ?? stream.invite_only,
    is_web_public: params.is_web_public ?? stream.is_web_public,
    history_public_to_subscribers:
      params.history_public_to_subscribers ??
      (is_private === undefined
        ? stream.history_public_to_subscribers
        : !is_private),
  };
}

function changesPermissions(params: Params): boolean {
  return (
    params.is_private !== undefined ||
    params.is_web_public !== undefined ||
    params.history_public_to_subscribers !== undefined
  );
}

/** Rows 4 to 8. */
function requirePermissions(
  realm: Realm,
  caller: User,
  stream: Stream,
  { invite_only, is_web_public, history_public_to_subscribers }: Permissions,
  params: Params,
): void {
  const isSound = invite_only ? !is_web_public : history_public_to_subscribers;
  if (!isSound) throw invalidPermissions();
  const isDefault =
    params.is_default_stream ?? isDefaultStream(realm, stream.stream_id);
  if (invite_only && isDefault) throw privateDefaultStream();
  if (
    params.is_private !== undefined &&
    stream.invite_only &&
    !isSubscribed(realm, caller.user_id, stream.stream_id)
  )
    throw invalidStreamId();
  if (params.is_web_public) requireAllowed(whyNotWebPublic(realm, caller));
}

/** Rows 9 to 11. */
function retentionOf(
  realm: Realm,
  caller: User,
  { message_retention_days }: Params,
): number | null | undefined {
  if (message_retention_days === undefined) return undefined;
  requireAllowed(whyNotSetRetention(realm, caller));
  return requireRetention(message_retention_days);
}

/** Rows 12 and 13; a name that differs in case alone is free. */
function nameOf(
  realm: Realm,
  stream: Stream,
  { new_name }: Params,
): string | undefined {
  const name = new_name?.trim();
  if (name === undefined) return undefined;
  if (name === stream.name) throw sameName();
  if (name.toLowerCase() !== stream.name.toLowerCase()) {
    requireAllowed(whyBadStreamName(name));
    if (findStreamByName(realm, name)) throw nameTaken(name);
  }
  return name;
}

/** The older parameter wins. Source: organization 4.8, Consequences. */
function postPolicyOf({
  is_announcement_only,
  stream_post_policy,
}: Params): number | undefined {
  if (is_announcement_only === undefined) return stream_post_policy;
  return is_announcement_only
    ? STREAM_POST_POLICY.ADMINISTRATORS
    : STREAM_POST_POLICY.EVERYONE;
}

/** Rows 14 and 15; a group that is set already is not looked at. */
function removersGroupOf(
  realm: Realm,
  caller: User,
  stream: Stream,
  { invite_only }: Permissions,
  { can_remove_subscribers_group: groupId }: Params,
): number | undefined {
  if (groupId === undefined || groupId === stream.can_remove_subscribers_group)
    return undefined;
  if (invite_only && !isSubscribed(realm, caller.user_id, stream.stream_id))
    throw invalidStreamId();
  requireRemoversGroup(realm, groupId);
  return groupId;
}
