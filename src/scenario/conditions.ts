import type { Realm } from "../realm/realm.ts";
import { isBot, ROLE, type User } from "../realm/users.ts";
import { fits } from "./compare.ts";
import type { RoleName, When } from "./format/rule.ts";
import { toList } from "./format/values.ts";
import type { ConsideredCall } from "./intervention.ts";
import { resolveReferences } from "./lookup.ts";
import { openQueues } from "./queues.ts";

/** Whether a call meets everything that a rule asks for; `state` is the scenario's. */
export function meets(
  when: When,
  call: ConsideredCall,
  realm: Realm,
  state: string | undefined,
): boolean {
  const { caller, role, params, client, queue } = when;
  return (
    (caller === undefined ||
      toList(caller).includes(call.caller?.handle ?? "")) &&
    (role === undefined || toList(role).includes(roleOf(call.caller))) &&
    (client === undefined || fits(client, call.client)) &&
    (when.state === undefined || toList(when.state).includes(state ?? "")) &&
    (queue === undefined || queueOf(call, realm, queue)) &&
    (params === undefined || paramsFit(params, call, realm))
  );
}

function roleOf(caller: User | undefined): RoleName {
  if (!caller) return "nobody";
  return isBot(caller) ? "bot" : (ROLE_NAMES[caller.role] ?? "member");
}

const ROLE_NAMES: Readonly<Record<number, RoleName>> = {
  [ROLE.OWNER]: "owner",
  [ROLE.ADMINISTRATOR]: "administrator",
  [ROLE.MODERATOR]: "moderator",
  [ROLE.MEMBER]: "member",
  [ROLE.GUEST]: "guest",
};

/** Whether the call names the so-many-th of its caller's open queues. */
function queueOf(
  { caller, params }: ConsideredCall,
  realm: Realm,
  position: number,
): boolean {
  const open = caller ? openQueues(realm, caller.user_id) : [];
  return open[position - 1]?.id === params.queue_id;
}

/** What is not in the realm yet, such as a stream of a later step, fits nothing. */
function paramsFit(
  params: Readonly<Record<string, unknown>>,
  call: ConsideredCall,
  realm: Realm,
): boolean {
  try {
    return fits(resolveReferences(params, realm), call.params);
  } catch {
    return false;
  }
}
