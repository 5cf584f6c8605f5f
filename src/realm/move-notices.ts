import { narrowToTopic } from "../markdown/narrow-link.ts";
import type { NoticeWishes } from "./edit-message.ts";
import type { Edit } from "./edit-rules.ts";
import { messages } from "./messages.ts";
import type { Move, Thread } from "./move.ts";
import { truncateTopic } from "./names.ts";
import { sendNotice, silently } from "./notice.ts";
import type { Realm } from "./realm.ts";
import { isResolved, RESOLVED_PREFIX } from "./resolved-topic.ts";
import { subscriberIds } from "./stream-access.ts";
import type { User } from "./users.ts";

/**
 * What the notification bot says of a move: that a topic was resolved, and where messages went and came from.
 *
 * Source: messages 9.3, the table of posts.
 */
export async function postMoveNotices(
  realm: Realm,
  { editor, content }: Edit,
  move: Move,
  { oldThread, newThread }: NoticeWishes,
): Promise<void> {
  const { from, to } = move;
  const resolves = !content && isResolved(to.topic) !== isResolved(from.topic);
  if (resolves) await postResolution(realm, editor, move);
  if (newThread && !(resolves && isOtherwiseSame(from, to)))
    await post(realm, to, toArrival(realm, editor, move));
  if (oldThread) await post(realm, from, toDeparture(editor, move));
}

/** Whether two topics differ only in being resolved; that may have cut the name. */
function isOtherwiseSame(from: Thread, to: Thread): boolean {
  if (from.stream.stream_id !== to.stream.stream_id) return false;
  return isResolved(to.topic)
    ? to.topic === truncateTopic(RESOLVED_PREFIX + from.topic)
    : to.topic === from.topic.slice(RESOLVED_PREFIX.length);
}

/** Unread only for those who took part. */
async function postResolution(
  realm: Realm,
  editor: User,
  { ids, to }: Move,
): Promise<void> {
  const table = realm.open(messages);
  const concerned = new Set(
    ids.flatMap((id) => {
      const { sender_id, reactions } = table.require(id);
      return [sender_id, ...reactions.map(({ user_id }) => user_id)];
    }),
  );
  const word = isResolved(to.topic) ? "resolved" : "unresolved";
  await sendNotice(realm, {
    to: { kind: "stream", ...to },
    content: `${silently(editor)} has marked this topic as ${word}.`,
    readBy: subscriberIds(realm, to.stream.stream_id).filter(
      (id) => !concerned.has(id),
    ),
  });
}

function toDeparture(editor: User, { ids, to, isWhole }: Move): string {
  const where = `${linkTo(to)} by ${silently(editor)}.`;
  if (isWhole) return `This topic was moved to ${where}`;
  return ids.length === 1
    ? `A message was moved from this topic to ${where}`
    : `${ids.length} messages were moved from this topic to ${where}`;
}

function toArrival(
  realm: Realm,
  editor: User,
  { ids, from, to, isWhole, joinsSeen }: Move,
): string {
  const whence = `${linkTo(from)} by ${silently(editor)}.`;
  if (isWhole && !joinsSeen) return `This topic was moved here from ${whence}`;
  if (ids.length > 1)
    return `${ids.length} messages were moved here from ${whence}`;
  const { stream_id: id, name } = to.stream;
  const near = `${realm.url}${narrowToTopic({ id, name }, to.topic)}/near/${ids[0]}`;
  return `[A message](${near}) was moved here from ${whence}`;
}

function linkTo({ stream, topic }: Thread): string {
  return `#**${stream.name}>${topic}**`;
}

async function post(
  realm: Realm,
  thread: Thread,
  content: string,
): Promise<void> {
  await sendNotice(realm, { to: { kind: "stream", ...thread }, content });
}
