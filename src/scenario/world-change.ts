import type { EventQueue } from "../realm/event-queue.ts";
import { confirmEmail } from "../realm/change-email.ts";
import { deactivateRealm } from "../realm/deactivate-realm.ts";
import { deactivateUser } from "../realm/deactivation.ts";
import type { Realm } from "../realm/realm.ts";
import { restartServer } from "../realm/restart-server.ts";
import { users, type User } from "../realm/users.ts";
import type { WorldChange } from "./format/effects.ts";
import { findPerson } from "./lookup.ts";
import { openQueues } from "./queues.ts";

/** Who and what a change is about where it names nobody. */
export interface ChangeContext {
  readonly realm: Realm;
  readonly caller?: User | undefined;
  /** The queue that the call names. */
  readonly queueId?: string | undefined;
  readonly goTo: (state: string) => void;
}

/** Changes the realm as a scenario wants; the caller holds the realm's line. */
export async function changeWorld(
  change: WorldChange,
  { realm, caller, queueId, goTo }: ChangeContext,
): Promise<void> {
  const expire = change["expire-queue"];
  if (expire !== undefined) {
    const person =
      typeof expire === "string" ? findPerson(realm, expire) : caller;
    const named =
      expire === true && queueId !== undefined
        ? realm.queues.get(queueId)
        : undefined;
    for (const queue of named ? [named] : queuesOf(realm, person))
      realm.queues.remove(queue);
  }
  if (change["silence-heartbeat"] !== undefined)
    realm.queues.heartbeatsSilenced = change["silence-heartbeat"];
  if (change.deactivate !== undefined) {
    const person = findPerson(realm, change.deactivate);
    if (person?.is_active)
      await deactivateUser(realm, realm.open(users).require(person.user_id));
  }
  if (change["confirm-email"] !== undefined) {
    const person = findPerson(realm, change["confirm-email"]);
    if (person)
      await confirmEmail(realm, realm.open(users).require(person.user_id));
  }
  if (change["deactivate-realm"]) await deactivateRealm(realm);
  if (change["restart-server"]) await restartServer(realm);
  if (change.goto !== undefined) goTo(change.goto);
}

function queuesOf(realm: Realm, person: User | undefined): EventQueue[] {
  return person ? openQueues(realm, person.user_id) : [];
}

/** Whether there is anything in it. */
export function isChange(change: WorldChange): boolean {
  return WORLD_KEYS.some((key) => change[key] !== undefined);
}

const WORLD_KEYS = [
  "expire-queue",
  "silence-heartbeat",
  "deactivate",
  "confirm-email",
  "deactivate-realm",
  "restart-server",
  "goto",
] as const satisfies readonly (keyof WorldChange)[];
