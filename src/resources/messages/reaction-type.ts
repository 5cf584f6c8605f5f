import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";

/** The interface's and the reference's word for the type of the extra emoji. */
const EXTRA_TYPES = ["service_extra_emoji", "zulip_extra_emoji"];

/** A type of reaction as the realm writes it. Source: decisions, `reaction_type` of the extra emoji. */
export function toReactionType(realm: Realm, reaction_type: string): string {
  return EXTRA_TYPES.includes(reaction_type)
    ? getOrganization(realm).extra_emoji_type
    : reaction_type;
}
