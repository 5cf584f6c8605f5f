import { expect, test } from "vitest";
import { checkAnswer } from "../../src/contract/check-answer.ts";
import { matchRoute } from "../../src/contract/match.ts";
import {
  completeOperations,
  type CompleteOperation,
} from "../../src/contract/all-parameters.ts";
import type { ParameterSpec } from "../../src/contract/operation.ts";
import { Random } from "../../src/realm/random.ts";
import { toSnapshot } from "../../src/realm/to-snapshot.ts";
import { serveHarbor, type Served } from "../support/serve.ts";

const REQUESTS = 1000;
const HANDLES = ["olive", "adam", "mona", "max", "gus", "robo", "hook"];

interface BadRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** Makes the same bad requests from the same seed. */
class Mischief {
  readonly #served: Served;
  readonly #random = new Random("mischief");
  #draws = 0;

  constructor(served: Served) {
    this.#served = served;
  }

  next(): BadRequest {
    return this.#pick([
      () => this.#withBadCredentials(),
      () => this.#withBadCredentials(),
      () => this.#withBadParameters(),
      () => this.#withBadParameters(),
      () => this.#withBadParameters(),
      () => this.#nowhere(),
      () => this.#withBadMethod(),
      () => this.#withBadBody(),
    ])();
  }

  #withBadCredentials(): BadRequest {
    const operation = this.#operation(({ credentials }) => !credentials);
    const good = this.#served.basic(this.#pick(HANDLES));
    const Authorization = this.#pick([
      "",
      "Basic",
      "Basic !!!",
      "Bearer abc",
      `${good} more`,
      `Basic ${btoa("max@harbor.example")}`,
      `Basic ${btoa(`max@harbor.example:${"a".repeat(32)}`)}`,
      `Basic ${btoa(`max@harbor.example:${"ä".repeat(32)}`)}`,
      `Basic ${btoa("a:b:c")}`,
      `Basic ${btoa(`nobody:${atob(good.slice(6)).split(":")[1]}`)}`,
      this.#served.basic("dora"),
    ]);
    return this.#request(operation, this.#fields(operation), {
      Authorization,
    });
  }

  /** At least one parameter is missing or wrong. */
  #withBadParameters(): BadRequest {
    const operation = this.#operation(
      ({ parameters }) => parameters.some(isTyped) || parameters.some(isNeeded),
    );
    const fields = this.#fields(operation);
    const { parameters } = operation;
    const victim = this.#pick(
      parameters.filter((one) => isTyped(one) || isNeeded(one)),
    );
    if (isTyped(victim)) fields.set(victim.name, this.#nonsense(victim));
    else fields.delete(victim.name);
    return this.#request(operation, fields, {
      Authorization: this.#served.basic(this.#pick(HANDLES)),
    });
  }

  #nowhere(): BadRequest {
    const path = this.#pick([
      "/",
      "/api",
      "/api/v1",
      "/api/v2/messages",
      "/api/v1/mesages",
      "/api/v1//messages",
      "/api/v1/messages/",
      "/api/v1/messages/-1",
      "/api/v1/messages/1e3",
      "/api/v1/users/me/nothing",
      "/api/v1/%",
      "/api/v1/%00",
      "/api/v1/%ff/%fe",
      "/realms/none/api/v1/users/me",
      "/realms//api/v1/users/me",
      `/api/v1/${"x/".repeat(500)}`,
      `/api/v1/users/${"9".repeat(400)}`,
      `/api/v1/messages?narrow=${"[".repeat(9000)}`,
    ]);
    return {
      path,
      init: {
        method: this.#pick(["GET", "POST", "DELETE"]),
        headers: { Authorization: this.#served.basic("hook") },
      },
    };
  }

  #withBadMethod(): BadRequest {
    const operation = this.#operation(() => true);
    const method = this.#pick(["PUT", "PROPFIND", "LOCK", "get", "QUERY"]);
    const { path } = this.#request(operation, new Map(), {});
    return { path, init: { method } };
  }

  #withBadBody(): BadRequest {
    const operation = this.#operation(
      ({ method, parameters }) =>
        method === "POST" && parameters.some(isNeeded),
    );
    const { path, init } = this.#request(operation, new Map(), {
      Authorization: this.#served.basic("max"),
    });
    const [type, body] = this.#pick([
      ["application/json", "{"],
      ["multipart/form-data", "no boundary"],
      ["multipart/form-data; boundary=b", "--b\r\nnonsense"],
      ["multipart/form-data; boundary=b", "--b\r\n\r\nunnamed\r\n--b--"],
      [
        "multipart/form-data; boundary=b",
        '--b\r\nContent-Disposition: form-data; name="a[b"\r\n\r\n1\r\n--b--',
      ],
      ["application/x-www-form-urlencoded", "%%%=%zz&=&&=;"],
      ["application/x-www-form-urlencoded", "a=1&".repeat(1500)],
      ["application/x-www-form-urlencoded", `x=${"y".repeat(2_000_000)}`],
      ["application/x-www-form-urlencoded", "method=get"],
      ["", "\u0000\u0001\u0002"],
    ] as const);
    return {
      path,
      init: {
        ...init,
        body,
        headers: { ...init.headers, "Content-Type": type },
      },
    };
  }

  #request(
    operation: CompleteOperation,
    fields: ReadonlyMap<string, string>,
    headers: Record<string, string>,
  ): BadRequest {
    const { method } = operation;
    const path = `/api/v1${operation.path.replace(/\{\w+\}/g, () =>
      this.#pick(["987654", "0", "no-such-thing"]),
    )}`;
    const query = new URLSearchParams([...fields]);
    if (method === "GET" || this.#integer(3) === 0)
      return { path: `${path}?${query}`, init: { method, headers } };
    return { path, init: { method, headers, body: query } };
  }

  /** Something for every parameter that is needed, and for some others. */
  #fields(operation: CompleteOperation): Map<string, string> {
    const fields = new Map<string, string>();
    for (const parameter of operation.parameters) {
      if (parameter.in === "path") continue;
      if (isNeeded(parameter) || this.#integer(4) === 0)
        fields.set(
          parameter.name,
          this.#pick(["1", '"x"', "[1]", "true", "x"]),
        );
    }
    return fields;
  }

  /** A value that the type of the parameter never allows. */
  #nonsense({ schema }: ParameterSpec): string {
    const nothing = ["", "{", "nonsense", "[[[", "\u0000", "null", "NaN"];
    const other: Record<string, readonly string[]> = {
      integer: ["1.5", "-", "[1]", "1e400"],
      boolean: ["2", "yes", "[true]", '"maybe"'],
      array: ["1", "{}", "true", "[{}, {]"],
      object: ["1", "[]", "true"],
    };
    return this.#pick([...nothing, ...(other[schema.type as string] ?? [])]);
  }

  #operation(
    fits: (operation: CompleteOperation) => boolean,
  ): CompleteOperation {
    return this.#pick([...completeOperations().values()].filter(fits));
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#integer(list.length)]!;
  }

  #integer(bound: number): number {
    return this.#random.integer(bound, this.#draws++);
  }
}

