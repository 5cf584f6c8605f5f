import {
  createUser,
  foundOrganization,
  type NewUser,
} from "../../src/realm/founding.ts";
import { nextColor } from "../../src/realm/colors.ts";
import { getSystemGroup } from "../../src/realm/group-membership.ts";
import { organizations } from "../../src/realm/organization.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { addToGroup, roleGroupIds } from "../../src/realm/role-groups.ts";
import { streams, type Stream } from "../../src/realm/streams.ts";
import {
  NEW_SUBSCRIPTION,
  subscriptions,
} from "../../src/realm/subscriptions.ts";
import { BOT_TYPE, ROLE, type User } from "../../src/realm/users.ts";

const DAY = 86_400_000;

/** Who is in the sample realm `harbor`; handles are the keys. Everybody joined 100 days ago. */
export const PEOPLE = {
  olive: { full_name: "Olive Owner", role: ROLE.OWNER },
  otto: { full_name: "Otto Owner", role: ROLE.OWNER },
  adam: { full_name: "Adam Admin", role: ROLE.ADMINISTRATOR },
  mona: { full_name: "Mona Moderator", role: ROLE.MODERATOR },
  max: { full_name: "Max Member", role: ROLE.MEMBER },
  mia: { full_name: "Mia Member", role: ROLE.MEMBER },
  nora: { full_name: "Nora New", role: ROLE.MEMBER },
  gus: { full_name: "Gus Guest", role: ROLE.GUEST },
  dora: { full_name: "Dora Deactivated", role: ROLE.MEMBER, is_active: false },
  robo: {
    full_name: "Robo Bot",
    role: ROLE.MEMBER,
    bot_type: BOT_TYPE.GENERIC,
  },
  hook: {
    full_name: "Hook Bot",
    role: ROLE.MEMBER,
    bot_type: BOT_TYPE.INCOMING_WEBHOOK,
  },
} as const;

export type Handle = keyof typeof PEOPLE;

/**
 * Streams of `harbor` and who is in them.
 *
 * - `general`: public, default, everybody but gus
 * - `quay`: public, olive, max and gus (the guest's stream)
 * - `core`: private, protected history, olive and max
 * - `vault`: private, shared history, otto and mia (olive and adam are not in it)
 * - `lobby`: web-public, max
 * - `news`: public, only administrators post, olive, max, mia
 * - `empty`: public, nobody
 */
const STREAMS: readonly (Partial<Stream> & {
  name: string;
  in: readonly Handle[];
})[] = [
  {
    name: "general",
    in: ["olive", "otto", "adam", "mona", "max", "mia", "nora", "robo"],
  },
  { name: "quay", in: ["olive", "max", "gus"] },
  {
    name: "core",
    invite_only: true,
    history_public_to_subscribers: false,
    in: ["olive", "max"],
  },
  { name: "vault", invite_only: true, in: ["otto", "mia"] },
  { name: "lobby", is_web_public: true, in: ["max"] },
  { name: "news", stream_post_policy: 2, in: ["olive", "max", "mia"] },
  { name: "empty", in: [] },
];

/** Password of everybody in `harbor`. */
export const PASSWORD = "harbor-password";

/** A small realm with one of each, for tests: nothing happens in it by itself and it has no messages. */
export async function fillHarbor(realm: Realm): Promise<void> {
  await foundOrganization(realm, {
    string_id: "harbor",
    host: "harbor.example",
    name: "Harbor",
  });
  await realm.open(organizations).update(2, (draft) => {
    draft.date_created = realm.clock.seconds() - (200 * DAY) / 1000;
  });
  const people = new Map<string, User>();
  for (const [handle, person] of Object.entries(PEOPLE))
    people.set(handle, await join(realm, handle, person, people));
  for (const stream of STREAMS) await addStream(realm, stream, people);
  await realm.open(organizations).update(2, (draft) => {
    draft.default_stream_ids = [1];
  });
}

/** Only Ann, who owns the organization. */
export async function fillAlone(realm: Realm): Promise<void> {
  await foundOrganization(realm, {
    string_id: "alone",
    host: "alone.example",
    name: "Alone",
  });
  await join(
    realm,
    "ann",
    { full_name: "Ann Alone", role: ROLE.OWNER },
    new Map(),
  );
}

async function join(
  realm: Realm,
  handle: string,
  person: Partial<NewUser> & { full_name: string },
  people: ReadonlyMap<string, User>,
): Promise<User> {
  const isBot = person.bot_type !== undefined;
  const user = await createUser(realm, {
    handle,
    delivery_email: isBot
      ? `${handle}-bot@harbor.example`
      : `${handle}@harbor.example`,
    date_joined: realm.clock.now() - (handle === "nora" ? 2 : 100) * DAY,
    password: isBot ? null : PASSWORD,
    ...(isBot && { bot_owner_id: people.get("max")!.user_id }),
    ...person,
  });
  for (const groupId of roleGroupIds(realm, user))
    await addToGroup(realm, groupId, user.user_id);
  return user;
}

async function addStream(
  realm: Realm,
  { in: members, ...given }: (typeof STREAMS)[number],
  people: ReadonlyMap<string, User>,
): Promise<void> {
  const stream_id = realm.nextId("stream");
  await realm.open(streams).create({
    stream_id,
    description: `All about ${given.name}`,
    rendered_description: `<p>All about ${given.name}</p>`,
    date_created: realm.clock.seconds() - (100 * DAY) / 1000,
    creator_id: null,
    invite_only: false,
    is_web_public: false,
    history_public_to_subscribers: true,
    stream_post_policy: 1,
    message_retention_days: null,
    can_remove_subscribers_group: getSystemGroup(realm, "role:administrators")
      .id,
    first_message_id: null,
    deactivated: false,
    recipient_id: realm.nextId("recipient"),
    ...given,
  });
  for (const handle of members) {
    const { user_id, recipient_id } = people.get(handle)!;
    const id = realm.nextId("subscription");
    const color = nextColor(realm, user_id, recipient_id);
    await realm
      .open(subscriptions)
      .create({ id, user_id, stream_id, color, ...NEW_SUBSCRIPTION });
  }
}
