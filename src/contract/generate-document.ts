import type { AnswerSchemas, AnswerSchema } from "./answer-schema.ts";
import type { PathSpec, ParameterSpec } from "./operation.ts";

type Json = Record<string, any>;

const METHODS = ["get", "post", "patch", "delete", "put"];

/** Words for people, and what only other tools read. */
const PROSE = new Set([
  "description",
  "summary",
  "deprecated",
  "example",
  "examples",
  "title",
  "default",
]);

/** Paths, operations and parameters of `openapi.yaml` as a module with a JSON text, not read before it is wanted. */
export function toDocumentModule(document: Json): string {
  const paths = Object.entries<Json>(document.paths).map(([path, item]) =>
    toPath(document, path, item),
  );
  return [
    `/** Paths, operations and parameters, in the order of the document. */`,
    `export const PATHS_TEXT = ${quote(paths)};`,
    ``,
  ].join("\n");
}

/** What checking answers needs; a module of its own, because only a strict emulator loads it. */
export function toAnswersModule(document: Json): string {
  return [
    `/** Schemas of answers, by name, and by operation and status. */`,
    `export const ANSWERS_TEXT = ${quote(toAnswers(document))};`,
    ``,
  ].join("\n");
}

function quote(value: unknown): string {
  const text = JSON.stringify(value)
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'");
  return `'${text}'`;
}

function toPath(document: Json, path: string, item: Json): PathSpec {
  return {
    path,
    ...(item["x-methods"] && { methods: item["x-methods"] }),
    operations: methodsOf(item).map((method) => {
      const operation = item[method];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        ...(operation["x-gate"] && { gate: operation["x-gate"] }),
        ...(operation["x-credentials"] && {
          credentials: operation["x-credentials"],
        }),
        ...(operation["x-decoder"] && { decoder: operation["x-decoder"] }),
        parameters: [
          ...(operation.parameters ?? []).map((parameter: Json) =>
            toParameter(deref(document, parameter)),
          ),
          ...formOf(operation).map(toParameter),
        ],
      };
    }),
  };
}

/** The methods of a path in the order of the document. */
function methodsOf(item: Json): string[] {
  return Object.keys(item).filter((key) => METHODS.includes(key));
}

function formOf(operation: Json): Json[] {
  const schema =
    operation.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  return Object.entries<Json>(schema?.properties ?? {}).map(
    ([name, property]) => ({
      name,
      in: "form",
      required: schema.required?.includes(name) ?? false,
      schema: property,
    }),
  );
}

function toParameter(parameter: Json): ParameterSpec {
  const {
    description: _,
    default: fallback,
    ...schema
  } = parameter.schema ?? parameter.content["application/json"].schema;
  const {
    "x-alias": alias,
    "x-trim": trim,
    "x-rest": rest,
    "x-converter": converter,
    "x-quiet": __,
    ...rules
  } = schema;
  return {
    name: parameter.name,
    ...(parameter.in === "path" && { in: "path" }),
    ...(parameter.required && { required: true }),
    ...(alias && { alias }),
    ...(trim && { trim }),
    ...(rest && { rest }),
    ...(converter && { converter }),
    ...(fallback !== undefined && { default: fallback }),
    schema:
      converter === "narrow" ||
      converter === "json-or-text" ||
      converter === "string-or-integer"
        ? {}
        : withoutProse(rules),
  } as ParameterSpec;
}

function toAnswers(document: Json): AnswerSchemas {
  const operations: Record<string, Record<string, AnswerSchema>> = {};
  for (const item of Object.values<Json>(document.paths)) {
    for (const method of methodsOf(item)) {
      operations[item[method].operationId] = Object.fromEntries(
        Object.entries<Json>(item[method].responses).map(
          ([status, response]) => [
            status,
            withoutProse(
              deref(document, response).content["application/json"].schema,
            ),
          ],
        ),
      );
    }
  }
  const schemas = Object.entries<Json>(document.components.schemas);
  return {
    schemas: Object.fromEntries(
      schemas.map(([name, schema]) => [name, withoutProse(schema)]),
    ),
    operations,
  } as AnswerSchemas;
}

/** The same schema without descriptions; references become bare names. */
function withoutProse(schema: Json): Json {
  const result: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (PROSE.has(key)) continue;
    if (key === "$ref")
      result.$ref = value.slice("#/components/schemas/".length);
    else if (key === "properties")
      result.properties = mapValues(value, withoutProse);
    else if (Array.isArray(value))
      result[key] = value.map((entry) =>
        isObject(entry) ? withoutProse(entry) : entry,
      );
    else result[key] = isObject(value) ? withoutProse(value) : value;
  }
  return result;
}

function mapValues(object: Json, change: (value: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value)]),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function deref(document: Json, value: Json): Json {
  if (value.$ref === undefined) return value;
  const [, ...steps] = (value.$ref as string).split("/");
  return steps.reduce((place, step) => place[step], document);
}
