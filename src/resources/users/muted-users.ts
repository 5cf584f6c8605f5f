import type { Realm } from "../../realm/realm.ts";
import { users, type User } from "../../realm/users.ts";

/** Whether a person has muted that user. */
export function isMuted({ muted_users }: User, userId: number): boolean {
  return muted_users.some(({ id }) => id === userId);
}

/** Stores all whom a person has muted and tells the person's clients. Source: events 4.6. */
export async function setMuted(
  realm: Realm,
  { user_id }: User,
  muted_users: User["muted_users"],
): Promise<void> {
  await realm.open(users).update(user_id, (draft) => {
    draft.muted_users = [...muted_users];
  });
  realm.queues.deliver({ type: "muted_users", muted_users }, [user_id]);
}
