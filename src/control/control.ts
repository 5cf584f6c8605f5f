import type { Emulator } from "../emulator/emulator.ts";
import type { Answer } from "../protocol/call.ts";
import { controlErrorAnswer } from "./answers.ts";
import { readText, toJsonObject } from "./body.ts";
import type { ControlCall } from "./control-call.ts";
import { CONTROL_PREFIX } from "./control-path.ts";
import { badControlRequest, ControlError, notFound } from "./control-error.ts";
import { requireAllowed, type GuardOptions } from "./guard.ts";
import type { ControlRoute, Surroundings } from "./route.ts";
import { ROUTES } from "./routes.ts";

/** The control endpoints of an emulator, whichever door they are reached through. */
export class Control {
  readonly #emulator: Emulator;
  readonly #surroundings: Surroundings;
  readonly #guard: GuardOptions;

  constructor(
    emulator: Emulator,
    { guard = {}, ...surroundings }: Surroundings & { guard?: GuardOptions },
  ) {
    this.#emulator = emulator;
    this.#surroundings = surroundings;
    this.#guard = guard;
  }

  async handle(call: ControlCall): Promise<Answer> {
    try {
      const path = call.path.slice(CONTROL_PREFIX.length) || "/";
      requireAllowed(call, this.#guard, { isHealth: path === "/health" });
      const { route, parameters } = findRoute(call.method, path);
      const query = new URLSearchParams(call.query);
      requireKnown(query, route);
      const answer = await route.handle({
        emulator: this.#emulator,
        surroundings: this.#surroundings,
        path: parameters,
        query,
        readJson: async () => toJsonObject(await readText(call)),
        readText: () => readText(call),
        signal: call.signal,
      });
      return call.method === "HEAD" ? await withoutStream(answer) : answer;
    } catch (error) {
      const answer = controlErrorAnswer(error);
      if (answer.status === 500) this.#emulator.reportFailure(error, call);
      return answer;
    }
  }
}

/** `HEAD` of an event stream gets its headers only. */
async function withoutStream({ stream, ...answer }: Answer): Promise<Answer> {
  await stream?.cancel();
  return answer;
}

function requireKnown(query: URLSearchParams, route: ControlRoute): void {
  for (const name of query.keys()) {
    if (!route.query.includes(name))
      throw badControlRequest(
        `There is no parameter '${name}' here; ${route.query.length === 0 ? "none is known" : `known are ${route.query.join(", ")}`}`,
      );
  }
}

function findRoute(
  method: string,
  path: string,
): { route: ControlRoute; parameters: Record<string, string> } {
  const allowed: string[] = [];
  for (const route of ROUTES) {
    const parameters = matchPath(route.path, path);
    if (!parameters) continue;
    if (route.method === (method === "HEAD" ? "GET" : method))
      return { route, parameters };
    allowed.push(route.method);
  }
  if (allowed.length === 0)
    throw notFound(
      `There is no control endpoint ${method} ${CONTROL_PREFIX}${path}`,
    );
  throw new ControlError(
    405,
    "METHOD_NOT_ALLOWED",
    `${CONTROL_PREFIX}${path} takes ${allowed.join(", ")}, not ${method}`,
    { Allow: allowed.join(", ") },
  );
}

function matchPath(
  pattern: string,
  path: string,
): Record<string, string> | undefined {
  const parts = path.split("/");
  const wanted = pattern.split("/");
  if (parts.length !== wanted.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = decode(parts[index]!);
    if (part.startsWith("{")) parameters[part.slice(1, -1)] = given;
    else if (part !== given) return undefined;
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
