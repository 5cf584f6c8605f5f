import { drafts } from "../../realm/drafts.ts";
import { defineOperation } from "../operation.ts";
import { requireOwn } from "./find-own.ts";

/**
 * Deletes a draft of the caller.
 *
 * Params: draft_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST, status 404, when the caller has no such draft; BAD_REQUEST when the caller has turned drafts off.
 * Source: messages 15; events 4.11.
 */
export const deleteDraft = defineOperation(
  "delete-draft",
  ({ realm, caller, params: { draft_id } }) => {
    requireOwn(realm, caller, draft_id);
    realm.open(drafts).delete(draft_id);
    realm.queues.deliver({ type: "drafts", op: "remove", draft_id }, [
      caller.user_id,
    ]);
    return {};
  },
);
