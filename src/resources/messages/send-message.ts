import {
  normalizeContent,
  truncateTopic,
  whyBadStreamName,
  whyBadTopic,
} from "../../realm/names.ts";
import type { Destination } from "../../realm/destination.ts";
import type { Realm } from "../../realm/realm.ts";
import { readsOwnMessages } from "../../realm/read-by-sender.ts";
import { isRefusal } from "../../realm/refusal.ts";
import { prepareMessage } from "../../realm/send-rules.ts";
import { sendMessage as send } from "../../realm/send-message.ts";
import { findStreamByName } from "../../realm/stream-access.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import { requireAllowed, toApiError } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import {
  emptyMessage,
  forgeryRefused,
  mirroringRefused,
  missingStream,
  missingTopic,
  noRecipients,
  nullByte,
  streamDoesNotExist,
  streamIdDoesNotExist,
} from "./errors.ts";
import { findPeople, readRecipients, readStreamName } from "./recipients.ts";

/**
 * Sends a message to a stream or to people.
 *
 * Params: type; to; topic; content; queue_id and local_id for local echo; read_by_sender.
 * Returns: id; automatic_new_visibility_policy when sending changed the sender's policy for the topic.
 * Errors: STREAM_DOES_NOT_EXIST; BAD_REQUEST for recipients, topic, content and rights;
 *   STREAM_WILDCARD_MENTION_NOT_ALLOWED; TOPIC_WILDCARD_MENTION_NOT_ALLOWED.
 * Source: interface, endpoint 1; messages 4, in the order of 4.4.
 */
export const sendMessage = defineOperation("send-message", async (context) => {
  const { realm, caller, params, client } = context;
  requireNoMirroring(context);
  const { to, content } =
    params.type === "stream" ? streamMessage(context) : directMessage(context);
  const outgoing = { sender: caller, to, content };
  const rendered = await prepareMessage(realm, outgoing);
  if (isRefusal(rendered)) throw toApiError(rendered);
  const { queue_id, local_id } = params;
  const sent = await send(realm, {
    ...outgoing,
    rendered,
    client,
    read_by_sender: params.read_by_sender ?? readsOwnMessages(client),
    localEcho:
      queue_id !== undefined && local_id !== undefined
        ? { queue_id, local_id }
        : undefined,
  });
  const policy = sent.automatic_new_visibility_policy;
  return {
    id: sent.message.id,
    ...(policy !== undefined && { automatic_new_visibility_policy: policy }),
  };
});

type Context = OperationContext<"send-message">;
interface Checked {
  readonly to: Destination;
  readonly content: string;
}

/** Nobody here has the right to send as somebody else. Source: messages 4.1. */
function requireNoMirroring({ params: { sender, forged } }: Context): void {
  if (forged === "yes" || forged === "true") throw forgeryRefused();
  if (sender !== undefined) throw mirroringRefused();
}

function streamMessage({ realm, caller, params }: Context): Checked {
  const named =
    params.to === undefined
      ? defaultStreamOf(realm, caller)
      : readStreamName(params.to);
  if (named === undefined) throw missingStream();
  if (params.topic === undefined) throw missingTopic();
  requireAllowed(whyBadTopic(params.topic));
  const content = requireContent(params.content);
  const stream =
    typeof named === "number"
      ? findById(realm, named)
      : findByName(realm, named);
  return {
    to: { kind: "stream", stream, topic: truncateTopic(params.topic) },
    content,
  };
}

function directMessage({ realm, params }: Context): Checked {
  const named = params.to === undefined ? [] : readRecipients(params.to);
  if (named.length === 0) throw noRecipients();
  const people = findPeople(realm, named);
  return {
    to: { kind: "direct", people },
    content: requireContent(params.content),
  };
}

function requireContent(text: string): string {
  const content = normalizeContent(text);
  if (content === "") throw emptyMessage();
  if (content.includes("\0")) throw nullByte();
  return content;
}

function defaultStreamOf(
  realm: Realm,
  { default_sending_stream_id }: User,
): string | undefined {
  return default_sending_stream_id === null
    ? undefined
    : realm.open(streams).get(default_sending_stream_id)?.name;
}

function findByName(realm: Realm, name: string): Stream {
  const trimmed = name.trim();
  requireAllowed(whyBadStreamName(trimmed));
  const stream = findStreamByName(realm, trimmed);
  if (!stream) throw streamDoesNotExist(trimmed);
  return stream;
}

function findById(realm: Realm, id: number): Stream {
  const stream = realm.open(streams).get(id);
  if (!stream || stream.deactivated) throw streamIdDoesNotExist(id);
  return stream;
}
