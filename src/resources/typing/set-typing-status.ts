import { whyNotPost } from "../../realm/posting.ts";
import type { Realm } from "../../realm/realm.ts";
import {
  findAccessibleStream,
  subscriberIds,
} from "../../realm/stream-access.ts";
import { apiEmail } from "../../realm/user-access.ts";
import { users, type User } from "../../realm/users.ts";
import { invalidStreamId, requireAllowed } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import {
  directTypingDisabled,
  emptyTo,
  invalidUserId,
  missingStreamId,
  missingTo,
  missingTopic,
  streamTypingDisabled,
} from "./errors.ts";

/** Streams with more subscribers get no typing events. Source: platform 7, times. */
const MAX_SUBSCRIBERS_FOR_TYPING = 100;

/**
 * Tells those in a conversation that the caller is composing, or has stopped. Nothing is kept.
 *
 * Params: op, start or stop; type, direct (default) or stream; to, user ids; stream_id and topic.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for a missing or unknown recipient, typing turned off, or no right to post.
 * Source: interface, endpoint 2; messages 13; events 4.5.
 */
export const setTypingStatus = defineOperation(
  "set-typing-status",
  (context) => {
    if (context.params.type === "stream") tellStream(context);
    else tellPeople(context);
    return {};
  },
);

type Context = OperationContext<"set-typing-status">;

function tellPeople({ realm, caller, params: { op, to } }: Context): void {
  if (to === undefined) throw missingTo();
  if (to.length === 0) throw emptyTo();
  if (!caller.settings.send_private_typing_notifications)
    throw directTypingDisabled();
  const people = to.map((id) => realm.open(users).get(id) ?? refuse(id));
  const recipients = people.some(({ user_id }) => user_id === caller.user_id)
    ? people
    : [...people, caller];
  realm.queues.deliver(
    {
      type: "typing",
      op,
      message_type: "direct",
      sender: toPerson(realm, caller),
      recipients: recipients.map((person) => toPerson(realm, person)),
    },
    new Set(
      recipients
        .filter((person) => person.is_active)
        .map((person) => person.user_id),
    ),
  );
}

function tellStream({
  realm,
  caller,
  params: { op, stream_id, topic },
}: Context): void {
  if (stream_id === undefined) throw missingStreamId();
  if (topic === undefined) throw missingTopic();
  if (!caller.settings.send_stream_typing_notifications)
    throw streamTypingDisabled();
  const stream = findAccessibleStream(realm, caller, stream_id);
  if (!stream) throw invalidStreamId();
  requireAllowed(whyNotPost(realm, caller, stream));
  const subscribers = subscriberIds(realm, stream_id);
  if (subscribers.length > MAX_SUBSCRIBERS_FOR_TYPING) return;
  realm.queues.deliver(
    {
      type: "typing",
      op,
      message_type: "stream",
      sender: toPerson(realm, caller),
      stream_id,
      topic,
    },
    subscribers,
  );
}

function refuse(id: number): never {
  throw invalidUserId(id);
}

function toPerson(realm: Realm, user: User) {
  return { user_id: user.user_id, email: apiEmail(realm, user) };
}
