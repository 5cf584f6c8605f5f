import { drafts } from "../../realm/drafts.ts";
import { defineOperation } from "../operation.ts";
import { toDraft } from "./present.ts";

/**
 * The caller's drafts, by time of the last edit.
 *
 * Params: none.
 * Returns: count; drafts.
 * Errors: BAD_REQUEST when the caller has turned drafts off.
 * Source: messages 15.
 */
export const getDrafts = defineOperation("get-drafts", ({ realm, caller }) => {
  const own = realm
    .open(drafts)
    .by("user_id", caller.user_id)
    .toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id);
  return { count: own.length, drafts: own.map((draft) => toDraft(draft)) };
});
