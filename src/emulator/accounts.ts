import { apiKeyOf } from "../realm/api-keys.ts";
import type { Realm } from "../realm/realm.ts";
import { apiEmail } from "../realm/user-access.ts";
import { users, type User } from "../realm/users.ts";

/** The account of a login, as the control endpoints list it. */
export interface Account {
  readonly user_id: number;
  readonly handle: string;
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: number;
  readonly is_bot: boolean;
  readonly is_active: boolean;
  readonly api_key: string;
}

/** Every account of a realm that can log in, by id; the server's own bots are left out. */
export function accountsOf(realm: Realm): Account[] {
  return realm
    .open(users)
    .all()
    .filter((user) => !user.is_system_bot)
    .map((user) => toAccount(realm, user));
}

function toAccount(realm: Realm, user: User): Account {
  return {
    user_id: user.user_id,
    handle: user.handle,
    email: apiEmail(realm, user),
    delivery_email: user.delivery_email,
    full_name: user.full_name,
    role: user.role,
    is_bot: user.bot_type !== null,
    is_active: user.is_active,
    api_key: apiKeyOf(realm, user),
  };
}
