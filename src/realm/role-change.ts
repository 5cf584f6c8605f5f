import { armPromotion } from "./full-members.ts";
import { getSystemGroup } from "./group-membership.ts";
import type { Realm } from "./realm.ts";
import { addToGroup, removeFromGroup, roleGroupIds } from "./role-groups.ts";
import { announceGainedStreams, announceLostStreams } from "./stream-sight.ts";
import { canAdministerStream } from "./stream-access.ts";
import { streams, type Stream } from "./streams.ts";
import { announceUserChange } from "./user-events.ts";
import { announceUserGroup } from "./user-group-events.ts";
import { users, type User } from "./users.ts";

/**
 * Gives a user another role, moves it between the system groups, and shows it the streams that it may see now.
 *
 * Source: organization 3.8; events 4.9, role change order.
 */
export async function changeRole(
  realm: Realm,
  before: User,
  role: number,
): Promise<void> {
  const saw = streamsFor(realm, before);
  const groups = roleGroupIds(realm, before);
  const user = await realm.open(users).update(before.user_id, (draft) => {
    draft.role = role;
  });
  announceUserChange(realm, user, { role });
  await moveBetweenGroups(realm, user, groups, roleGroupIds(realm, user));
  armPromotion(realm);
  const sees = streamsFor(realm, user);
  announceGainedStreams(realm, user, without(sees, saw));
  announceLostStreams(realm, user, without(saw, sees));
}

/** The group of the role first, then that of the full members. */
async function moveBetweenGroups(
  realm: Realm,
  { user_id }: User,
  from: readonly number[],
  to: readonly number[],
): Promise<void> {
  const fullMembers = getSystemGroup(realm, "role:fullmembers").id;
  const steps = [
    (id: number) => id !== fullMembers,
    (id: number) => id === fullMembers,
  ];
  for (const isMeant of steps) {
    for (const id of from.filter(
      (group) => isMeant(group) && !to.includes(group),
    ))
      await leaveGroup(realm, id, user_id);
    for (const id of to.filter(
      (group) => isMeant(group) && !from.includes(group),
    ))
      await joinGroup(realm, id, user_id);
  }
}

/** Puts a user into a group and tells everybody. */
export async function joinGroup(
  realm: Realm,
  group_id: number,
  userId: number,
): Promise<void> {
  await addToGroup(realm, group_id, userId);
  announceUserGroup(realm, "add_members", { group_id, user_ids: [userId] });
}

/** Takes a user out of a group and tells everybody. */
async function leaveGroup(
  realm: Realm,
  group_id: number,
  userId: number,
): Promise<void> {
  await removeFromGroup(realm, group_id, userId);
  announceUserGroup(realm, "remove_members", { group_id, user_ids: [userId] });
}

function streamsFor(realm: Realm, user: User): Stream[] {
  return realm
    .open(streams)
    .all()
    .filter(
      (stream) =>
        !stream.deactivated && canAdministerStream(realm, user, stream),
    );
}

function without(all: readonly Stream[], others: readonly Stream[]): Stream[] {
  const ids = new Set(others.map(({ stream_id }) => stream_id));
  return all.filter(({ stream_id }) => !ids.has(stream_id));
}
