import { activeUserIds } from "./people.ts";
import type { Realm } from "./realm.ts";

/** Tells everybody of a change of a user group. Source: events 4.10, `user_group`. */
export function announceUserGroup(
  realm: Realm,
  op:
    | "add"
    | "update"
    | "remove"
    | "add_members"
    | "remove_members"
    | "add_subgroups"
    | "remove_subgroups",
  fields: Readonly<Record<string, unknown>>,
): void {
  realm.queues.deliver(
    { type: "user_group", op, ...fields },
    activeUserIds(realm),
  );
}
