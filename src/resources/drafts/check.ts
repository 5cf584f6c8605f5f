import type { Draft } from "../../realm/drafts.ts";
import { normalizeContent, truncateTopic } from "../../realm/names.ts";
import { whyNullByte } from "../../realm/outgoing-rules.ts";
import type { Realm } from "../../realm/realm.ts";
import { findAccessibleStream } from "../../realm/stream-access.ts";
import { users, type User } from "../../realm/users.ts";
import { invalidStreamId, requireAllowed } from "../errors.ts";
import {
  emptyMessage,
  invalidUserId,
  negativeTimestamp,
  notOneStream,
  nullByteInTopic,
} from "./errors.ts";

/** A draft as a client sends it; its shape is checked. */
export interface GivenDraft {
  readonly type: Draft["type"];
  readonly to: readonly number[];
  readonly topic: string;
  readonly content: string;
  readonly timestamp?: number | undefined;
}

/** What of a draft is kept. Source: messages 15, in the order of its errors. */
export function requireDraft(
  realm: Realm,
  caller: User,
  { type, to, topic, content: text, timestamp }: GivenDraft,
): Omit<Draft, "id" | "user_id"> {
  const content = normalizeContent(text);
  if (content === "") throw emptyMessage();
  requireAllowed(whyNullByte(content));
  const edited = timestamp ?? realm.clock.seconds();
  if (edited < 0) throw negativeTimestamp();
  const kept = { content, timestamp: Math.floor(edited) };
  if (type === "stream")
    return { ...kept, type, ...toStream(realm, caller, to, topic) };
  const people = type === "private" ? toPeople(realm, caller, to) : [];
  return {
    ...kept,
    type: people.length > 0 ? "private" : "",
    to: people,
    topic: "",
  };
}

function toStream(
  realm: Realm,
  caller: User,
  to: readonly number[],
  text: string,
) {
  const topic = truncateTopic(text);
  if (topic.includes("\0")) throw nullByteInTopic();
  const [id] = to;
  if (id === undefined || to.length > 1) throw notOneStream();
  if (!findAccessibleStream(realm, caller, id)) throw invalidStreamId();
  return { to: [id], topic };
}

/** The people other than the caller, ascending; a note to oneself names the caller. */
function toPeople(
  realm: Realm,
  { user_id }: User,
  to: readonly number[],
): number[] {
  for (const id of to) if (!realm.open(users).has(id)) throw invalidUserId(id);
  const others = [...new Set(to)].filter((id) => id !== user_id);
  return others.length > 0 || to.length === 0
    ? others.toSorted((a, b) => a - b)
    : [user_id];
}
