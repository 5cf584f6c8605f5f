import { announceUserGroup } from "../../realm/user-group-events.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { defineOperation } from "../operation.ts";
import { requireKnownUsers } from "./find-group.ts";
import { requireFreeName, requireGoodName } from "./group-name.ts";
import { requireMentionGroup } from "./mention-group.ts";

/**
 * Makes a user group; its maker is in it only when listed.
 *
 * Params: name; description; members, user ids; can_mention_group, a group id, everybody by default.
 * Returns: the envelope only, without the id.
 * Errors: BAD_REQUEST for an unknown user, a bad or taken name, a group that may not be named.
 * Source: interface, endpoint 6; organization 5.4, in its order. `members` required: decisions.
 */
export const createUserGroup = defineOperation(
  "create-user-group",
  async ({ realm, params }) => {
    const { name, description, members } = params;
    requireKnownUsers(realm, members);
    requireGoodName(name);
    const can_mention_group = requireMentionGroup(
      realm,
      params.can_mention_group,
    );
    requireFreeName(realm, name);
    const group = {
      id: realm.nextId("user_group"),
      name,
      description,
      members: [...new Set(members)].toSorted((a, b) => a - b),
      direct_subgroup_ids: [],
      is_system_group: false,
      can_mention_group,
    };
    await realm.open(userGroups).create(group);
    announceUserGroup(realm, "add", { group });
    return {};
  },
);
