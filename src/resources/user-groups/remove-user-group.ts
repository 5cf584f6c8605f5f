import type { Realm } from "../../realm/realm.ts";
import { announceUserGroup } from "../../realm/user-group-events.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { defineOperation } from "../operation.ts";
import { groupInUse } from "./errors.ts";
import { requireOwnGroup } from "./find-group.ts";

/**
 * Deletes a user group; groups that had it as subgroup lose it without an event.
 *
 * Params: user_group_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown or closed group; 500 while another group lets it mention.
 * Source: organization 5.4.
 */
export const removeUserGroup = defineOperation(
  "remove-user-group",
  async ({ realm, caller, params }) => {
    const { id } = requireOwnGroup(realm, caller, params.user_group_id);
    if (mentionsThrough(realm, id)) throw groupInUse();
    const table = realm.open(userGroups);
    for (const parent of table.all()) {
      if (!parent.direct_subgroup_ids.includes(id)) continue;
      await table.update(parent.id, (draft) => {
        draft.direct_subgroup_ids = draft.direct_subgroup_ids.filter(
          (subgroup) => subgroup !== id,
        );
      });
    }
    table.delete(id);
    announceUserGroup(realm, "remove", { group_id: id });
    return {};
  },
);

function mentionsThrough(realm: Realm, groupId: number): boolean {
  return realm
    .open(userGroups)
    .all()
    .some(
      ({ id, can_mention_group }) =>
        id !== groupId && can_mention_group === groupId,
    );
}
