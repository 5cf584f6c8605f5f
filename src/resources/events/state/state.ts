import type { ClientCapabilities } from "../../../realm/event-queue.ts";
import type { Realm } from "../../../realm/realm.ts";
import type { User } from "../../../realm/users.ts";

/** What a registration wants to know. */
export interface StateRequest {
  readonly realm: Realm;
  readonly caller: User;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly include_subscribers: boolean;
  readonly capabilities: ClientCapabilities;
  /** An old mobile application, which knows pronoun fields as short text. */
  readonly pronouns_as_text: boolean;
  /** The fetch types asked for by name; null when all are wanted. */
  readonly fetchTypes: readonly string[] | null;
}

/** The fields of the answer that a fetch type brings. */
export type StatePart = (
  request: StateRequest,
) => Readonly<Record<string, unknown>>;

/** Whether a registration asked for a fetch type. */
export function wants({ fetchTypes }: StateRequest, type: string): boolean {
  return fetchTypes === null || fetchTypes.includes(type);
}
