import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Account } from "../emulator/accounts.ts";
import { ROLE } from "../realm/users.ts";

const ROLES = [
  ["owner", ROLE.OWNER],
  ["administrator", ROLE.ADMINISTRATOR],
  ["moderator", ROLE.MODERATOR],
  ["member", ROLE.MEMBER],
  ["guest", ROLE.GUEST],
] as const;

/** Somebody to log in as. */
export interface Login {
  readonly role: string;
  readonly account: Account;
}

/** The first active person of each role, and the first active bot. */
export function loginsOf(realm: EmulatedRealm): Login[] {
  const active = realm.users.filter(({ is_active }) => is_active);
  const found = ROLES.map(([role, value]) => ({
    role: role as string,
    account: active.find(
      (account) => !account.is_bot && account.role === value,
    ),
  }));
  found.push({ role: "bot", account: active.find(({ is_bot }) => is_bot) });
  return found.filter((login): login is Login => login.account !== undefined);
}

/** What a role is called. */
export function roleName({ role, is_bot }: Account): string {
  const name = ROLES.find(([, value]) => value === role)?.[0] ?? String(role);
  return is_bot ? `${name} bot` : name;
}