function isNeeded({ required, in: place }: ParameterSpec): boolean {
  return required === true && place !== "path";
}

/** Whether there are values that the parameter never allows. */
function isTyped({ schema, in: place, converter }: ParameterSpec): boolean {
  return (
    place !== "path" &&
    converter === undefined &&
    ["integer", "boolean", "array", "object"].includes(schema.type as string)
  );
}

/** What is wrong with the answer to a bad request. */
async function problemsOf(
  { path, init }: BadRequest,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const text = await response.text();
  const body = JSON.parse(text) as { result?: unknown; msg?: unknown };
  const problems: string[] = [];
  if (status >= 500 && status !== 501) problems.push("it is a failure");
  const isError = body.result === "error" && typeof body.msg === "string";
  if (status !== 200 && !isError) problems.push("it is no envelope");
  const route = matchRoute(init.method!, path.split("?", 1)[0]!);
  if (route.kind === "operation" && [200, 400, 401].includes(status))
    problems.push(...checkAnswer(route.operation.operationId, status, body));
  return problems.map(
    (problem) =>
      `${problem}: ${init.method} ${path.slice(0, 200)} ${String(init.body).slice(0, 200)}: ${status} ${text.slice(0, 300)}`,
  );
}

test(`${REQUESTS} bad requests are refused as documented and change nothing`, async () => {
  const served = await serveHarbor();
  const mischief = new Mischief(served);
  const before = await toSnapshot(served.realm.state.seal());
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const request = mischief.next();
    const response = await fetch(`${served.url}${request.path}`, request.init);
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    problems.push(...(await problemsOf(request, response)));
  }
  expect(problems).toEqual([]);
  expect(await toSnapshot(served.realm.state.seal())).toEqual(before);
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([400, 401, 404, 405]),
  );
  expect(statuses.get(200) ?? 0).toBeLessThan(REQUESTS / 10);
}, 60_000);
