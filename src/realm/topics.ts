import { messages } from "./messages.ts";
import type { Realm } from "./realm.ts";
import { canReadWholeHistory } from "./stream-access.ts";
import type { Stream } from "./streams.ts";
import type { User } from "./users.ts";

/** Topics with a message that the person may read, newest first. Source: organization 4.7. */
export function topicsOf(
  realm: Realm,
  user: User,
  stream: Stream,
): { name: string; max_id: number }[] {
  const table = realm.open(messages);
  const copies = realm.copies(user.user_id);
  const whole = canReadWholeHistory(realm, user, stream);
  const ids = table.idsBy("stream_id", stream.stream_id);
  const latest = new Map<string, { name: string; max_id: number }>();
  for (let position = ids.length - 1; position >= 0; position--) {
    const id = ids[position]!;
    if (!whole && copies.get(id) === undefined) continue;
    const { subject } = table.require(id);
    const key = subject.toLowerCase();
    if (!latest.has(key)) latest.set(key, { name: subject, max_id: id });
  }
  return [...latest.values()];
}
