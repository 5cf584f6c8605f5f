import type { Realm } from "../../realm/realm.ts";
import { users, type User } from "../../realm/users.ts";

/** Whether two alert words are the same one, in whichever case. */
export function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Stores all of a person's alert words and tells the person's clients. Source: events 4.6. */
export async function setAlertWords(
  realm: Realm,
  { user_id }: User,
  alert_words: string[],
): Promise<{ alert_words: string[] }> {
  await realm.open(users).update(user_id, (draft) => {
    draft.alert_words = alert_words;
  });
  realm.queues.deliver({ type: "alert_words", alert_words }, [user_id]);
  return { alert_words };
}
