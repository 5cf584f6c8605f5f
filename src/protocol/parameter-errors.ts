import { ApiError } from "./api-error.ts";

/** What the decoder says of a parameter; `at` is its name or a place in its value. */
type Problem = {
  readonly kind: keyof typeof TEXTS;
  readonly at: string;
} & Readonly<Record<string, unknown>>;

/** Source: platform 3.5; the `typed` ones 3.8. `{…}` is a field of the problem. */
const TEXTS = {
  missing: "Missing '{at}' argument",
  conflict: "Can't decide between '{at}' and '{alias}' arguments",
  "bad-value": "Bad value for '{at}': {value}",
  "not-json": 'Argument "{at}" is not valid JSON.',
  "not-json-typed": "{at} is not valid JSON",
  "wrong-type": "{at} is not {expected}",
  "not-allowed": "Invalid {at}",
  "too-small": "{at} is too small",
  "too-large": "{at} is too large",
  "too-long": "{at} is too long (limit: {limit} characters)",
  blank: "{at} cannot be blank.",
  "blank-typed": "{at} cannot be blank",
  "wrong-item-count": "{at} should have exactly {count} items",
  "missing-key": "{key} key is missing from {at}",
  "unexpected-keys": "Unexpected arguments: {keys}",
  "unexpected-key-typed": 'Argument "{key}" at {at}["{key}"] is unexpected',
} as const;

/** How texts call what a value should have been. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: "a boolean",
  integer: "an integer",
  float: "a float",
  string: "a string",
  list: "a list",
  object: "a dict",
  "string-or-integer": "a string or integer",
  "string-or-integer-list": "a string or an integer list",
  "allowed-type": "an allowed_type",
  color: "a valid hex color code",
  date: "a date",
  url: "a URL",
  "time-zone": "a recognized time zone",
};

/** The refusal for a parameter that cannot be taken. */
export function toParameterError(problem: Problem): ApiError {
  const msg = TEXTS[problem.kind].replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    toText(field, problem[field]),
  );
  const { at, alias, value } = problem;
  switch (problem.kind) {
    case "missing":
      return new ApiError("REQUEST_VARIABLE_MISSING", msg, {
        extra: { var_name: at },
      });
    case "bad-value":
      return new ApiError("REQUEST_VARIABLE_INVALID", msg, {
        extra: { var_name: at, bad_value: value },
      });
    case "conflict":
      return new ApiError("REQUEST_CONFUSING_VAR", msg, {
        extra: { var_name1: at, var_name2: alias },
      });
    default:
      return new ApiError("BAD_REQUEST", msg);
  }
}

function toText(field: string, value: unknown): string {
  if (field === "expected") return EXPECTED[String(value)] ?? String(value);
  return Array.isArray(value) ? value.join(", ") : String(value);
}
