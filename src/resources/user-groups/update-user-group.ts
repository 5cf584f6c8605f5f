import { announceUserGroup } from "../../realm/user-group-events.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { defineOperation } from "../operation.ts";
import { noNewData } from "./errors.ts";
import { requireOwnGroup } from "./find-group.ts";
import { requireFreeName, requireGoodName } from "./group-name.ts";
import { requireMentionGroup } from "./mention-group.ts";

const PROPERTIES = ["name", "description", "can_mention_group"] as const;

/**
 * Changes a user group; what is equal already is neither checked nor announced.
 *
 * Params: user_group_id; name, description, can_mention_group, at least one.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when nothing is given, for an unknown or closed group, a bad or taken name, a group that may not
 *   be named.
 * Source: interface, endpoint 7; organization 5.4, 5.5; events 5.7.
 */
export const updateUserGroup = defineOperation(
  "update-user-group",
  async ({ realm, caller, params }) => {
    if (PROPERTIES.every((property) => params[property] === undefined))
      throw noNewData();
    const group = requireOwnGroup(realm, caller, params.user_group_id);
    const { name, can_mention_group } = params;
    if (name !== undefined && name !== group.name) {
      requireGoodName(name);
      requireFreeName(realm, name);
    }
    if (
      can_mention_group !== undefined &&
      can_mention_group !== group.can_mention_group
    )
      requireMentionGroup(realm, can_mention_group);

    for (const property of PROPERTIES) {
      const value = params[property];
      if (value === undefined || value === group[property]) continue;
      const data = { [property]: value };
      await realm
        .open(userGroups)
        .update(group.id, (draft) => Object.assign(draft, data));
      announceUserGroup(realm, "update", { group_id: group.id, data });
    }
    return {};
  },
);
