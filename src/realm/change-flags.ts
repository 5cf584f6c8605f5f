import { findReadableMessage } from "./message-access.ts";
import { toReadingDetails } from "./reading-details.ts";
import { EDITABLE_FLAGS, FLAG, type FlagName } from "./message-flags.ts";
import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { isRefusal, refusal, type Refusal } from "./refusal.ts";
import { isSubscribed } from "./stream-access.ts";
import type { User } from "./users.ts";

/** Flags that no client sees set, but whose names the server knows. Source: messages 2.2. */
const OBSOLETE_FLAGS = ["force_expand", "force_collapse"];

interface FlagChange {
  readonly op: string;
  readonly flag: string;
  readonly ids: readonly number[];
}

/**
 * Sets or takes away a flag of a person's copies, and tells the person's clients; answers the ids that changed.
 *
 * Somebody without a copy has read the message; a flag that says otherwise gives it a copy. Source: messages 11.1,
 * rows 2 to 5; events 4.3.
 */
export function changeFlags(
  realm: Realm,
  user: User,
  { op, flag, ids }: FlagChange,
): number[] | Refusal {
  const refused = whyNotChangeable(flag, op);
  if (refused) return refused;
  const bit = FLAG[flag as FlagName];
  const unreading = op === "remove" && bit === FLAG.read;
  const concerned = unreading
    ? ids.filter((id) => !isOfLeftStream(realm, user, id))
    : ids;
  const wanted = wantedCopies(realm, user, concerned, { op, bit });
  if (isRefusal(wanted)) return wanted;
  const copies = realm.copies(user.user_id);
  for (const [id, flags] of wanted) copies.set(id, flags);
  const changed = [...wanted.keys()];
  realm.queues.deliver(
    {
      type: "update_message_flags",
      op,
      operation: op,
      flag,
      messages: changed,
      all: false,
      ...(unreading && {
        message_details: toReadingDetails(realm, user.user_id, changed),
      }),
    },
    [user.user_id],
  );
  return changed;
}

function whyNotChangeable(flag: string, op: string): Refusal | undefined {
  if (!Object.hasOwn(FLAG, flag) && !OBSOLETE_FLAGS.includes(flag))
    return refusal(`Invalid flag: '${flag}'`);
  if (!EDITABLE_FLAGS.includes(flag))
    return refusal(`Flag not editable: '${flag}'`);
  return op === "add" || op === "remove"
    ? undefined
    : refusal(`Invalid message flag operation: '${op}'`);
}

/** Nobody is shown unread messages of a stream that they are not in. Source: messages 11.1. */
function isOfLeftStream(realm: Realm, user: User, id: number): boolean {
  const streamId = realm.open(messages).get(id)?.stream_id ?? null;
  return streamId !== null && !isSubscribed(realm, user.user_id, streamId);
}

/** The flags that copies get, of those that change. */
function wantedCopies(
  realm: Realm,
  user: User,
  ids: readonly number[],
  { op, bit }: { op: string; bit: number },
): Map<number, number> | Refusal {
  const copies = realm.copies(user.user_id);
  const wanted = new Map<number, number>();
  for (const id of ids) {
    const own = copies.get(id);
    const flags = own ?? FLAG.read | FLAG.historical;
    const next = op === "add" ? flags | bit : flags & ~bit;
    if (next === flags) continue;
    if (own === undefined && !findReadableMessage(realm, user, id))
      return refusal("Invalid message(s)");
    wanted.set(id, next);
  }
  return wanted;
}
