import type { CompleteOperation } from "../../src/contract/all-parameters.ts";
import type {
  ParameterSchema,
  ParameterSpec,
} from "../../src/contract/operation.ts";
import { NO_ID } from "./harbor-ids.ts";

/** What an operation itself asks for although the document does not require it. */
const BESIDE: Readonly<Record<string, Record<string, unknown>>> = {
  "get-messages": { anchor: "newest" },
};

const FORMATTED: Readonly<Record<string, string>> = {
  color: "#76ce90",
  "time-zone": "Europe/Rome",
};

/** Parameters that can be taken, of things that are not there: those of the path, and the required ones. */
export function validParams({
  operationId,
  parameters,
}: CompleteOperation): Record<string, unknown> {
  const needed = parameters
    .filter(({ in: place, required }) => place === "path" || required)
    .map((parameter) => [parameter.name, validValue(parameter)] as const);
  return { ...Object.fromEntries(needed), ...BESIDE[operationId] };
}

/** A value of its schema. */
export function validValue({ converter, schema }: ParameterSpec): unknown {
  switch (converter) {
    case "narrow":
      return [];
    case "json-or-text":
    case "string-or-integer":
      return "nothing";
    default:
      return fit(schema);
  }
}

function fit(schema: ParameterSchema): unknown {
  const [type] = [schema.oneOf?.[0] ?? schema].map((one) =>
    typeof one.type === "string" ? one.type : one.type?.[0],
  );
  if (schema.enum) return schema.enum[0];
  switch (type) {
    case "boolean":
      return false;
    case "integer":
    case "number":
      return schema.minimum ?? NO_ID;
    case "array":
      return [];
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          fit(schema.properties![key]!),
        ]),
      );
    default:
      return FORMATTED[schema.format ?? ""] ?? "nothing";
  }
}
