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
