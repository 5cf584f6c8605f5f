import { NOT_JSON, parseJson } from "./json-value.ts";
import type {
  OperationSpec,
  ParameterSchema,
  ParameterSpec,
} from "./operation.ts";
import { reject, type ExpectedType } from "./parameter-problem.ts";

/**
 * Reads a parameter whose text is the value.
 *
 * Source: platform 3.4 and 3.5, validated plain strings; decisions: a value that is one whole JSON string literal is
 * unquoted.
 */
export function compileString(
  { schema, trim }: ParameterSpec,
  style: OperationSpec["decoder"],
): (text: string, name: string) => string {
  return (text, name) => {
    const value = unquote(text);
    return requireFit(schema, trim ? value.trim() : value, name, style);
  };
}

function unquote(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"'))
    return text;
  const value = parseJson(text);
  return value === NOT_JSON ? text : (value as string);
}

/** The string itself, when enumeration, length and format allow it. */
export function requireFit(
  schema: ParameterSchema,
  value: string,
  at: string,
  style: OperationSpec["decoder"],
): string {
  if (schema.enum && !schema.enum.includes(value))
    return reject({ kind: "not-allowed", at });
  if (schema.maxLength !== undefined && codePoints(value) > schema.maxLength)
    return reject({ kind: "too-long", at, limit: schema.maxLength });
  if (schema.minLength !== undefined && value.trim() === "")
    return reject({ kind: style === "typed" ? "blank-typed" : "blank", at });
  const format =
    schema.format === undefined ? undefined : FORMATS[schema.format];
  if (format && !format.fits(value))
    return reject({ kind: "wrong-type", at, expected: format.expected });
  return value;
}

/** Source: platform 7: lengths are counted in code points. */
function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const FORMATS: Readonly<
  Record<string, { expected: ExpectedType; fits: (value: string) => boolean }>
> = {
  color: {
    expected: "color",
    fits: (value) => /^#[a-fA-F0-9]{3,6}$/.test(value),
  },
  "time-zone": { expected: "time-zone", fits: isTimeZone },
};

/** Offsets such as +01:00 are none. */
function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
