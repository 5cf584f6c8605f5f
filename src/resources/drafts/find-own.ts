import { drafts, type Draft } from "../../realm/drafts.ts";
import type { Realm } from "../../realm/realm.ts";
import type { User } from "../../realm/users.ts";
import { noSuchDraft } from "./errors.ts";

/** The caller's draft of this id. */
export function requireOwn(realm: Realm, caller: User, id: number): Draft {
  const draft = realm.open(drafts).get(id);
  if (draft?.user_id !== caller.user_id) throw noSuchDraft();
  return draft;
}
