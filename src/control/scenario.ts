import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { GivenScenario } from "../emulator/scenarios.ts";
import { UsageError } from "../usage-error.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { toJsonObject } from "./body.ts";
import { badControlRequest, ControlError, notFound } from "./control-error.ts";
import { readFields } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Scenarios: those there are, those in force, and the state they are in. */
export const SCENARIO_ROUTES = defineRoutes({
  "GET /scenarios": async ({ emulator }) =>
    jsonAnswer(200, { scenarios: await emulator.scenarios.list() }),
  "GET /scenarios/{name}": async ({ emulator, path }) => ({
    status: 200,
    headers: { "Content-Type": "application/yaml; charset=utf-8" },
    body: await emulator.scenarios.textOf(path.name!).catch(toNotFound),
  }),
  "GET /realms/{realm}/scenario": (context) =>
    jsonAnswer(200, present(requireRealm(context))),
  "PUT /realms/{realm}/scenario": async (context) => {
    const realm = requireRealm(context);
    const { given, reset } = readGiven(await context.readText());
    const used = await realm.use(given, { reset });
    return jsonAnswer(200, { ...present(realm), reset: used.reset });
  },
  "DELETE /realms/{realm}/scenario": async (context) => {
    const realm = requireRealm(context);
    if (realm.rules) await realm.use([], { reset: false });
    return DONE;
  },
  "PUT /realms/{realm}/scenario/state": async (context) => {
    const realm = requireRealm(context);
    const { state } = readFields(await context.readJson(), { state: "text" });
    const scenarios = realm.rules?.scenarios ?? [];
    const active = scenarios.find(({ states }) => states.includes(state ?? ""));
    if (state === undefined) throw badControlRequest("'state' is missing");
    if (!active) {
      const known = scenarios.flatMap(({ states }) => states);
      throw notFound(
        known.length === 0
          ? "No scenario with states is in force"
          : `There is no state '${state}'; there is ${known.join(", ")}`,
      );
    }
    active.goTo(state);
    return jsonAnswer(200, present(realm));
  },
});

function toNotFound(error: unknown): never {
  throw error instanceof UsageError
    ? new ControlError(404, error.code, error.message)
    : error;
}

/** `{"name": …}` of a built-in one, `{"text": …}` with the YAML of one, or a scenario itself, as YAML or as JSON. */
function readGiven(text: string): {
  given: GivenScenario | readonly GivenScenario[];
  reset: boolean | undefined;
} {
  const fields = findJsonObject(text);
  if (!fields || "summary" in fields)
    return { given: { text }, reset: undefined };
  const {
    name,
    text: yaml,
    reset,
  } = readFields(fields, {
    name: "text",
    text: "text",
    reset: "boolean",
  });
  if ((name === undefined) === (yaml === undefined))
    throw badControlRequest(
      'Send {"name": …} of a built-in scenario, {"text": …} with YAML, or the YAML itself',
    );
  return { given: yaml === undefined ? name! : { text: yaml }, reset };
}

/** The fields of a JSON object; undefined for what is YAML only. */
function findJsonObject(
  text: string,
): Readonly<Record<string, unknown>> | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    return toJsonObject(text);
  } catch {
    return undefined;
  }
}

function present(realm: EmulatedRealm) {
  const [first, ...others] = (realm.rules?.scenarios ?? []).map((active) => ({
    name: active.scenario.name,
    summary: active.scenario.summary,
    state: active.state ?? null,
    states: active.states,
    rules: active.rules.map(({ name, rule, seen, fired }) => ({
      name,
      ...rule,
      seen,
      fired,
    })),
    steps: active.scenario.steps ?? [],
  }));
  return { ...(first ?? { name: null }), ...(others.length > 0 && { others }) };
}
