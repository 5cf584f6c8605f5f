import type { Realm } from "../../realm/realm.ts";
import { users, type User } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";

/**
 * The words that alert the caller.
 *
 * Params: none.
 * Returns: alert_words.
 * Errors: none of its own.
 * Source: organization 3.16.
 */
export const getAlertWords = defineOperation(
  "get-alert-words",
  ({ caller }) => ({ alert_words: caller.alert_words }),
);

/**
 * Adds words that alert the caller. Outer space goes, empty words and those that are there in any case are passed over.
 *
 * Params: alert_words.
 * Returns: alert_words, all of them.
 * Errors: BAD_REQUEST for a word that is too long.
 * Source: organization 3.16.
 */
export const addAlertWords = defineOperation(
  "add-alert-words",
  async ({ realm, caller, params }) => {
    const words = [...caller.alert_words];
    for (const word of params.alert_words.map((given) => given.trim()))
      if (word !== "" && !words.some((known) => isSame(known, word)))
        words.push(word);
    return await setWords(realm, caller, words);
  },
);

/**
 * Removes words that alert the caller, in any case; unknown ones are passed over.
 *
 * Params: alert_words.
 * Returns: alert_words, those that are left.
 * Errors: BAD_REQUEST for a word that is too long.
 * Source: organization 3.16.
 */
export const removeAlertWords = defineOperation(
  "remove-alert-words",
  async ({ realm, caller, params }) =>
    await setWords(
      realm,
      caller,
      caller.alert_words.filter(
        (known) => !params.alert_words.some((word) => isSame(known, word)),
      ),
    ),
);

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

async function setWords(
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
