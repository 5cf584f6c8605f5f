import type {
  OperationSpec,
  ParameterSchema,
  ParameterSpec,
} from "../../src/contract/operation.ts";
import { validValue } from "../support/valid-params.ts";

/** A text that a parameter cannot take, and what is said of it. */
export interface BadText {
  readonly text: string;
  readonly msg: string;
  readonly code?: "REQUEST_VARIABLE_INVALID";
}

type Style = OperationSpec["decoder"];

/** A value inside a parameter, and what is said of it. */
type BadValue = readonly [value: unknown, msg: string];

/**
 * Texts that the schema of a parameter does not allow, with the reference's words for each.
 *
 * Source: platform 3.4 to 3.8.
 */
export function badTexts(
  { name, converter, schema }: ParameterSpec,
  style: Style,
): readonly BadText[] {
  switch (converter) {
    case "json-or-text":
      return [];
    case "string-or-integer":
      return ["null", "1.5", "[]", "{}"].map((text) => ({
        text,
        msg: `${name} is not a string or integer`,
      }));
    case "non-negative-integer":
      return ["-1", "x", "", "1.5", "4294967296"].map((text) =>
        cannotRead(name, text),
      );
    case "float":
      return ["x", "", "1,5"].map((text) => cannotRead(name, text));
    case "narrow":
      return badNarrows(name);
    default:
      return schema.type === "string"
        ? badStrings(schema, name, style).map(([text, msg]) => ({
            text: String(text),
            msg,
          }))
        : badJson(schema, name, style);
  }
}

function cannotRead(name: string, text: string): BadText {
  const code = "REQUEST_VARIABLE_INVALID";
  return { text, msg: `Bad value for '${name}': ${text}`, code };
}

/** Source: messages 7.5. */
function badNarrows(name: string): readonly BadText[] {
  return [
    cannotRead(name, "x"),
    cannotRead(name, "{}"),
    cannotRead(name, "[1]"),
    ...(
      [
        [{ operator: "topic" }, "operand key is missing from elem"],
        [{ operand: "lunch" }, "operator key is missing from elem"],
        [{ operator: "topic", operand: 1 }, 'elem["operand"] is not a string'],
        [
          { operator: "search", operand: " " },
          'elem["operand"] cannot be blank.',
        ],
      ] as const
    ).map(([term, msg]) => ({ text: JSON.stringify([term]), msg })),
  ];
}

function badJson(
  schema: ParameterSchema,
  name: string,
  style: Style,
): readonly BadText[] {
  const notJson =
    style === "typed"
      ? `${name} is not valid JSON`
      : `Argument "${name}" is not valid JSON.`;
  return [
    ...["", "x", "{", "[1,]", "+1"].map((text) => ({ text, msg: notJson })),
    ...badValues(schema, name, style).map(([value, msg]) => ({
      text: JSON.stringify(value),
      msg,
    })),
  ];
}

/** Values of JSON that the schema does not allow; `at` is how texts name the place. */
function badValues(
  schema: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  if (schema.oneOf) return [[5, `${at} is not an allowed_type`]];
  if (Array.isArray(schema.type)) return badOfTypes(schema, at, style);
  switch (schema.type) {
    case "boolean":
      return [1, "true", null, []].map((value) => [
        value,
        `${at} is not a boolean`,
      ]);
    case "integer":
      return badIntegers(schema, at, style);
    case "number":
      return ["1", null, []].map((value) => [value, `${at} is not a float`]);
    case "string":
      return [
        ...[5, null, []].map(
          (value) => [value, `${at} is not a string`] as const,
        ),
        ...badStrings(schema, at, style),
      ];
    case "array":
      return badLists(schema, at, style);
    case "object":
      return badObjects(schema, at, style);
    default:
      return [];
  }
}

function badOfTypes(
  schema: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  const types = schema.type as readonly string[];
  const others = types.filter((type) => type !== "null");
  const [only] = others;
  if (others.length === 1 && only)
    return badValues({ ...schema, type: only }, at, style).filter(
      ([value]) => value !== null,
    );
  const expected =
    types.join() === "string,integer"
      ? "a string or integer"
      : "an allowed_type";
  return [[{}, `${at} is not ${expected}`]];
}

/** Booleans are 1 and 0, except in the typed style. */
function badIntegers(
  schema: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  const wrong = ["5", null, 1.5, [1], ...(style === "typed" ? [true] : [])];
  const { enum: allowed, minimum, maximum } = schema;
  return [
    ...wrong.map((value) => [value, `${at} is not an integer`] as const),
    ...(allowed ? [[-7, `Invalid ${at}`] as const] : []),
    ...(minimum === undefined
      ? []
      : [[minimum - 1, `${at} is too small`] as const]),
    ...(maximum === undefined
      ? []
      : [[maximum + 1, `${at} is too large`] as const]),
  ];
}

function badStrings(
  schema: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  if (schema.enum)
    return ["nonsense", "Start"].map((text) => [text, `Invalid ${at}`]);
  const { maxLength: limit, minLength, format } = schema;
  return [
    ...(limit === undefined
      ? []
      : [
          [
            "🎈".repeat(limit + 1),
            `${at} is too long (limit: ${limit} characters)`,
          ] as const,
        ]),
    ...(minLength === undefined
      ? []
      : ["", "  "].map(
          (text) =>
            [
              text,
              `${at} cannot be blank${style === "typed" ? "" : "."}`,
            ] as const,
        )),
    ...(format === "color"
      ? [["red", `${at} is not a valid hex color code`] as const]
      : []),
    ...(format === "time-zone"
      ? [["Moon/Crater", `${at} is not a recognized time zone`] as const]
      : []),
  ];
}

function badLists(
  { items = {}, minItems, maxItems }: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  const isExact = minItems !== undefined && minItems === maxItems;
  return [
    ...[{}, 5, null].map((value) => [value, `${at} is not a list`] as const),
    ...(isExact
      ? [[[], `${at} should have exactly ${minItems} items`] as const]
      : []),
    ...badValues(items, `${at}[0]`, style).map(
      ([value, msg]) =>
        [Array(isExact ? minItems : 1).fill(value), msg] as const,
    ),
  ];
}

function badObjects(
  schema: ParameterSchema,
  at: string,
  style: Style,
): readonly BadValue[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const keys = Object.keys(properties);
  const whole = Object.fromEntries(
    keys.map((key) => [
      key,
      validValue({ name: key, schema: properties[key]! }),
    ]),
  );
  return [
    ...[[], 5, null].map((value) => [value, `${at} is not a dict`] as const),
    ...required.map((key) => {
      const { [key]: _, ...rest } = whole;
      return [rest, `${key} key is missing from ${at}`] as const;
    }),
    ...keys.flatMap((key) =>
      badValues(properties[key]!, `${at}["${key}"]`, style).map(
        ([value, msg]) => [{ ...whole, [key]: value }, msg] as const,
      ),
    ),
    ...(additionalProperties === false
      ? [[{ ...whole, odd: 1 }, unexpected(at, style)] as const]
      : []),
    ...(typeof additionalProperties === "object"
      ? badValues(
          additionalProperties,
          `${at} contains a value that`,
          style,
        ).map(([value, msg]) => [{ ...whole, odd: value }, msg] as const)
      : []),
  ];
}

function unexpected(at: string, style: Style): string {
  return style === "typed"
    ? `Argument "odd" at ${at}["odd"] is unexpected`
    : "Unexpected arguments: odd";
}
