import type { NarrowTerm } from "../../contract/narrow.ts";
import { messages, type Message } from "../../realm/messages.ts";
import { escapeHtml } from "../../realm/names.ts";
import { defineOperation } from "../operation.ts";
import { compileNarrow } from "./narrow.ts";

/**
 * Which of some messages fit a narrow; only those that the caller received can.
 *
 * Params: msg_ids; narrow.
 * Returns: messages by id, with content and topic as HTML, marked where a search found something.
 * Errors: BAD_NARROW.
 * Source: messages 8.3.
 */
export const checkMessagesMatchNarrow = defineOperation(
  "check-messages-match-narrow",
  ({ realm, caller, params }) => {
    const narrow = compileNarrow(
      realm,
      caller,
      params.narrow as readonly NarrowTerm[],
    );
    const copies = realm.copies(caller.user_id);
    const matches: Record<string, ReturnType<typeof unmarked>> = {};
    for (const id of params.msg_ids) {
      const flags = copies.get(id);
      const message = realm.open(messages).get(id);
      if (flags === undefined || !message || !narrow.matches(message, flags))
        continue;
      matches[id] = narrow.search?.highlight(message) ?? unmarked(message);
    }
    return { messages: matches };
  },
);

function unmarked({ rendered_content, subject }: Message) {
  return {
    match_content: rendered_content,
    match_subject: escapeHtml(subject),
  };
}
