import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { messages } from "../realm/messages.ts";
import { streams } from "../realm/streams.ts";
import { users } from "../realm/users.ts";
import type { RunningServer } from "../server/start-server.ts";
import { PACKAGE_VERSION } from "../version.ts";
import { loginsOf, type Login } from "./logins.ts";
import type { ServerFlags } from "./options.ts";
import { paint } from "./paint.ts";

/** What the start is announced with: at most a dozen lines, the last of which says that it is ready. */
export function announce(
  { url }: RunningServer,
  realm: EmulatedRealm,
  { quiet, json, admin }: ServerFlags,
): string {
  const control = admin ? `${url}/__admin` : undefined;
  const logins = loginsOf(realm);
  if (json) return JSON.stringify(toJson({ url, control, realm, logins }));
  const ready = `chat-emulator ready at ${url}`;
  if (quiet) return ready;
  const first = logins[0]?.account;
  const width = Math.max(0, ...logins.map(({ role }) => role.length));
  const emailWidth = Math.max(
    0,
    ...logins.map(({ account }) => account.delivery_email.length),
  );
  return [
    `${paint.bold(`chat-emulator ${PACKAGE_VERSION}`)}: ${describe(realm)}`,
    ...(control === undefined
      ? []
      : [`control endpoints under ${control}, such as ${control}/health`]),
    ...logins.map(({ role, account }) =>
      [
        " ",
        paint.cyan(role.padEnd(width)),
        account.delivery_email.padEnd(emailWidth),
        paint.dim(account.api_key),
      ].join(" "),
    ),
    ...(first
      ? [
          `curl -u ${first.delivery_email}:${first.api_key} ${url}/api/v1/users/me`,
        ]
      : []),
    paint.green(ready),
  ].join("\n");
}

function describe({ name, state }: EmulatedRealm): string {
  const people = state
    .open(users)
    .all()
    .filter((user) => user.is_active && user.bot_type === null).length;
  const counts = [
    count(people, "person", "people"),
    count(state.open(streams).size, "stream"),
    count(state.open(messages).size, "message"),
  ];
  return `realm ${name}, ${counts.join(", ")}`;
}

function count(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** The same for a program: who can log in, and where. */
function toJson({
  url,
  control,
  realm,
  logins,
}: {
  url: string;
  control: string | undefined;
  realm: EmulatedRealm;
  logins: readonly Login[];
}) {
  return {
    ready: true,
    version: PACKAGE_VERSION,
    url,
    control,
    realm: realm.name,
    pid: process.pid,
    users: logins.map(({ role, account }) => ({
      role,
      handle: account.handle,
      email: account.delivery_email,
      api_key: account.api_key,
    })),
  };
}
