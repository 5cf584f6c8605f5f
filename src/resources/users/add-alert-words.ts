import { defineOperation } from "../operation.ts";
import { isSame, setAlertWords } from "./set-alert-words.ts";

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
    return await setAlertWords(realm, caller, words);
  },
);
