import { badControlRequest } from "./control-error.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a field may hold, and how a message calls that. */
const KINDS = {
  text: {
    says: "text",
    fits: (value: unknown) => typeof value === "string",
  },
  boolean: {
    says: "true or false",
    fits: (value: unknown) => typeof value === "boolean",
  },
  object: {
    says: "an object",
    fits: (value: unknown) =>
      typeof value === "object" && !Array.isArray(value),
  },
  number: {
    says: "a number",
    fits: (value: unknown) => typeof value === "number",
  },
  "text or number": {
    says: "text or a number",
    fits: (value: unknown) =>
      typeof value === "string" || typeof value === "number",
  },
} as const;

type Kind = keyof typeof KINDS;
type ValueOf<K extends Kind> = K extends "text"
  ? string
  : K extends "boolean"
    ? boolean
    : K extends "number"
      ? number
      : K extends "object"
        ? Readonly<Record<string, unknown>>
        : string | number;

/**
 * Reads the fields of a body, each optional; null counts as absent.
 *
 * Errors: ControlError 400 for an unknown field, or one of another kind.
 */
export function readFields<const S extends Readonly<Record<string, Kind>>>(
  body: Fields,
  shape: S,
): { readonly [N in keyof S]?: ValueOf<S[N]> } {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const kind = Object.hasOwn(shape, name) ? KINDS[shape[name]!] : undefined;
    if (!kind) {
      throw badControlRequest(
        `There is no field '${name}'; known are ${Object.keys(shape).join(", ")}`,
      );
    }
    if (value === null) continue;
    if (!kind.fits(value))
      throw badControlRequest(
        `'${name}' must be ${kind.says}, not ${JSON.stringify(value)}`,
      );
    read[name] = value;
  }
  return read as never;
}

/** A whole number of at least 0 from the query string; undefined when it is not there. */
export function readCount(
  query: URLSearchParams,
  name: string,
): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw badControlRequest(`'${name}' must be a whole number, not '${text}'`);
  return Number(text);
}
