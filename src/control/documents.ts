import { jsonAnswer } from "./answers.ts";
import { defineRoutes } from "./route.ts";

/** What the package brings: the contract and the built-in realms. */
export const DOCUMENT_ROUTES = defineRoutes({
  "GET /openapi.yaml": async ({ surroundings }) => ({
    status: 200,
    headers: { "Content-Type": "application/yaml; charset=utf-8" },
    body: await surroundings.readDocument(),
  }),
  "GET /fixtures": ({ emulator }) =>
    jsonAnswer(200, { fixtures: emulator.fixtures }),
});
