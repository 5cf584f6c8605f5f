import { afterAll, describe, expect, test } from "vitest";
import type { CompleteOperation } from "../../src/contract/all-parameters.ts";
import { basicCredentials, credentialsOf } from "../../src/emulator/person.ts";
import { apiKeyOf } from "../../src/realm/api-keys.ts";
import { organizations } from "../../src/realm/organization.ts";
import type { Received } from "../support/sender.ts";
import { validParams } from "../support/valid-params.ts";
import { ALL, Matrix, watchState } from "./matrix.ts";

/** Who is let in, and what happens to requests that cannot be read: every operation answers the same. */
const matrix = new Matrix();
const harbor = await matrix.addRealm("harbor");
const elsewhere = await matrix.addRealm("elsewhere");
const closed = await matrix.addRealm("closed");
const broken = await matrix.addRealm("broken");
const busy = await matrix.addRealm("busy");

await closed.state.open(organizations).update(2, (draft) => {
  draft.deactivated = true;
});
await busy.state.open(organizations).update(2, (draft) => {
  draft.rate_limit_per_minute = 1;
});
broken.state.line.run = () => Promise.reject(new Error("broken"));
const hurried = matrix.sender(busy, "max");
await hurried.call("get-own-user");
await hurried.call("delete-queue", { queue_id: "none" });

const unchanged = await Promise.all(
  [harbor, elsewhere].map((realm) => watchState(matrix, realm)),
);
afterAll(() => {
  for (const check of unchanged) check();
  matrix.emulator.close();
});

const max = matrix.sender(harbor, "max").user;
const key = apiKeyOf(harbor.state, max);
const good = credentialsOf(harbor.state, max);

const NOT_LOGGED_IN =
  "Not logged in: API authentication or user session required";
const UNREADABLE = "Invalid authorization header for basic auth";

interface Row {
  readonly name: string;
  readonly send: (operation: CompleteOperation) => Promise<Received>;
  readonly status?: number;
  readonly code?: string;
  readonly msg: string;
  /** Whether the operation can be asked so; those with credentials when left out. */
  readonly applies?: (operation: CompleteOperation) => boolean;
}

/** Max asks with an `Authorization` header of the row's own. */
function withHeader(
  name: string,
  authorization: string | null,
  msg: string,
): Row {
  return {
    name,
    send: (operation) =>
      matrix
        .sender(harbor, "max")
        .send(operation.operationId, validParams(operation), {
          authorization,
        }),
    msg,
  };
}

/** Somebody asks with the right key. */
function asPerson(
  name: string,
  [realm, handle]: readonly [typeof harbor, string],
  msg: string,
): Row {
  return {
    name,
    send: (operation) =>
      matrix
        .sender(realm, handle)
        .send(operation.operationId, validParams(operation)),
    msg,
  };
}

// Source: platform 1.2 and 1.3, row by row.
const REFUSED: readonly Row[] = [
  withHeader("no header", null, NOT_LOGGED_IN),
  withHeader("an empty header", "", UNREADABLE),
  withHeader("a scheme without credentials", "Basic", UNREADABLE),
  withHeader("a third word", `${good} more`, UNREADABLE),
  {
    ...withHeader(
      "another scheme",
      `Bearer ${key}`,
      "This endpoint requires HTTP basic authentication.",
    ),
    status: 400,
    code: "BAD_REQUEST",
  },
  withHeader("base64 with wrong padding", "Basic YTpi=", UNREADABLE),
  withHeader("bytes that are no UTF-8", `Basic ${btoa("\xff:b")}`, UNREADABLE),
  withHeader("no colon", `Basic ${btoa("max")}`, UNREADABLE),
  withHeader("two colons", `Basic ${btoa(`max:${key}:`)}`, UNREADABLE),
  withHeader(
    "a malformed key",
    basicCredentials(max.delivery_email, key.slice(1)),
    "Malformed API key",
  ),
  withHeader(
    "a key that nobody has",
    basicCredentials(max.delivery_email, "0".repeat(32)),
    "Invalid API key",
  ),
  withHeader(
    "somebody else's address",
    basicCredentials("mia@harbor.example", key),
    "Invalid API key",
  ),
  withHeader("no address", basicCredentials("", key), "Invalid API key"),
  asPerson(
    "an account of a deactivated organization",
    [closed, "max"],
    "This organization has been deactivated",
  ),
  asPerson("a deactivated account", [harbor, "dora"], "Account is deactivated"),
  {
    ...withHeader("", null, "Account is not associated with this subdomain"),
    name: "an account of another organization",
    send: (operation) =>
      matrix
        .sender(elsewhere)
        .send(operation.operationId, validParams(operation), {
          authorization: good,
        }),
  },
  {
    ...withHeader("", null, "Account is not associated with this subdomain"),
    name: "an organization that does not exist",
    send: (operation) =>
      matrix
        .lost(harbor, "max")
        .send(operation.operationId, validParams(operation)),
  },
  {
    ...asPerson(
      "an incoming webhook bot",
      [harbor, "hook"],
      "This API is not available to incoming webhook bots.",
    ),
    applies: ({ credentials, operationId }) =>
      credentials === undefined && operationId !== "send-message",
  },
  {
    ...asPerson(
      "a caller who asked too often",
      [busy, "max"],
      "API usage exceeded rate limit",
    ),
    status: 429,
    code: "RATE_LIMIT_HIT",
  },
  {
    ...asPerson(
      "an emulator that fails",
      [broken, "olive"],
      "Internal server error",
    ),
    status: 500,
    code: "",
    applies: () => true,
  },
  {
    name: "a body that is too large",
    send: (operation) => matrix.sendUnreadable(operation, "too-large", good),
    status: 413,
    code: "REQUEST_TOO_LARGE",
    msg: "Request body is too large",
    applies: hasBody,
  },
  {
    name: "a broken form",
    send: (operation) => matrix.sendUnreadable(operation, "malformed", good),
    status: 400,
    code: "BAD_REQUEST",
    msg: "Malformed request body",
    applies: hasBody,
  },
];

describe.each(REFUSED)("$name", (row) => {
  const applies =
    row.applies ?? (({ credentials }) => credentials === undefined);
  test.each(ALL.filter(applies))(
    "is refused by $operationId",
    async (operation) => {
      const { status, headers, body } = await row.send(operation);
      expect(body).toMatchObject({ result: "error", msg: row.msg });
      const { status: wanted = 401, code = "UNAUTHORIZED" } = row;
      expect([status, body.code ?? ""]).toEqual([wanted, code]);
      expect(headers.get("WWW-Authenticate")).toBe(
        wanted === 401 ? 'Basic realm="zulip"' : null,
      );
    },
  );
});

// Source: platform 1.5.
test.each(ALL.filter(({ credentials }) => credentials === "none"))(
  "$operationId knows no organization that does not exist",
  async (operation) => {
    const { status, body } = await matrix
      .lost(harbor, "max")
      .send(operation.operationId, validParams(operation));
    expect(body).toMatchObject({ result: "error", msg: "Invalid subdomain" });
    expect([status, body.code]).toEqual(
      operation.operationId === "get-server-settings"
        ? [400, "BAD_REQUEST"]
        : [404, "NONEXISTENT_SUBDOMAIN"],
    );
  },
);

function hasBody({ method }: CompleteOperation): boolean {
  return method !== "GET";
}
