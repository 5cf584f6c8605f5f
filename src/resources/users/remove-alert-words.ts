import { defineOperation } from "../operation.ts";
import { isSame, setAlertWords } from "./set-alert-words.ts";

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
    await setAlertWords(
      realm,
      caller,
      caller.alert_words.filter(
        (known) => !params.alert_words.some((word) => isSame(known, word)),
      ),
    ),
);
