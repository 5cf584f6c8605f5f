import { createUser } from "./founding.ts";
import { armPromotion } from "./full-members.ts";
import { sendNotice, silently } from "./notice.ts";
import { getOrganization } from "./organization.ts";
import { activeUserIds, activeUsers, getSystemBot } from "./people.ts";
import type { Realm } from "./realm.ts";
import { renderMessage } from "./rendering.ts";
import { joinGroup } from "./role-change.ts";
import { roleGroupIds } from "./role-groups.ts";
import { sendMessage } from "./send-message.ts";
import { streams } from "./streams.ts";
import { subscribe } from "./subscribe.ts";
import { canSeeDeliveryEmail } from "./user-access.ts";
import { userAudience } from "./user-audience.ts";
import { toHiddenUserObject, toUserObject } from "./user-object.ts";
import { isBot, users, type User } from "./users.ts";

const SIGNUP_TOPIC = "signups";

/** Chosen: our own words (interface: not shown). */
const WELCOME =
  "Hello, and welcome! Streams hold what concerns a group of people, topics keep conversations apart..";

/**
 * Lets a person join: account, system groups, default streams, a notice of it and a welcome.
 *
 * Source: organization 3.7, effects; events 4.9.
 */
export async function signUp(
  realm: Realm,
  given: Pick<User, "delivery_email" | "full_name" | "password">,
): Promise<User> {
  const handle = freeHandle(realm, given.delivery_email);
  const user = await createUser(realm, { ...given, handle });
  announceUser(realm, user);
  for (const groupId of roleGroupIds(realm, user))
    await joinGroup(realm, groupId, user.user_id);
  armPromotion(realm);
  const table = realm.open(streams);
  const joined = getOrganization(realm)
    .default_stream_ids.map((id) => table.require(id))
    .filter((stream) => !stream.deactivated);
  await subscribe(realm, { people: [user], streams: joined });
  await tellOfSignup(realm, user);
  await welcome(realm, user);
  return user;
}

/**
 * Those who may not see the email get an event of their own, and restricted guests a stand-in.
 *
 * Source: events 4.9, `add`; 1.3, `user_list_incomplete`.
 */
function announceUser(realm: Realm, user: User): void {
  const table = realm.open(users);
  const audience = userAudience(realm, user);
  for (const sees of [true, false]) {
    const recipients = audience.filter(
      (id) => canSeeDeliveryEmail(table.require(id), user) === sees,
    );
    const person = toUserObject(realm, user, {
      viewer: user,
      client_gravatar: false,
      profile: true,
    });
    realm.queues.deliver(
      {
        type: "realm_user",
        op: "add",
        person: { ...person, ...(!sees && { delivery_email: null }) },
      },
      recipients,
    );
  }
  realm.queues.deliver(
    {
      type: "realm_user",
      op: "add",
      person: toHiddenUserObject(realm, user),
      is_stand_in: true,
    },
    activeUserIds(realm).filter((id) => !audience.includes(id)),
  );
}

async function tellOfSignup(realm: Realm, user: User): Promise<void> {
  const { signup_notifications_stream_id } = getOrganization(realm);
  const stream = realm.open(streams).get(signup_notifications_stream_id);
  if (!stream || stream.deactivated) return;
  const total = activeUsers(realm).filter((other) => !isBot(other)).length;
  await sendNotice(realm, {
    to: { kind: "stream", stream, topic: SIGNUP_TOPIC },
    content: `${silently(user)} just signed up for Zulip. (total: ${total})`,
  });
}

async function welcome(realm: Realm, user: User): Promise<void> {
  const sender = getSystemBot(realm, "welcome-bot");
  await sendMessage(realm, {
    sender,
    to: { kind: "direct", people: [user] },
    content: WELCOME,
    rendered: await renderMessage(realm, WELCOME, sender),
    client: "Internal",
    read_by_sender: false,
  });
}

/** From the address, with a number when it is taken. */
function freeHandle(realm: Realm, email: string): string {
  const base = email
    .split("@")[0]!
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const table = realm.open(users);
  let handle = base;
  for (let number = 2; table.firstBy("handle", handle); number++)
    handle = `${base}-${number}`;
  return handle;
}
