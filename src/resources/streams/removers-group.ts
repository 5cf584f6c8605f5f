import {
  checkGroupSetting,
  PERMISSION_SETTINGS,
} from "../../realm/permission-settings.ts";
import type { Realm } from "../../realm/realm.ts";
import { requireAllowed } from "../errors.ts";

/** Refuses a group that `can_remove_subscribers_group` may not name. Source: organization 5.5. */
export function requireRemoversGroup(realm: Realm, groupId: number): void {
  requireAllowed(
    checkGroupSetting(
      realm,
      "can_remove_subscribers_group",
      PERMISSION_SETTINGS.stream.can_remove_subscribers_group,
      groupId,
    ),
  );
}
