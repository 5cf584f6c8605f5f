import {
  KEYWORDS,
  type AnswerSchema,
  type AnswerSchemas,
} from "./answer-schema.ts";
import { checkUnion } from "./answer-union.ts";
import { show, typeOf } from "./json-type.ts";

/** Adds to `problems` what is wrong with a value; `at` is its JSON pointer. */
export type Check = (value: unknown, at: string, problems: string[]) => void;

/** A schema with its references followed and its parts merged. */
export type FlatSchema = Omit<
  AnswerSchema,
  "$ref" | "allOf" | "unevaluatedProperties"
>;

/** Makes checks of schemas, each once. */
export interface Checks {
  of(schema: AnswerSchema): Check;
  flatten(schema: AnswerSchema): FlatSchema;
}

/** Checks against schemas that may refer to these by name. */
export function createChecks(schemas: AnswerSchemas["schemas"]): Checks {
  const made = new Map<AnswerSchema, Check>();
  const flat = new Map<AnswerSchema, FlatSchema>();
  const checks: Checks = {
    of(schema) {
      const target = schema.$ref === undefined ? schema : schemas[schema.$ref]!;
      let check = made.get(target);
      if (!check) {
        // A schema may contain itself; its check is looked up when it runs.
        made.set(target, (value, at, problems) =>
          made.get(target)!(value, at, problems),
        );
        made.set(target, (check = compile(checks.flatten(target), checks)));
      }
      return check;
    },
    flatten(schema) {
      let result = flat.get(schema);
      if (!result) flat.set(schema, (result = flatten(schema, schemas)));
      return result;
    },
  };
  return checks;
}

function flatten(
  schema: AnswerSchema,
  schemas: AnswerSchemas["schemas"],
): FlatSchema {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined)
    throw new Error(
      `openapi.yaml uses a keyword that no check obeys: ${unknown}`,
    );
  const { $ref, allOf, unevaluatedProperties, ...own } = schema;
  if ($ref !== undefined) return flatten(schemas[$ref]!, schemas);
  if (!allOf) return own;
  const parts = [...allOf.map((part) => flatten(part, schemas)), own];
  return {
    type: "object",
    properties: Object.assign(
      {},
      ...parts.map((part) => part.properties),
    ) as NonNullable<AnswerSchema["properties"]>,
    required: parts.flatMap((part) => part.required ?? []),
    additionalProperties: unevaluatedProperties ?? true,
  };
}

function compile(schema: FlatSchema, checks: Checks): Check {
  if (schema.oneOf) return checkUnion(schema.oneOf, checks);
  const parts: Check[] = [];
  if (schema.type !== undefined) parts.push(checkType([schema.type].flat()));
  if ("const" in schema) parts.push(checkOneOf([schema.const]));
  if (schema.enum) parts.push(checkOneOf(schema.enum));
  if (schema.items)
    parts.push(checkItems(checks.of(schema.items), schema.maxItems));
  if (schema.properties || schema.additionalProperties !== undefined)
    parts.push(checkObject(schema, checks));
  return (value, at, problems) => {
    const before = problems.length;
    for (const part of parts) {
      part(value, at, problems);
      if (problems.length > before) return;
    }
  };
}

function checkType(types: readonly string[]): Check {
  const expected = types.join(" or ");
  return (value, at, problems) => {
    const type = typeOf(value);
    if (
      !types.includes(type) &&
      !(type === "integer" && types.includes("number"))
    )
      problems.push(`${at} is ${type}, not ${expected}`);
  };
}

function checkOneOf(values: readonly unknown[]): Check {
  return (value, at, problems) => {
    if (!values.includes(value))
      problems.push(
        `${at} is ${show(value)}, not ${values.map(show).join(" or ")}`,
      );
  };
}

function checkItems(check: Check, maxItems = Infinity): Check {
  return (value, at, problems) => {
    if (!Array.isArray(value)) return;
    if (value.length > maxItems)
      problems.push(
        `${at} has ${value.length} entries, not at most ${maxItems}`,
      );
    for (let index = 0; index < value.length; index++)
      check(value[index], `${at}/${index}`, problems);
  };
}

function checkObject(
  { properties = {}, required = [], additionalProperties }: FlatSchema,
  checks: Checks,
): Check {
  const byName = new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      checks.of(schema),
    ]),
  );
  const other =
    typeof additionalProperties === "object"
      ? checks.of(additionalProperties)
      : undefined;
  return (value, at, problems) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return;
    const object = value as Record<string, unknown>;
    for (const name of required)
      if (!Object.hasOwn(object, name))
        problems.push(`${at}/${name} is missing`);
    for (const name of Object.keys(object)) {
      const check = byName.get(name) ?? other;
      if (check) check(object[name], `${at}/${name}`, problems);
      else if (additionalProperties === false)
        problems.push(`${at}/${name} is not in the document`);
    }
  };
}
