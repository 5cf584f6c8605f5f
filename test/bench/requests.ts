import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { subscriptions } from "../../src/realm/subscriptions.ts";
import { users } from "../../src/realm/users.ts";

/** A request that is sent over and over. */
export interface Workload {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Share of what prepared Express does with `res.json` of a constant. */
  readonly atLeast: number;
}

/** The requests whose throughput has a budget, as the owner of the realm sends them. */
export function workloadsOf({ state, users: accounts }: EmulatedRealm) {
  const owner = accounts.find(({ role, is_bot }) => role === 100 && !is_bot)!;
  const user = state.open(users).require(owner.user_id);
  const Authorization = credentialsOf(state, user);
  const [subscription] = state
    .open(subscriptions)
    .all()
    .filter(({ user_id, active }) => user_id === user.user_id && active);
  const get = (what: string, path: string, atLeast: number): Workload => ({
    what,
    method: "GET",
    path: `/api/v1${path}`,
    headers: { Authorization },
    atLeast,
  });
  return [
    get("GET /users/me", "/users/me", 0.6),
    get("GET /users/me/subscriptions", "/users/me/subscriptions", 0.6),
    get(
      "GET /messages, 100 newest",
      "/messages?anchor=newest&num_before=100&num_after=0",
      1.2,
    ),
    {
      what: "POST /messages, 10 queues open",
      method: "POST",
      path: "/api/v1/messages",
      headers: {
        Authorization,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        type: "stream",
        to: `[${subscription!.stream_id}]`,
        topic: "benchmark",
        content: "Hello **everybody**",
      }).toString(),
      atLeast: 0.4,
    },
  ] satisfies Workload[];
}
