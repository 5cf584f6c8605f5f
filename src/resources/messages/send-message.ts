import {
  findOutgoing,
  STREAM_DOES_NOT_EXIST,
  type Wanted,
} from "../../realm/outgoing-rules.ts";
import { readsOwnMessages } from "../../realm/read-by-sender.ts";
import type { Realm } from "../../realm/realm.ts";
import { isRefusal } from "../../realm/refusal.ts";
import { prepareMessage, type Outgoing } from "../../realm/send-rules.ts";
import { sendMessage as send } from "../../realm/send-message.ts";
import { replyToWelcomeBot } from "../../realm/welcome-reply.ts";
import type { User } from "../../realm/users.ts";
import { requireAllowed, toApiError } from "../errors.ts";
import { defineOperation, type OperationContext } from "../operation.ts";
import { requireOwnMessage } from "./mirroring.ts";
import { readRecipients, readStreamName } from "./recipients.ts";

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
  const wanted = readWanted(context);
  requireOwnMessage(wanted.to, {
    client,
    sender: params.sender,
    forged: params.forged,
  });
  const outgoing = await findDestination(realm, wanted);
  const prepared = requireAllowed(
    await prepareMessage(realm, outgoing, params.widget_content),
  );
  const { queue_id, local_id } = params;
  const { message, automatic_new_visibility_policy: policy } = await send(
    realm,
    {
      ...outgoing,
      ...prepared,
      client,
      read_by_sender: params.read_by_sender ?? readsOwnMessages(client),
      localEcho:
        queue_id !== undefined && local_id !== undefined
          ? { queue_id, local_id }
          : undefined,
    },
  );
  if (outgoing.to.kind === "stream")
    await (
      await ownerNotices(caller)
    )?.tellOwnerOfEmptyStream(realm, caller, outgoing.to.stream);
  else await replyToWelcomeBot(realm, caller, outgoing.to);
  return {
    id: message.id,
    ...(policy !== undefined && { automatic_new_visibility_policy: policy }),
  } as { id: number };
});

function readWanted({
  caller,
  params: { type, to, topic, content },
}: OperationContext<"send-message">): Wanted {
  return {
    sender: caller,
    to:
      type === "stream"
        ? { kind: "stream", named: readStreamName(to), topic }
        : { kind: "direct", named: readRecipients(to) },
    content,
  };
}

/** The owner of a bot hears of a stream that is not there, although nothing is sent. Source: messages 4.6. */
async function findDestination(
  realm: Realm,
  wanted: Wanted,
): Promise<Outgoing> {
  const found = findOutgoing(realm, wanted);
  if (!isRefusal(found)) return found;
  const { sender, to } = wanted;
  if (found.code === STREAM_DOES_NOT_EXIST && to.kind === "stream")
    await (
      await ownerNotices(sender)
    )?.tellOwnerOfMissingStream(realm, sender, to.named ?? "");
  throw toApiError(found);
}

/** What tells the owner of a bot; loaded when there is one, which few senders have. */
async function ownerNotices({ bot_owner_id }: User) {
  return bot_owner_id === null
    ? undefined
    : await import("../../realm/bot-owner-notice.ts");
}
