import { compileJson } from "./json-parameter.ts";
import { FloatLiteral, NOT_JSON, parseJson } from "./json-value.ts";
import { readNarrow } from "./narrow.ts";
import { readFloat, readNonNegativeInteger } from "./number-text.ts";
import type { OperationSpec, ParameterSpec } from "./operation.ts";
import {
  Rejected,
  reject,
  type ParameterProblem,
} from "./parameter-problem.ts";
import { compileString } from "./string-parameter.ts";

type Fields = readonly (readonly [name: string, value: string])[];

/** Where the values of a call come from; path parameters are decoded already. */
export interface ParameterSources {
  readonly path: Readonly<Record<string, string | number>>;
  readonly form: Fields;
  readonly query: Fields;
}

/** Checked parameters and the names that nobody asked for, or the first thing wrong. */
export type Decoded =
  | {
      readonly params: Readonly<Record<string, unknown>>;
      readonly ignored: readonly string[];
    }
  | { readonly problem: ParameterProblem };

/**
 * Decodes and checks the parameters of a call, one by one in the order of the document.
 *
 * Source: platform 3.1 to 3.10. The body wins over the query string, the last of several values over the others.
 */
export function decodeParameters(
  operation: OperationSpec,
  { path, form, query }: ParameterSources,
): Decoded {
  const sent = new Map([...query, ...form]);
  const unused = new Set(sent.keys());
  const params: Record<string, unknown> = {};
  const { operationId, parameters } = operation;
  if (!parameters) throw new Error(`${operationId} has no parameters yet`);
  try {
    for (const parameter of parameters) {
      const { name } = parameter;
      const value =
        parameter.in === "path"
          ? path[name]
          : readField(operation, parameter, sent, unused);
      if (value !== undefined) params[name] = value;
    }
  } catch (error) {
    if (error instanceof Rejected) return { problem: error.problem };
    throw error;
  }
  if (unused.size === 0) return { params, ignored: [] };
  if (isClientKnown(operation, { form, query })) unused.delete("client");
  return { params, ignored: [...unused].toSorted(byCodePoint) };
}

function readField(
  operation: OperationSpec,
  parameter: ParameterSpec,
  sent: ReadonlyMap<string, string>,
  unused: Set<string>,
): unknown {
  const { name, alias } = parameter;
  if (alias !== undefined && sent.has(alias)) {
    if (sent.has(name)) reject({ kind: "conflict", at: name, alias });
    unused.delete(alias);
  }
  unused.delete(name);
  const text =
    sent.get(name) ?? (alias === undefined ? undefined : sent.get(alias));
  if (text !== undefined) return readerOf(operation, parameter)(text, name);
  if (parameter.required) reject({ kind: "missing", at: name });
  return typeof parameter.default === "object"
    ? structuredClone(parameter.default)
    : parameter.default;
}

type TextReader = (text: string, name: string) => unknown;

const readers = new WeakMap<ParameterSpec, TextReader>();

/** The reader of a parameter, made when it is first needed. */
function readerOf(
  { decoder }: OperationSpec,
  parameter: ParameterSpec,
): TextReader {
  let reader = readers.get(parameter);
  if (!reader) {
    const { converter, schema } = parameter;
    reader = converter
      ? CONVERTERS[converter]
      : schema.type === "string"
        ? compileString(parameter, decoder)
        : compileJson(schema, decoder);
    readers.set(parameter, reader);
  }
  return reader;
}

const CONVERTERS: Readonly<
  Record<NonNullable<ParameterSpec["converter"]>, TextReader>
> = {
  "json-or-text": readJsonOrText,
  "string-or-integer": readStringOrInteger,
  "non-negative-integer": readNonNegativeInteger,
  float: readFloat,
  narrow: readNarrow,
};

/** JSON where it is JSON, else the text itself; a float stays apart from integers. Source: platform 3.7. */
function readJsonOrText(text: string): unknown {
  const value = parseJson(text);
  if (value === NOT_JSON) return text;
  return value instanceof FloatLiteral && !Number.isInteger(value.value)
    ? value.value
    : value;
}

const readJsonStringOrInteger = compileJson(
  { type: ["string", "integer"] },
  undefined,
);

/** Source: interface, convention 5: the text may be quoted or not. */
function readStringOrInteger(text: string, name: string): unknown {
  return parseJson(text) === NOT_JSON
    ? text
    : readJsonStringOrInteger(text, name);
}

/**
 * Whether `client`, which every operation knows, was sent where it counts: in the query string, or in the body of a POST.
 *
 * Source: platform 3.10.
 */
function isClientKnown(
  { method }: OperationSpec,
  { form, query }: Omit<ParameterSources, "path">,
): boolean {
  // Only a POST can be turned into another method by a field.
  return method === "POST" || has(query, "client") || has(form, "method");
}

function has(fields: Fields, name: string): boolean {
  return fields.some(([key]) => key === name);
}

/** Source: platform 3.10: upper case before lower case, other scripts last. */
function byCodePoint(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = a[index]!.codePointAt(0)! - b[index]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
