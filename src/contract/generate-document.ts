import type { AnswerSchemas, AnswerSchema } from "./answer-schema.ts";
import { AT_HAND } from "./at-hand.ts";
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

/** Paths and operations of `openapi.yaml` as a module with a JSON text, not read before it is wanted. */
export function toDocumentModule(document: Json): string {
  const paths = Object.entries<Json>(document.paths).map(([path, item]) =>
    toPath(document, path, item),
  );
  return [
    `/** Paths and operations, in the order of the document; parameters of those at hand. */`,
    `export const PATHS_TEXT = ${quote(paths)};`,
    ``,
  ].join("\n");
}

/** The parameters of all other operations. */
export function toLaterParametersModule(document: Json): string {
  const parameters: Record<string, readonly ParameterSpec[]> = {};
  for (const item of Object.values<Json>(document.paths)) {
    for (const method of methodsOf(item)) {
      const { operationId } = item[method];
      if (!AT_HAND.has(operationId))
        parameters[operationId] = toParameters(document, item[method]);
    }
  }
  return [
    `/** Parameters by operation, without those of operations at hand. */`,
    `export const LATER_PARAMETERS_TEXT = ${quote(parameters)};`,
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
  const placeholders = toPlaceholders(document, item);
  return {
    path,
    ...(Object.keys(placeholders).length > 0 && { placeholders }),
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
        ...(AT_HAND.has(operation.operationId) && {
          parameters: toParameters(document, operation),
        }),
      };
    }),
  } as PathSpec;
}

/** By the first operation of the path. */
function toPlaceholders(
  document: Json,
  item: Json,
): Record<string, "integer" | "rest"> {
  const [method] = methodsOf(item);
  const placeholders: Record<string, "integer" | "rest"> = {};
  for (const parameter of item[method!].parameters ?? []) {
    const { name, in: place, schema } = deref(document, parameter);
    if (place !== "path") continue;
    if (schema["x-rest"]) placeholders[name] = "rest";
    else if (schema.type === "integer") placeholders[name] = "integer";
  }
  return placeholders;
}

function toParameters(document: Json, operation: Json): ParameterSpec[] {
  return [
    ...(operation.parameters ?? []).map((parameter: Json) =>
      toParameter(deref(document, parameter)),
    ),
    ...formOf(operation).map(toParameter),
  ];
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
    "x-rest": ___,
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
