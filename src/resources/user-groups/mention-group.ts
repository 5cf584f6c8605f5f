import { getSystemGroup } from "../../realm/group-membership.ts";
import {
  checkGroupSetting,
  PERMISSION_SETTINGS,
} from "../../realm/permission-settings.ts";
import type { Realm } from "../../realm/realm.ts";
import { requireAllowed } from "../errors.ts";

/** The group that may mention, checked; everybody when none is given. Source: organization 5.5. */
export function requireMentionGroup(
  realm: Realm,
  groupId: number | undefined,
): number {
  if (groupId === undefined) return getSystemGroup(realm, "role:everyone").id;
  const group = requireAllowed(
    checkGroupSetting(
      realm,
      "can_mention_group",
      PERMISSION_SETTINGS.group.can_mention_group,
      groupId,
    ),
  );
  return group.id;
}
