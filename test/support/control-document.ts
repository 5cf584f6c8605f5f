import { readFileSync } from "node:fs";
import { Validator, type Schema } from "@cfworker/json-schema";
import { parse } from "yaml";

interface Media {
  readonly schema: Schema;
}

/** A response of the document, or where it stands. */
interface DocumentedResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
}

interface Endpoint {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

const METHODS = ["get", "post", "put", "patch", "delete"];

const document = parse(
  readFileSync(
    new URL("../../src/control/control.yaml", import.meta.url),
    "utf8",
  ),
) as {
  paths: Record<string, Record<string, Endpoint>>;
  components: Record<string, Record<string, unknown>>;
};

/** Every endpoint that `control.yaml` describes. */
export const documentedEndpoints = Object.entries(document.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, endpoint]) => ({
        method: method.toUpperCase(),
        path,
        endpoint,
      })),
);

/** Names of the query string of an endpoint. */
export function queryOf({ parameters = [] }: Endpoint): string[] {
  return parameters
    .map((parameter) => resolve<Parameter>(parameter))
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
}

/** What is wrong with an answer by `control.yaml`; nothing when no endpoint is at this path. */
export function controlAnswerProblems(
  method: string,
  target: string,
  response: { status: number; type: string | null; text: string },
): string[] {
  const path = target.split("?")[0]!;
  const found = documentedEndpoints.find(
    (known) =>
      known.method === (method === "HEAD" ? "GET" : method) &&
      toPattern(known.path).test(path),
  );
  if (!found) return [];
  const { responses } = found.endpoint;
  const { status, text } = response;
  const documented =
    responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (!documented) return [`${method} ${path} never answers ${status}`];
  const { content } = resolve<DocumentedResponse>(documented);
  const type = response.type?.split(";")[0] ?? "";
  if (!content) return text === "" ? [] : [`${method} ${path} has no body`];
  const media = content[type];
  if (!media) return [`${method} ${path} never answers with ${type}`];
  if (type !== "application/json" || method === "HEAD") return [];
  const schema = { ...media.schema, components: document.components };
  const { valid, errors } = new Validator(
    schema as Schema,
    "2020-12",
    false,
  ).validate(JSON.parse(text));
  return valid
    ? []
    : errors.map(
        ({ instanceLocation, error }) => `${instanceLocation}: ${error}`,
      );
}

function toPattern(path: string): RegExp {
  const text = path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${text}$`);
}

function resolve<T extends { readonly $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  const [kind, name] = node.$ref.split("/").slice(2) as [string, string];
  return document.components[kind]![name] as T;
}
