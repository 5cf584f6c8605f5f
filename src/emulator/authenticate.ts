import {
  accountDeactivated,
  invalidKey,
  readCredentials,
  realmDeactivated,
  webhookBotRefused,
  wrongSubdomain,
} from "../protocol/credentials.ts";
import { getOrganization } from "../realm/organization.ts";
import { apiEmail } from "../realm/user-access.ts";
import { BOT_TYPE, type User } from "../realm/users.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { Realms } from "./realms.ts";

/**
 * The account of a request with credentials.
 *
 * Errors: 401 `UNAUTHORIZED`, texts in the order of platform 1.3. Source: also decisions, Basic user name: the API
 * email is accepted beside the real one, both without regard to case.
 */
export function authenticate(
  realms: Realms,
  header: string | undefined,
  {
    name,
    named,
    operationId,
  }: {
    /** What the request called the realm, whether there is one or not. */
    name: string | undefined;
    named: EmulatedRealm | undefined;
    operationId: string;
  },
): { realm: EmulatedRealm; caller: User } {
  const { email, key } = readCredentials(header);
  const account = realms.findAccount(key, named);
  if (!account) throw invalidKey();
  const { realm, user } = account;
  const given = email.toLowerCase();
  if (
    given !== user.delivery_email.toLowerCase() &&
    given !== apiEmail(realm.state, user).toLowerCase()
  )
    throw invalidKey();
  if (getOrganization(realm.state).deactivated) throw realmDeactivated();
  if (!user.is_active) throw accountDeactivated();
  if (name !== undefined && named !== realm) throw wrongSubdomain();
  if (
    user.bot_type === BOT_TYPE.INCOMING_WEBHOOK &&
    operationId !== "send-message"
  )
    throw webhookBotRefused();
  return { realm, caller: user };
}
