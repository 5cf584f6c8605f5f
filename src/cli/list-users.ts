import { EXIT } from "./failure.ts";
import { roleName } from "./logins.ts";
import { openRealm } from "./open-realm.ts";
import type { RealmFlags } from "./options.ts";
import { toTable } from "./table.ts";

/** Prints everybody of a realm with their keys, which are the same at every start. */
export async function listUsers(flags: RealmFlags): Promise<number> {
  const { emulator, realm } = await openRealm(flags);
  const accounts = realm.users;
  emulator.close();
  console.log(
    flags.json
      ? JSON.stringify({ realm: realm.name, users: accounts })
      : toTable(
          accounts.map((account) => [
            String(account.user_id),
            account.handle,
            account.full_name,
            account.is_active ? roleName(account) : "deactivated",
            account.delivery_email,
            account.api_key,
          ]),
        ),
  );
  return EXIT.OK;
}
