import type { NewStream } from "../../realm/create-stream.ts";
import { isInGroup } from "../../realm/group-membership.ts";
import { whyBadStreamName } from "../../realm/names.ts";
import { getOrganization } from "../../realm/organization.ts";
import { meetsPolicy } from "../../realm/permissions.ts";
import type { Realm } from "../../realm/realm.ts";
import { canRemoveSubscribers, isOwnAccount } from "../../realm/removers.ts";
import { findStreamByName } from "../../realm/stream-access.ts";
import type { Stream } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import { insufficientPermission, requireAllowed } from "../errors.ts";
import { streamsDoNotExist } from "./errors.ts";
import { requirePrincipals, type Principals } from "./principals.ts";

/** Who is to leave what; streams by name, for one may be made on the way. */
export interface Leaving {
  readonly people: readonly User[];
  readonly names: readonly string[];
}

/**
 * Checks all that is asked before anything changes. `coming` are streams that the same request makes first.
 *
 * Source: organization 4.6, `DELETE`, in its order.
 */
export function planLeaving(
  realm: Realm,
  caller: User,
  sent: readonly string[],
  principals: Principals,
  coming: readonly NewStream[] = [],
): Leaving {
  const people = requirePrincipals(realm, caller, principals);
  const names = sent.map((name) => name.trim());
  for (const name of names) requireAllowed(whyBadStreamName(name));
  const found = names.map((name) => ({
    name,
    stream: findStreamByName(realm, name),
    made: coming.find((one) => isSameName(one.name, name)),
  }));
  if (people.some((user) => !isOwnAccount(caller, user))) {
    const mayRemove = found.every(
      ({ stream, made }) =>
        (!stream || canRemoveSubscribers(realm, caller, stream)) &&
        (!made ||
          isInGroup(realm, caller.user_id, made.can_remove_subscribers_group)),
    );
    if (!mayRemove) throw insufficientPermission();
  }
  const missing = found.filter(({ stream, made }) => !stream && !made);
  if (missing.length > 0) {
    const { create_public_stream_policy } = getOrganization(realm).settings;
    if (!meetsPolicy(realm, caller, create_public_stream_policy))
      throw insufficientPermission();
    throw streamsDoNotExist(missing.map(({ name }) => name));
  }
  return { people, names };
}

/** The streams to leave, each once, as they are now. */
export function streamsToLeave(realm: Realm, { names }: Leaving): Stream[] {
  return [...new Set(names.map((name) => findStreamByName(realm, name)!))];
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
