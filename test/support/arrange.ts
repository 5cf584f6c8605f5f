import {
  getOrganization,
  organizations,
  type Organization,
} from "../../src/realm/organization.ts";
import type { Realm } from "../../src/realm/realm.ts";
import type { RealmSettings } from "../../src/realm/realm-settings.ts";
import { streams, type Stream } from "../../src/realm/streams.ts";
import type { Draft } from "../../src/realm/table.ts";
import { userGroups } from "../../src/realm/user-groups.ts";
import { users, type User } from "../../src/realm/users.ts";
import { GROUP } from "./harbor-ids.ts";
import type { World } from "./describe-operation.ts";

/** Ways to bring a realm into a state without a call; to be given as `before` of an error row. */

/** Changes settings of the organization. */
export function withSettings(settings: Partial<RealmSettings>) {
  return ({ realm }: Pick<World, "realm">) =>
    changeOrganization(realm, (draft) => {
      draft.settings = { ...draft.settings, ...settings };
    });
}

/** Changes the organization itself. */
export function withOrganization(change: Partial<Draft<Organization>>) {
  return ({ realm }: Pick<World, "realm">) =>
    changeOrganization(realm, (draft) => {
      Object.assign(draft, change);
    });
}

/** The organization's plan: 1 self-hosted, 2 limited. */
export function withPlan(plan_type: number) {
  return ({ realm }: Pick<World, "realm">) =>
    changeOrganization(realm, (draft) => {
      draft.plan_type = plan_type;
    });
}

/** The group whose members see everybody. */
export function withAccessGroup(can_access_all_users_group: number) {
  return ({ realm }: Pick<World, "realm">) =>
    changeOrganization(realm, (draft) => {
      draft.can_access_all_users_group = can_access_all_users_group;
    });
}

/** Web-public streams are possible, and anybody the policy names may make them. */
export const withSpectators = withSettings({ enable_spectator_access: true });

export function withStream(stream_id: number, change: Partial<Draft<Stream>>) {
  return ({ realm }: Pick<World, "realm">) =>
    realm.open(streams).update(stream_id, (draft) => {
      Object.assign(draft, change);
    });
}

export function withUser(handle: string, change: Partial<Draft<User>>) {
  return ({ realm }: Pick<World, "realm">) => {
    const { user_id } = realm.open(users).firstBy("handle", handle)!;
    return realm.open(users).update(user_id, (draft) => {
      Object.assign(draft, change);
    });
  };
}

/** Makes a user group that is no system group; its id is the next one. */
export async function withGroup({ realm }: Pick<World, "realm">) {
  await realm.open(userGroups).create({
    id: realm.nextId("user_group"),
    name: "crew",
    description: "",
    members: [],
    direct_subgroup_ids: [],
    is_system_group: false,
    can_mention_group: 7,
  });
}

/** Makes the user group `crew`, which only moderators may mention. */
export async function withClosedGroup(world: Pick<World, "realm">) {
  await withGroup(world);
  const { id } = world.realm.open(userGroups).all().at(-1)!;
  await world.realm.open(userGroups).update(id, (draft) => {
    draft.can_mention_group = GROUP.moderators;
  });
}

/** Several of these, one after the other. */
export function all(...steps: readonly ((world: World) => Promise<unknown>)[]) {
  return async (world: World) => {
    for (const step of steps) await step(world);
  };
}

function changeOrganization(
  realm: Realm,
  change: (draft: Draft<ReturnType<typeof getOrganization>>) => void,
) {
  return realm
    .open(organizations)
    .update(getOrganization(realm).id, change as never);
}
