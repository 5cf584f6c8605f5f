import { deref, type Json } from "./document.ts";

/**
 * Values that fit a schema: one per shape of a union, with and without optional fields. The schema's own words decide;
 * nothing is drawn by lot.
 */
export function instancesOf(schema: Json, depth = 0): unknown[] {
  const { $ref, ...rest } = schema;
  if ($ref !== undefined)
    return instancesOf({ ...deref(schema), ...rest }, depth);
  if (schema.oneOf)
    return schema.oneOf.flatMap((branch: Json) => instancesOf(branch, depth));
  if ("const" in schema) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  if (schema.allOf) return objectsOf(merge(schema), depth);
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return objectsOf(schema, depth);
    case "array":
      return schema.maxItems === 0 || depth > 8
        ? [[]]
        : [instancesOf(schema.items, depth + 1)];
    case "integer":
      return [3];
    case "number":
      return [1.5];
    case "boolean":
      return [true];
    default:
      return ["text"];
  }
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Json,
  depth: number,
): unknown[] {
  const full = Object.entries<Json>(properties).map(([name, property]) => [
    name,
    instancesOf(property, depth + 1)[0],
  ]);
  if (typeof additionalProperties === "object")
    full.push(["key", instancesOf(additionalProperties, depth + 1)[0]]);
  const least = full.filter(([name]) => required.includes(name));
  return full.length === least.length
    ? [Object.fromEntries(full)]
    : [full, least].map((entries) => Object.fromEntries(entries));
}

function merge(schema: Json): Json {
  const parts = schema.allOf.map((part: Json) => {
    const target = deref(part);
    return target.allOf ? merge(target) : target;
  });
  return {
    properties: Object.assign(
      {},
      ...parts.map((part: Json) => part.properties),
    ),
    required: parts.flatMap((part: Json) => part.required ?? []),
  };
}

/** The same value with one thing wrong, once for each thing: a field gone, of another type, or one too many. */
export function spoil(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [
      ...value.flatMap((item, index) =>
        spoil(item).map((bad) => value.with(index, bad)),
      ),
      {},
    ];
  }
  if (typeof value === "object" && value !== null) {
    const object = value as Json;
    return [
      ...Object.keys(object).map((name) =>
        Object.fromEntries(
          Object.entries(object).filter(([key]) => key !== name),
        ),
      ),
      ...Object.keys(object).flatMap((name) =>
        spoil(object[name]).map((bad) => ({ ...object, [name]: bad })),
      ),
      { ...object, stray: 1 },
      [],
    ];
  }
  return [null, typeof value === "string" ? 7 : "other", 0.5, {}];
}
