import { toSpacedIso } from "./clock.ts";
import { sendNotice } from "./notice.ts";
import { getOrganization } from "./organization.ts";
import { findOutgoing } from "./outgoing-rules.ts";
import type { Realm } from "./realm.ts";
import { isRefusal } from "./refusal.ts";
import { announceScheduled } from "./scheduled-message-event.ts";
import { toRecipientIds } from "./scheduled-message-object.ts";
import {
  scheduledMessages,
  type ScheduledMessage,
} from "./scheduled-messages.ts";
import { prepareMessage } from "./send-rules.ts";
import { sendMessage } from "./send-message.ts";
import { users, type User } from "./users.ts";
import { replyToWelcomeBot } from "./welcome-reply.ts";

/** Source: messages 1.3. */
const MAX_LATENESS_SECONDS = 600;
const TOO_LATE = "Message could not be sent at the scheduled time.";

/** Sends every scheduled message whose time has come, by time. */
export async function deliverDue(realm: Realm): Promise<void> {
  const now = realm.clock.seconds();
  const due = realm
    .open(scheduledMessages)
    .by("state", "pending")
    .filter((scheduled) => scheduled.scheduled_delivery_timestamp <= now)
    .toSorted(
      (a, b) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp,
    );
  for (const scheduled of due) {
    const sender = realm.open(users).require(scheduled.sender_id);
    const problem = await deliver(realm, scheduled, sender);
    if (problem !== undefined) await fail(realm, scheduled, sender, problem);
  }
}

/** Sends one; answers why it could not. Source: messages 14.6, in this order. */
async function deliver(
  realm: Realm,
  scheduled: ScheduledMessage,
  sender: User,
): Promise<string | undefined> {
  if (!isReachable(realm, sender)) return "";
  const late = realm.clock.seconds() - scheduled.scheduled_delivery_timestamp;
  if (late > MAX_LATENESS_SECONDS) return TOO_LATE;
  const { stream_id, topic, content } = scheduled;
  const outgoing = findOutgoing(realm, {
    sender,
    to:
      stream_id === null
        ? { kind: "direct", named: toRecipientIds(scheduled) }
        : { kind: "stream", named: stream_id, topic },
    content,
  });
  if (isRefusal(outgoing)) return outgoing.msg;
  const prepared = await prepareMessage(realm, outgoing);
  if (isRefusal(prepared)) return prepared.msg;
  const { client, read_by_sender, scheduled_message_id } = scheduled;
  await sendMessage(realm, {
    ...outgoing,
    ...prepared,
    client,
    read_by_sender,
  });
  await realm.open(scheduledMessages).update(scheduled_message_id, (draft) => {
    draft.delivered = true;
  });
  announceScheduled(realm, sender.user_id, {
    op: "remove",
    scheduled_message_id,
  });
  await replyToWelcomeBot(realm, sender, outgoing.to);
  return undefined;
}

/** Keeps the message for its sender to mend, and says why it was not sent, if there is somebody to tell. */
async function fail(
  realm: Realm,
  scheduled: ScheduledMessage,
  sender: User,
  problem: string,
): Promise<void> {
  const failed = await realm
    .open(scheduledMessages)
    .update(scheduled.scheduled_message_id, (draft) => {
      draft.failed = true;
    });
  if (!isReachable(realm, sender)) return;
  announceScheduled(realm, sender.user_id, {
    op: "update",
    scheduled_message: failed,
  });
  const at = toSpacedIso(scheduled.scheduled_delivery_timestamp);
  await sendNotice(realm, {
    to: { kind: "direct", people: [sender] },
    content:
      `The message you scheduled for <time:${at}>  was not sent because of the following error:\n\n` +
      `> ${problem}\n\n[View scheduled messages](#scheduled)`,
  });
}

function isReachable(realm: Realm, sender: User): boolean {
  return !getOrganization(realm).deactivated && sender.is_active;
}
