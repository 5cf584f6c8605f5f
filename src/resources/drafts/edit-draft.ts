import { drafts } from "../../realm/drafts.ts";
import { defineOperation } from "../operation.ts";
import { requireDraft, type GivenDraft } from "./check.ts";
import { requireOwn } from "./find-own.ts";
import { toDraft } from "./present.ts";

/**
 * Replaces a draft of the caller.
 *
 * Params: draft_id; draft.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST, status 404, when the caller has no such draft; BAD_REQUEST as for creating.
 * Source: messages 15; events 4.11.
 */
export const editDraft = defineOperation(
  "edit-draft",
  async ({ realm, caller, params: { draft_id, draft } }) => {
    requireOwn(realm, caller, draft_id);
    const checked = requireDraft(realm, caller, draft as GivenDraft);
    const changed = await realm.open(drafts).update(draft_id, (kept) => {
      Object.assign(kept, checked);
    });
    realm.queues.deliver(
      { type: "drafts", op: "update", draft: toDraft(changed) },
      [caller.user_id],
    );
    return {};
  },
);
