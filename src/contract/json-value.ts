/** A number that was written with a fraction or an exponent, or is beyond 64 bits: not an integer, even if it is whole. */
export class FloatLiteral {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** What `parseJson` gives for text that is not JSON. */
export const NOT_JSON = Symbol("not JSON");

/** Source: platform 3.4. */
const MAX_DEPTH = 1000;

const MAX_INTEGER = 2n ** 64n - 1n;
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER_LENGTH = 20;

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/;
/** Strings, which are skipped, and what is looked for between them. */
const NUMBERS = new RegExp(
  `${STRING.source}|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?`,
  "g",
);
const BRACKETS = new RegExp(`${STRING.source}|[[\\]{}]`, "g");
const MAYBE_FLOAT = /\d[.eE]|\d{19}/;
const MAYBE_LONE_SURROGATE = /\\u[dD][89a-fA-F]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Stands for a float while the text is read; a client that sends it itself gets a float. */
const MARK = "\0float";

/**
 * Reads strict JSON, telling floats from integers.
 *
 * Source: platform 3.4: no lone surrogates, no nesting deeper than about 1000; 3.6 for the range of integers.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
  if (text.length > MAX_DEPTH && depth(text) > MAX_DEPTH) return NOT_JSON;
  if (MAYBE_LONE_SURROGATE.test(text) && hasLoneSurrogate(value))
    return NOT_JSON;
  return MAYBE_FLOAT.test(text) ? parseWithFloats(text) : value;
}

function parseWithFloats(text: string): unknown {
  const mark = JSON.stringify(MARK);
  const marked = text.replaceAll(NUMBERS, (token) =>
    isFloat(token) ? `{${mark}:${token}}` : token,
  );
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, MARK)
      ? new FloatLiteral(Number((value as Record<string, unknown>)[MARK]))
      : value,
  );
}

function isFloat(token: string): boolean {
  if (token.startsWith('"')) return false;
  if (/[.eE]/.test(token) || token.length > MAX_INTEGER_LENGTH) return true;
  const integer = BigInt(token);
  return integer > MAX_INTEGER || integer < MIN_INTEGER;
}

function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === "string") return LONE_SURROGATE.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, entry]) => LONE_SURROGATE.test(key) || hasLoneSurrogate(entry),
  );
}

/** The deepest nesting of valid JSON text. */
function depth(text: string): number {
  let now = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(BRACKETS)) {
    if (bracket === "[" || bracket === "{") deepest = Math.max(deepest, ++now);
    else if (bracket === "]" || bracket === "}") now--;
  }
  return deepest;
}
