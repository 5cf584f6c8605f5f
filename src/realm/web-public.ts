import { getOrganization } from "./organization.ts";
import { meetsPolicy } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import type { User } from "./users.ts";

/** The plan that has neither web-public streams nor retention of its own for a stream. */
export const LIMITED_PLAN = 2;

/**
 * Why a person may not make a stream web-public: not possible here, or not allowed.
 *
 * Source: organization 4.9.
 */
export function whyNotWebPublic(realm: Realm, user: User): Refusal | undefined {
  const { web_public_streams_enabled, plan_type, settings } =
    getOrganization(realm);
  const isPossible =
    web_public_streams_enabled &&
    plan_type !== LIMITED_PLAN &&
    settings.enable_spectator_access;
  if (!isPossible) return refusal("Web-public streams are not enabled.");
  return meetsPolicy(realm, user, settings.create_web_public_stream_policy)
    ? undefined
    : refusal("Insufficient permission");
}
