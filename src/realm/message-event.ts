import type { EventQueue } from "./event-queue.ts";
import type { RealmEvent } from "./event.ts";
import { toFlagList } from "./message-flags.ts";
import { toEventMessage } from "./message-object.ts";
import type { Message } from "./messages.ts";
import { isActive } from "./people.ts";
import { passesNarrow } from "./queue-narrow.ts";
import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import { canAccessUser } from "./user-access.ts";
import { isGuest, users } from "./users.ts";

/** A client's own number for a message that it already shows; told to that client's queue alone. */
export interface LocalEcho {
  readonly queue_id: string;
  readonly local_id: string;
}

/**
 * Tells of a new message: everybody with a copy, and of a stream that is not private every queue that wants all
 * public streams or has a narrow.
 *
 * Source: events 4.1, 1.5. Chosen: the echo has both names, the interface's `local_id` and the reference's.
 */
export function announceMessage(
  realm: Realm,
  message: Message,
  copies: ReadonlyMap<number, number>,
  localEcho: LocalEcho | undefined,
): void {
  const events = new Map<string, RealmEvent>();
  const tell = (queue: EventQueue, flags: number) => {
    if (!passesNarrow(realm, queue.options.narrow, message, flags)) return;
    realm.queues.offer(
      queue,
      eventFor(realm, message, queue, flags, localEcho, events),
    );
  };
  for (const [userId, flags] of copies) {
    if (!isActive(realm, userId)) continue;
    for (const queue of realm.queues.ofUser(userId)) tell(queue, flags);
  }
  if (
    message.stream_id === null ||
    realm.open(streams).require(message.stream_id).invite_only
  )
    return;
  for (const queue of realm.queues.wide()) {
    const { user_id } = queue.options;
    if (!copies.has(user_id) && isActive(realm, user_id)) tell(queue, 0);
  }
}

/** Queues that want the same form and flags share one event. */
function eventFor(
  realm: Realm,
  message: Message,
  { id, options }: EventQueue,
  flags: number,
  localEcho: LocalEcho | undefined,
  events: Map<string, RealmEvent>,
): RealmEvent {
  const reader = realm.open(users).require(options.user_id);
  const sender = realm.open(users).require(message.sender_id);
  const hidden = isGuest(reader) && !canAccessUser(realm, reader, sender);
  const echo = localEcho?.queue_id === id ? localEcho.local_id : undefined;
  const key = `${options.apply_markdown}${options.client_gravatar}${flags}${hidden}${echo !== undefined}`;
  let event = events.get(key);
  if (!event) {
    event = {
      type: "message",
      message: toEventMessage(realm, message, options, reader),
      flags: toFlagList(flags),
      ...(echo !== undefined && { local_message_id: echo, local_id: echo }),
    };
    events.set(key, event);
  }
  return event;
}
