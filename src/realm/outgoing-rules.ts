import type { Destination } from "./destination.ts";
import {
  escapeHtml,
  normalizeContent,
  truncateTopic,
  whyBadStreamName,
  whyBadTopic,
} from "./names.ts";
import type { Realm } from "./realm.ts";
import { isRefusal, refusal, type Refusal } from "./refusal.ts";
import type { Outgoing } from "./send-rules.ts";
import { findStreamByName } from "./stream-access.ts";
import { streams, type Stream } from "./streams.ts";
import { findUserByApiEmail } from "./user-access.ts";
import { users, type User } from "./users.ts";

/** A message as somebody wants to send it, nothing of it looked up. */
export interface Wanted {
  readonly sender: User;
  readonly to: WantedStream | WantedPeople;
  readonly content: string;
}

/** `named` is a name or an id; without one, the sender's default stream. */
export interface WantedStream {
  readonly kind: "stream";
  readonly named: string | number | undefined;
  /** Without outer space. */
  readonly topic: string | undefined;
}

/** `named` are API emails or ids, each once. */
export interface WantedPeople {
  readonly kind: "direct";
  readonly named: readonly (string | number)[];
}

/**
 * Looks up where a message goes, and brings topic and content into the form in which they are stored.
 *
 * Source: messages 4.4, rows 4 to 14, in this order; 4.3.
 */
export function findOutgoing(
  realm: Realm,
  { sender, to, content }: Wanted,
): Outgoing | Refusal {
  const found =
    to.kind === "stream"
      ? toStream(realm, sender, to, content)
      : toPeople(realm, to, content);
  return isRefusal(found)
    ? found
    : { sender, to: found, content: normalizeContent(content) };
}

function toStream(
  realm: Realm,
  sender: User,
  { named = defaultStreamOf(realm, sender), topic }: WantedStream,
  content: string,
): Destination | Refusal {
  if (named === undefined) return refusal("Missing stream");
  if (topic === undefined) return refusal("Missing topic");
  const bad = whyBadTopic(topic) ?? whyBadContent(content);
  if (bad) return bad;
  const stream =
    typeof named === "number"
      ? findById(realm, named)
      : findByName(realm, named.trim());
  return isRefusal(stream)
    ? stream
    : { kind: "stream", stream, topic: truncateTopic(topic) };
}

function toPeople(
  realm: Realm,
  { named }: WantedPeople,
  content: string,
): Destination | Refusal {
  if (named.length === 0) return refusal("Message must have recipients");
  const people = new Set<User>();
  for (const name of named) {
    const user =
      typeof name === "number"
        ? realm.open(users).get(name)
        : findUserByApiEmail(realm, name);
    if (!user) {
      return refusal(
        typeof name === "number"
          ? `Invalid user ID ${name}`
          : `Invalid email '${name}'`,
      );
    }
    people.add(user);
  }
  return whyBadContent(content) ?? { kind: "direct", people: [...people] };
}

/** Source: messages 4.4, rows 10 and 11. */
function whyBadContent(text: string): Refusal | undefined {
  const content = normalizeContent(text);
  if (content === "") return refusal("Message must not be empty");
  return whyNullByte(content);
}

/** Source: messages 4.4, row 11; 9.2, row 15. */
export function whyNullByte(content: string): Refusal | undefined {
  return content.includes("\0")
    ? refusal("Message must not contain null bytes")
    : undefined;
}

function defaultStreamOf(
  realm: Realm,
  { default_sending_stream_id: id }: User,
): string | undefined {
  return id === null ? undefined : realm.open(streams).get(id)?.name;
}

/** Source: messages 4.4, rows 12 and 13: the name is escaped in both places. */
function findByName(realm: Realm, name: string): Stream | Refusal {
  const bad = whyBadStreamName(name);
  if (bad) return bad;
  const found = findStreamByName(realm, name);
  if (found) return found;
  const stream = escapeHtml(name);
  return refusal(`Stream '${stream}' does not exist`, STREAM_DOES_NOT_EXIST, {
    stream,
  });
}

/** Source: messages 4.4, row 14; decisions: `stream` is there beside `stream_id`. */
function findById(realm: Realm, stream_id: number): Stream | Refusal {
  const stream = realm.open(streams).get(stream_id);
  if (stream && !stream.deactivated) return stream;
  return refusal(
    `Stream with ID '${stream_id}' does not exist`,
    STREAM_DOES_NOT_EXIST,
    { stream_id, stream: String(stream_id) },
  );
}

/** The code of a message to a stream that is not there. */
export const STREAM_DOES_NOT_EXIST = "STREAM_DOES_NOT_EXIST";
