/** A request that is sent over and over. */
export interface Workload {
  readonly what: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Share of what prepared Express does with `res.json` of a constant. */
  readonly atLeast: number;
}

/** An account as the control endpoints list it. */
interface Person {
  readonly user_id: number;
  readonly delivery_email: string;
  readonly api_key: string;
  readonly role: number;
  readonly is_bot: boolean;
  readonly is_active: boolean;
}

/** The requests whose throughput has a budget, as the owner of a running realm sends them; ten queues are opened. */
export async function prepareWorkloads(url: string): Promise<Workload[]> {
  const users = await listUsers(url);
  const owner = await findOwner(url);
  const Authorization = authorize(owner);
  const { stream_id, subscribers } = await busiestStream(url, Authorization);
  const readers = users
    .filter(({ is_bot, is_active }) => !is_bot && is_active)
    .slice(0, 10);
  for (const reader of readers) {
    await fetch(`${url}/api/v1/register`, {
      method: "POST",
      headers: { Authorization: authorize(reader) },
      body: new URLSearchParams({ fetch_event_types: '["none"]' }),
    });
  }
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
      what: `POST /messages, ${subscribers.length} subscribers, ${readers.length} queues`,
      method: "POST",
      path: "/api/v1/messages",
      headers: {
        Authorization,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        type: "stream",
        to: `[${stream_id}]`,
        topic: "benchmark",
        content: "Hello **everybody**",
      }).toString(),
      atLeast: 0.4,
    },
  ];
}

/** Everybody of the default realm. */
async function listUsers(url: string): Promise<Person[]> {
  const response = await fetch(`${url}/__admin/realms/lighthouse/users`);
  return ((await response.json()) as { users: Person[] }).users;
}

export async function findOwner(url: string): Promise<Person> {
  const users = await listUsers(url);
  return users.find(({ role, is_bot }) => role === 100 && !is_bot)!;
}

/** A header with somebody's credentials. */
export function authorize({ delivery_email, api_key }: Person): string {
  return `Basic ${Buffer.from(`${delivery_email}:${api_key}`).toString("base64")}`;
}

async function busiestStream(url: string, Authorization: string) {
  const response = await fetch(
    `${url}/api/v1/users/me/subscriptions?include_subscribers=true`,
    { headers: { Authorization } },
  );
  const { subscriptions } = (await response.json()) as {
    subscriptions: { stream_id: number; subscribers: number[] }[];
  };
  return subscriptions.reduce((busiest, one) =>
    one.subscribers.length > busiest.subscribers.length ? one : busiest,
  );
}
