import type { ApiError } from "../protocol/api-error.ts";
import { getOrganization } from "../realm/organization.ts";
import { meetsPolicy } from "../realm/permissions.ts";
import type { Realm } from "../realm/realm.ts";
import {
  isAdministrator,
  isBot,
  isGuest,
  isOwner,
  type User,
} from "../realm/users.ts";
import {
  draftsOff,
  insufficientPermission,
  mustBeAdministrator,
  mustBeMember,
  mustBeOwner,
  noBots,
  notAllowedForGuests,
} from "./errors.ts";

type Gate = (realm: Realm, caller: User) => ApiError | undefined;

const member: Gate = (_realm, caller) =>
  isGuest(caller)
    ? notAllowedForGuests()
    : isBot(caller)
      ? noBots()
      : undefined;

/**
 * What stands in front of an operation's parameters, by the name in `x-gate`.
 *
 * Source: platform 1.4; messages 15 for drafts.
 */
const GATES: Readonly<Record<string, Gate>> = {
  administrator: (_realm, caller) =>
    isAdministrator(caller) ? undefined : mustBeAdministrator(),
  owner: (_realm, caller) => (isOwner(caller) ? undefined : mustBeOwner()),
  "organization-member": (_realm, caller) =>
    isGuest(caller) ? mustBeMember() : undefined,
  "non-guest": (_realm, caller) =>
    isGuest(caller) ? notAllowedForGuests() : undefined,
  member,
  "user-group-edit": (realm, caller) =>
    member(realm, caller) ??
    (meetsPolicy(
      realm,
      caller,
      getOrganization(realm).settings.user_group_edit_policy,
    )
      ? undefined
      : insufficientPermission()),
  drafts: (_realm, caller) =>
    caller.settings.enable_drafts_synchronization ? undefined : draftsOff(),
  human: (_realm, caller) => (isBot(caller) ? noBots() : undefined),
};

/** Why the gate refuses the caller; undefined when it lets it pass. */
export function whyGateRefuses(
  gate: string,
  realm: Realm,
  caller: User,
): ApiError | undefined {
  const rule = GATES[gate];
  if (!rule)
    throw new Error(`openapi.yaml names a gate that does not exist: ${gate}`);
  return rule(realm, caller);
}
