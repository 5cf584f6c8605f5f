import { drafts, type Draft } from "../../realm/drafts.ts";
import { defineOperation } from "../operation.ts";
import { requireDraft, type GivenDraft } from "./check.ts";
import { toDraft } from "./present.ts";

/**
 * Keeps drafts of the caller.
 *
 * Params: drafts.
 * Returns: ids, in the order given.
 * Errors: BAD_REQUEST for a draft that cannot be kept, or when the caller has turned drafts off.
 * Source: messages 15; events 4.11.
 */
export const createDrafts = defineOperation(
  "create-drafts",
  async ({ realm, caller, params }) => {
    const checked = ((params.drafts ?? []) as readonly GivenDraft[]).map(
      (given) => requireDraft(realm, caller, given),
    );
    const kept: Draft[] = [];
    for (const draft of checked) {
      const id = realm.nextId("draft");
      const { user_id } = caller;
      kept.push(await realm.open(drafts).create({ id, user_id, ...draft }));
    }
    realm.queues.deliver(
      {
        type: "drafts",
        op: "add",
        drafts: kept.map((draft) => toDraft(draft)),
      },
      [caller.user_id],
    );
    return { ids: kept.map(({ id }) => id) };
  },
);
