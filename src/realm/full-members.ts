import type { Timer } from "./clock.ts";
import { getSystemGroup } from "./group-membership.ts";
import { organizations } from "./organization.ts";
import { activeUsers } from "./people.ts";
import { isFullMember, isNewMember } from "./permissions.ts";
import type { Realm } from "./realm.ts";
import { announceUserGroup } from "./user-group-events.ts";
import { userGroups } from "./user-groups.ts";
import { ROLE } from "./users.ts";

const DAY_MILLISECONDS = 86_400_000;

const timers = new WeakMap<Realm, Timer>();

/**
 * Sets the timer for the next members who stop being new; to be called whenever somebody becomes a member or the
 * waiting period changes.
 *
 * Source: organization 5.2: a daily job takes them into `role:fullmembers`. Chosen: at midnight UTC.
 */
export function armPromotion(realm: Realm): void {
  timers.get(realm)?.cancel();
  timers.delete(realm);
  const times = newMembersEnds(realm);
  if (times.length === 0) return;
  const next = Math.min(...times);
  const midnight = Math.ceil(next / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const timer = realm.clock.schedule(midnight, "full members", () =>
    realm.line.run(async () => {
      await resortFullMembers(realm);
      armPromotion(realm);
    }),
  );
  timers.set(realm, timer);
}

/** When the waiting period of each new member ends; none while the realm is still empty. */
function newMembersEnds(realm: Realm): number[] {
  const [organization] = realm.open(organizations).all();
  const days = organization?.settings.waiting_period_threshold ?? 0;
  if (days === 0) return [];
  return activeUsers(realm)
    .filter((user) => user.role === ROLE.MEMBER && isNewMember(realm, user))
    .map(({ date_joined }) => date_joined + days * DAY_MILLISECONDS);
}

/** Adds full members to `role:fullmembers`, removes all others, and tells everybody. Source: organization 5.2. */
export async function resortFullMembers(realm: Realm): Promise<void> {
  const group = getSystemGroup(realm, "role:fullmembers");
  const active = activeUsers(realm);
  const full = active
    .filter((user) => isFullMember(realm, user))
    .map(({ user_id }) => user_id);
  const joining = full.filter((id) => !group.members.includes(id));
  const leaving = active
    .map(({ user_id }) => user_id)
    .filter((id) => group.members.includes(id) && !full.includes(id));
  await realm.open(userGroups).update(group.id, (draft) => {
    draft.members = [...group.members, ...joining]
      .filter((id) => !leaving.includes(id))
      .toSorted((a, b) => a - b);
  });
  const group_id = group.id;
  if (leaving.length > 0)
    announceUserGroup(realm, "remove_members", { group_id, user_ids: leaving });
  if (joining.length > 0)
    announceUserGroup(realm, "add_members", { group_id, user_ids: joining });
}
