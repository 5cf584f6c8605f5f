import { createDrafts } from "./create-drafts.ts";
import { deleteDraft } from "./delete-draft.ts";
import { editDraft } from "./edit-draft.ts";
import { getDrafts } from "./get-drafts.ts";

export const DRAFT_OPERATIONS = [
  getDrafts,
  createDrafts,
  editDraft,
  deleteDraft,
];
