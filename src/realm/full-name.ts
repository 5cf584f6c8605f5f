import { codePoints } from "./names.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { announceBotChange, announceUserChange } from "./user-events.ts";
import { isBot, users, type User } from "./users.ts";

const MAX_LENGTH = 100;
const MIN_LENGTH = 2;

/** The name as it is stored, without outer space, or why it cannot be one. Source: organization 3.9, in its order. */
export function checkFullName(given: string): string | Refusal {
  const name = given.trim();
  if (codePoints(name) > MAX_LENGTH) return refusal("Name too long!");
  if (codePoints(name) < MIN_LENGTH) return refusal("Name too short!");
  if (/[\p{C}*`\\>"@]/u.test(name))
    return refusal("Invalid characters in name!");
  if (/\|\d+$/.test(name)) return refusal("Invalid format!");
  return name;
}

/** Source: events 4.9: a bot's new name is told twice. */
export async function changeFullName(
  realm: Realm,
  { user_id }: User,
  full_name: string,
): Promise<void> {
  const user = await realm.open(users).update(user_id, (draft) => {
    draft.full_name = full_name;
  });
  realm.appearance++;
  announceUserChange(realm, user, { full_name });
  if (isBot(user)) announceBotChange(realm, user, { full_name });
}
