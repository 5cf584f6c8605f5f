import { expect, test } from "vitest";
import { ROUTES } from "../../src/control/routes.ts";
import { controlClient } from "../support/control-client.ts";
import {
  controlAnswerProblems,
  documentedEndpoints,
  queryOf,
} from "../support/control-document.ts";
import { serveHarbor } from "../support/serve.ts";

test("every endpoint is described, and whatever is described is an endpoint", () => {
  const described = documentedEndpoints.map(
    ({ method, path, endpoint }) =>
      `${method} ${path}?${queryOf(endpoint).join("&")}`,
  );
  const served = ROUTES.map(
    ({ method, path, query }) => `${method} ${path}?${query.join("&")}`,
  );
  expect(described.toSorted()).toEqual(served.toSorted());
});

test("every endpoint has an id of its own", () => {
  const ids = documentedEndpoints.map(({ endpoint }) => endpoint.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an answer that does not fit is noticed", () => {
  const type = "application/json";
  const problems = (method: string, path: string, status: number, text = "") =>
    controlAnswerProblems(method, path, { status, type, text });
  expect(
    problems("GET", "/realms/a/requests/count", 200, '{"count":1}'),
  ).toEqual([]);
  expect(
    problems("GET", "/realms/a/requests/count", 200, '{"count":"1"}'),
  ).not.toEqual([]);
  expect(
    problems("GET", "/realms", 200, '{"realms":[{"name":"a"}]}'),
  ).not.toEqual([]);
  expect(problems("GET", "/realms/a/clock", 302)).toEqual([
    "GET /realms/a/clock never answers 302",
  ]);
  expect(problems("POST", "/reset", 204, "{}")).toEqual([
    "POST /reset has no body",
  ]);
});

test("the description is served as it is shipped", async () => {
  const { url } = await serveHarbor();
  const { status, body } = await controlClient(url)("GET", "/control.yaml");
  expect(status).toBe(200);
  expect(body).toMatch(/^openapi: 3\.1/);
});
