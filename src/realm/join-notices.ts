import { byUser, type Membership } from "./membership.ts";
import { sendNotice, silently, STREAM_EVENTS_TOPIC } from "./notice.ts";
import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { STREAM_NOTICES } from "./stream-notices.ts";
import { streams, type Stream } from "./streams.ts";
import { compareText } from "./unread.ts";
import { isBot, type User } from "./users.ts";

/** The topic that tells of new streams. Source: organization 4.5. */
const NEW_STREAMS_TOPIC = "new streams";

/**
 * Tells people that somebody put them into streams, and of the streams that were made.
 *
 * Source: organization 4.5, messages by the notification bot, in this order.
 */
export async function announceJoining(
  realm: Realm,
  by: User,
  {
    subscribed,
    created,
    announce,
  }: {
    subscribed: readonly Membership[];
    created: readonly Stream[];
    announce: boolean;
  },
): Promise<void> {
  const readBy = [by.user_id];
  for (const [user, joined] of byUser(subscribed)) {
    const known = joined.filter(
      ({ stream_id }) => !created.some((one) => one.stream_id === stream_id),
    );
    if (user.user_id === by.user_id || isBot(user) || known.length === 0)
      continue;
    const to = { kind: "direct", people: [user] } as const;
    await sendNotice(realm, { to, content: invitation(by, known), readBy });
  }
  const place = announce && created.length > 0 && noticeStream(realm);
  if (place) {
    const to = {
      kind: "stream",
      stream: place,
      topic: NEW_STREAMS_TOPIC,
    } as const;
    await sendNotice(realm, { to, content: creation(by, created), readBy });
  }
  for (const stream of created) {
    const to = { kind: "stream", stream, topic: STREAM_EVENTS_TOPIC } as const;
    const content = STREAM_NOTICES.created(by, stream);
    await sendNotice(realm, { to, content, readBy });
  }
}

function noticeStream(realm: Realm): Stream | undefined {
  const { notifications_stream_id } = getOrganization(realm);
  const stream = realm.open(streams).get(notifications_stream_id);
  return stream?.deactivated ? undefined : stream;
}

/** Unlike other notices this one mentions aloud. */
function invitation(
  { full_name, user_id }: User,
  joined: readonly Stream[],
): string {
  const who = `@**${full_name}|${user_id}** subscribed you to the`;
  const links = joined.map(link).toSorted(compareText);
  return links.length === 1
    ? `${who} stream ${links[0]}.`
    : `${who} following streams:\n\n${links.map((one) => `* ${one}\n`).join("")}`;
}

function creation(by: User, created: readonly Stream[]): string {
  const links = created.map(link).join(", ");
  return created.length === 1
    ? `${silently(by)} created a new stream ${links}.`
    : `${silently(by)} created the following streams: ${links}.`;
}

function link({ name }: Stream): string {
  return `#**${name}**`;
}
