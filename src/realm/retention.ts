import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { FOREVER } from "./stream-notices.ts";
import { isOwner, type User } from "./users.ts";
import { LIMITED_PLAN } from "./web-public.ts";

/** Words for a retention period. Source: interface, endpoint 3; organization 4.8, row 11. */
const WORDS: Readonly<Record<string, number | null>> = {
  unlimited: FOREVER,
  realm_default: null,
};

/** Days, -1 for ever, null for the organization's setting; undefined when the value is no period. */
export function readRetention(
  value: string | number,
): number | null | undefined {
  if (typeof value === "number") return value > 0 ? value : undefined;
  return Object.hasOwn(WORDS, value) ? WORDS[value] : undefined;
}

/** Why a person may not say how long a stream keeps messages. Source: organization 4.8, rows 9 and 10. */
export function whyNotSetRetention(
  realm: Realm,
  user: User,
): Refusal | undefined {
  if (!isOwner(user)) {
    return refusal("Must be an organization owner", "UNAUTHORIZED_PRINCIPAL");
  }
  return getOrganization(realm).plan_type === LIMITED_PLAN
    ? refusal("Available on Zulip Cloud Standard. Upgrade to access.")
    : undefined;
}
