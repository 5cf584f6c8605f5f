import { sendNotice, silently } from "../../realm/notice.ts";
import type { Realm } from "../../realm/realm.ts";
import { announceUserGroup } from "../../realm/user-group-events.ts";
import { userGroups, type UserGroup } from "../../realm/user-groups.ts";
import { isBot, users, type User } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";
import { alreadyMember, noSuchMember, nothingToDo } from "./errors.ts";
import { requireKnownUsers, requireOwnGroup } from "./find-group.ts";

/**
 * Puts users into a group, then takes others out; the people concerned are told by the notification bot.
 *
 * Params: user_group_id; add, delete: lists of user ids, at least one.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when nothing is given, for an unknown or closed group, an unknown user, one who is or is not in
 *   the group already.
 * Source: organization 5.4, in its order: users to delete are looked up before the group.
 */
export const updateUserGroupMembers = defineOperation(
  "update-user-group-members",
  async ({ realm, caller, params }) => {
    const add = [...new Set(params.add ?? [])];
    const remove = [...new Set(params.delete ?? [])];
    if (add.length === 0 && remove.length === 0) throw nothingToDo();
    if (add.length > 0) {
      const { members } = requireOwnGroup(realm, caller, params.user_group_id);
      requireKnownUsers(realm, add);
      const twice = add.find((id) => members.includes(id));
      if (twice !== undefined) throw alreadyMember(twice);
    }
    requireKnownUsers(realm, remove);
    const group = requireOwnGroup(realm, caller, params.user_group_id);
    const extended = [...group.members, ...add];
    const missing = remove.find((id) => !extended.includes(id));
    if (missing !== undefined) throw noSuchMember(missing);

    if (add.length > 0) {
      await setMembers(realm, group, extended);
      announceUserGroup(realm, "add_members", {
        group_id: group.id,
        user_ids: add,
      });
      await tell(
        realm,
        caller,
        add,
        `added you to the group @_*${group.name}*.`,
      );
    }
    if (remove.length > 0) {
      await setMembers(
        realm,
        group,
        extended.filter((id) => !remove.includes(id)),
      );
      announceUserGroup(realm, "remove_members", {
        group_id: group.id,
        user_ids: remove,
      });
      await tell(
        realm,
        caller,
        remove,
        `removed you from the group @_*${group.name}*.`,
      );
    }
    return {};
  },
);

async function setMembers(
  realm: Realm,
  group: UserGroup,
  members: readonly number[],
): Promise<void> {
  await realm.open(userGroups).update(group.id, (draft) => {
    draft.members = members.toSorted((a, b) => a - b);
  });
}

async function tell(
  realm: Realm,
  caller: User,
  userIds: readonly number[],
  what: string,
): Promise<void> {
  for (const id of userIds) {
    const person = realm.open(users).require(id);
    if (!person.is_active || isBot(person) || id === caller.user_id) continue;
    await sendNotice(realm, {
      to: { kind: "direct", people: [person] },
      content: `${silently(caller)} ${what}`,
    });
  }
}
