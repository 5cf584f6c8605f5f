import { FloatLiteral, NOT_JSON, parseJson } from "./json-value.ts";
import type { OperationSpec, ParameterSchema } from "./operation.ts";
import { Rejected, reject, type ExpectedType } from "./parameter-problem.ts";
import { requireFit } from "./string-parameter.ts";

/** Takes a JSON value, or rejects it; `at` is how texts name the place. */
type Reader = (value: unknown, at: string) => unknown;

type Style = OperationSpec["decoder"];

/** Reads a parameter whose text is JSON. Source: platform 3.4, 3.5, 3.6; 3.8 for the typed style. */
export function compileJson(
  schema: ParameterSchema,
  style: Style,
): (text: string, name: string) => unknown {
  const read = compile(schema, style);
  return (text, name) => {
    const value = parseJson(text);
    if (value === NOT_JSON)
      return reject({
        kind: style === "typed" ? "not-json-typed" : "not-json",
        at: name,
      });
    return read(value, name);
  };
}

function compile(schema: ParameterSchema, style: Style): Reader {
  if (schema.oneOf) return readUnion(schema.oneOf, style);
  if (Array.isArray(schema.type)) return readTypes(schema, schema.type, style);
  switch (schema.type) {
    case "boolean":
      return (value, at) =>
        typeof value === "boolean" ? value : wrongType(at, "boolean");
    case "integer":
      return readInteger(schema, style);
    case "number":
      return (value, at) => toNumber(value) ?? wrongType(at, "float");
    case "string":
      return (value, at) =>
        typeof value === "string"
          ? requireFit(schema, value, at, style)
          : wrongType(at, "string");
    case "array":
      return readList(schema, style);
    case "object":
      return readObject(schema, style);
    case "null":
      return (value, at) =>
        value === null ? null : wrongType(at, "allowed-type");
    default:
      return (value) => value;
  }
}

/** Booleans are 1 and 0, except in the typed style. Source: platform 3.6. */
function readInteger(schema: ParameterSchema, style: Style): Reader {
  return (value, at) => {
    const number =
      typeof value === "boolean" && style !== "typed" ? Number(value) : value;
    if (typeof number !== "number") return wrongType(at, "integer");
    if (schema.enum && !schema.enum.includes(number))
      return reject({ kind: "not-allowed", at });
    if (schema.minimum !== undefined && number < schema.minimum)
      return reject({ kind: "too-small", at });
    if (schema.maximum !== undefined && number > schema.maximum)
      return reject({ kind: "too-large", at });
    return number;
  };
}

function toNumber(value: unknown): number | undefined {
  if (value instanceof FloatLiteral) return value.value;
  return typeof value === "number" ? value : undefined;
}

function readList(
  { items = {}, minItems, maxItems }: ParameterSchema,
  style: Style,
): Reader {
  const read = compile(items, style);
  return (value, at) => {
    if (!Array.isArray(value)) return wrongType(at, "list");
    if (
      minItems !== undefined &&
      minItems === maxItems &&
      value.length !== minItems
    )
      return reject({ kind: "wrong-item-count", at, count: minItems });
    return value.map((item, index) => read(item, `${at}[${index}]`));
  };
}

/** Named keys first, in the order of the document; then the values of all others. Source: platform 3.5. */
function readObject(schema: ParameterSchema, style: Style): Reader {
  const named = Object.entries(schema.properties ?? {}).map(
    ([key, property]) => ({
      key,
      read: compile(property, style),
      required: schema.required?.includes(key) ?? false,
    }),
  );
  const keys = new Set(named.map(({ key }) => key));
  const { additionalProperties } = schema;
  const readOther =
    typeof additionalProperties === "object"
      ? compile(additionalProperties, style)
      : undefined;
  return (value, at) => {
    if (!isPlainObject(value)) return wrongType(at, "object");
    const result = new Map(Object.entries(value));
    for (const { key, read, required } of named) {
      if (result.has(key))
        result.set(key, read(result.get(key), `${at}["${key}"]`));
      else if (required) return reject({ kind: "missing-key", at, key });
    }
    const others = [...result.keys()].filter((key) => !keys.has(key));
    if (readOther)
      for (const key of others)
        result.set(
          key,
          readOther(result.get(key), `${at} contains a value that`),
        );
    const [unexpected] = others;
    if (additionalProperties === false && unexpected !== undefined) {
      return style === "typed"
        ? reject({ kind: "unexpected-key-typed", at, key: unexpected })
        : reject({ kind: "unexpected-keys", at, keys: others });
    }
    return Object.fromEntries(result);
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof FloatLiteral)
  );
}

/** The first schema that takes the value. */
function readUnion(schemas: readonly ParameterSchema[], style: Style): Reader {
  const readers = schemas.map((schema) => compile(schema, style));
  return (value, at) => {
    for (const read of readers) {
      try {
        return read(value, at);
      } catch (error) {
        // The next one may take it.
        if (!(error instanceof Rejected)) throw error;
      }
    }
    return wrongType(at, "allowed-type");
  };
}

/** Several simple types; null beside one type leaves that type's own texts. */
function readTypes(
  schema: ParameterSchema,
  types: readonly string[],
  style: Style,
): Reader {
  const others = types.filter((type) => type !== "null");
  const readers = others.map((type) => compile({ ...schema, type }, style));
  const [only] = readers;
  if (readers.length === 1 && only)
    return (value, at) => (value === null ? null : only(value, at));
  const expected: ExpectedType =
    types.join() === "string,integer" ? "string-or-integer" : "allowed-type";
  return (value, at) => {
    if (value === null && types.includes("null")) return null;
    const index = others.findIndex((type) => isOfType(value, type, style));
    return readers[index]?.(value, at) ?? wrongType(at, expected);
  };
}

function isOfType(value: unknown, type: string, style: Style): boolean {
  if (type === "integer")
    return (
      typeof value === "number" ||
      (typeof value === "boolean" && style !== "typed")
    );
  return typeof value === type;
}

function wrongType(at: string, expected: ExpectedType): never {
  return reject({ kind: "wrong-type", at, expected });
}
