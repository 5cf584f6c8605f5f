import { FLAG } from "../../../realm/message-flags.ts";
import { messages } from "../../../realm/messages.ts";
import { unreadState } from "../../../realm/unread.ts";
import { wants, type StatePart } from "./state.ts";

const MAX_STARRED = 10_000;
const MAX_RECENT = 1000;

/** Fetch type `message`; with `update_message_flags` also what is unread. Source: events 1.7. */
export const messageState: StatePart = (request) => {
  const { realm, caller } = request;
  return {
    max_message_id: realm.copies(caller.user_id).maxId(),
    ...(wants(request, "update_message_flags") && {
      unread_msgs: unreadState(realm, caller.user_id),
    }),
  };
};

/** Source: events 1.12. */
export const starredState: StatePart = ({ realm, caller }) => {
  const starred: number[] = [];
  for (const [id, flags] of realm.copies(caller.user_id).ascending())
    if (flags & FLAG.starred) starred.push(id);
  return { starred_messages: starred.slice(-MAX_STARRED) };
};

/** Whom the caller wrote with of late, the latest first. Source: events 1.12. */
export const recentConversationState: StatePart = ({ realm, caller }) => {
  const table = realm.open(messages);
  const latest = new Map<
    string,
    { max_message_id: number; user_ids: number[] }
  >();
  let seen = 0;
  for (const [id] of realm.copies(caller.user_id).descending()) {
    const people = table.require(id).user_ids;
    if (!people) continue;
    if (++seen > MAX_RECENT) break;
    const user_ids = people.filter((userId) => userId !== caller.user_id);
    const key = user_ids.join(",");
    if (!latest.has(key)) latest.set(key, { max_message_id: id, user_ids });
  }
  return { recent_private_conversations: [...latest.values()] };
};
