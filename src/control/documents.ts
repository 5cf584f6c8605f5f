import type { Answer } from "../protocol/call.ts";
import { jsonAnswer } from "./answers.ts";
import { defineRoutes, type DocumentName, type Surroundings } from "./route.ts";

/** What the package brings: the contract, the description of these endpoints and the built-in realms. */
export const DOCUMENT_ROUTES = defineRoutes({
  "GET /openapi.yaml": ({ surroundings }) =>
    yamlAnswer(surroundings, "openapi.yaml"),
  // Chosen: beside the other document, whose path is fixed.
  "GET /control.yaml": ({ surroundings }) =>
    yamlAnswer(surroundings, "control.yaml"),
  "GET /fixtures": ({ emulator }) =>
    jsonAnswer(200, { fixtures: emulator.fixtures }),
});

async function yamlAnswer(
  { readDocument }: Surroundings,
  name: DocumentName,
): Promise<Answer> {
  return {
    status: 200,
    headers: { "Content-Type": "application/yaml; charset=utf-8" },
    body: await readDocument(name),
  };
}
