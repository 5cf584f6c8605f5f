import { describe, expect, test } from "vitest";
import type { ParameterSchema } from "../../src/contract/operation.ts";
import { decodeOne } from "./decode-one.ts";

const BOOLEAN = { type: "boolean" };
const INTEGER = { type: "integer" };
const ONE_TO_FOUR = { type: "integer", enum: [1, 2, 3, 4] };
const INTEGERS = { type: "array", items: INTEGER };
const STRING = { type: "string" };

const NOT_JSON = '✘ Argument "n" is not valid JSON.';
const NOT_BOOLEAN = "✘ n is not a boolean";
const NOT_INTEGER = "✘ n is not an integer";
const NOT_LIST = "✘ n is not a list";
const INVALID = "✘ Invalid n";

describe("what is accepted (platform 3.6)", () => {
  test.each([
    // sent, boolean, integer, integer in 1..4, list of integers
    ["true", true, 1, 1, NOT_LIST],
    ["false", false, 0, INVALID, NOT_LIST],
    ["True", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["TRUE", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["yes", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["1", NOT_BOOLEAN, 1, 1, NOT_LIST],
    ['"true"', NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ['"5"', NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["null", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["-5", NOT_BOOLEAN, -5, INVALID, NOT_LIST],
    ["5.0", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["1e3", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["18446744073709551615", NOT_BOOLEAN, 2 ** 64, INVALID, NOT_LIST],
    ["18446744073709551616", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["-9223372036854775809", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, NOT_LIST],
    ["[1,2]", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, [1, 2]],
    ["1,2", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["[true]", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, [1]],
    ["[]", NOT_BOOLEAN, NOT_INTEGER, NOT_INTEGER, []],
    [" 7 ", NOT_BOOLEAN, 7, INVALID, NOT_LIST],
    ["+7", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["1_000", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["05", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["NaN", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["Infinity", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["[1,]", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["['1']", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
    ["\u0663", NOT_JSON, NOT_JSON, NOT_JSON, NOT_JSON],
  ])("%s", (text, boolean, integer, oneToFour, integers) => {
    expect(decodeOne({ schema: BOOLEAN }, text)).toEqual(boolean);
    expect(decodeOne({ schema: INTEGER }, text)).toEqual(integer);
    expect(decodeOne({ schema: ONE_TO_FOUR }, text)).toEqual(oneToFour);
    expect(decodeOne({ schema: INTEGERS }, text)).toEqual(integers);
  });
});

const PAIRS: ParameterSchema = {
  type: "array",
  items: { type: "array", items: STRING, minItems: 2, maxItems: 2 },
};
const CAPABILITIES: ParameterSchema = {
  type: "object",
  required: ["nulls"],
  properties: { nulls: BOOLEAN, typing: BOOLEAN },
  additionalProperties: BOOLEAN,
};
const CLOSED: ParameterSchema = {
  type: "object",
  required: ["name"],
  properties: {
    name: STRING,
    color: { type: "string", format: "color" },
    note: { type: "string", maxLength: 3 },
  },
  additionalProperties: false,
};
const NESTED: ParameterSchema = {
  type: "object",
  additionalProperties: { type: "object", additionalProperties: STRING },
};
const UNION: ParameterSchema = { oneOf: [STRING, INTEGERS] };

describe("the texts (platform 3.5)", () => {
  test.each<
    [name: string, schema: ParameterSchema, text: string, expected: unknown]
  >([
    ["a boolean", BOOLEAN, "3", NOT_BOOLEAN],
    ["an integer", INTEGER, "[]", NOT_INTEGER],
    ["below a range", { type: "integer", minimum: 2 }, "1", "✘ n is too small"],
    ["above a range", { type: "integer", maximum: 2 }, "3", "✘ n is too large"],
    ["a float", { type: "number" }, '"x"', "✘ n is not a float"],
    ["a float that is whole", { type: "number" }, "3.0", 3],
    [
      "a string in a list",
      { type: "array", items: STRING },
      "[3]",
      "✘ n[0] is not a string",
    ],
    [
      "a string or integer",
      { type: ["string", "integer"] },
      "[]",
      "✘ n is not a string or integer",
    ],
    [
      "a float for a string or integer",
      { type: ["string", "integer"] },
      "1.5",
      "✘ n is not a string or integer",
    ],
    [
      "a boolean for a string or integer",
      { type: ["string", "integer"] },
      "true",
      1,
    ],
    ["a list", INTEGERS, "{}", NOT_LIST],
    [
      "the length of a list",
      PAIRS,
      '[["a"]]',
      "✘ n[0] should have exactly 2 items",
    ],
    ["an element", INTEGERS, '[1,"a"]', "✘ n[1] is not an integer"],
    [
      "a whole float as an element",
      INTEGERS,
      "[1,2.0]",
      "✘ n[1] is not an integer",
    ],
    ["a nested element", PAIRS, '[["a",1]]', "✘ n[0][1] is not a string"],
    ["an object", CLOSED, "[]", "✘ n is not a dict"],
    ["null for an object", CLOSED, "null", "✘ n is not a dict"],
    ["a float for an object", CLOSED, "1.5", "✘ n is not a dict"],
    ["a missing key", CLOSED, "{}", "✘ name key is missing from n"],
    [
      "the value of a named key",
      CAPABILITIES,
      '{"nulls":1}',
      '✘ n["nulls"] is not a boolean',
    ],
    [
      "the value of an optional key",
      CAPABILITIES,
      '{"nulls":true,"typing":1}',
      '✘ n["typing"] is not a boolean',
    ],
    [
      "the value of any key",
      CAPABILITIES,
      '{"nulls":true,"x":1}',
      "✘ n contains a value that is not a boolean",
    ],
    [
      "a nested value of any key",
      NESTED,
      '{"a":{"text":1}}',
      "✘ n contains a value that contains a value that is not a string",
    ],
    [
      "unknown keys",
      CLOSED,
      '{"name":"a","x":1,"y":2}',
      "✘ Unexpected arguments: x, y",
    ],
    ["no type of several", UNION, "3", "✘ n is not an allowed_type"],
    [
      "no simple type of several",
      { type: ["string", "boolean"] },
      "3",
      "✘ n is not an allowed_type",
    ],
    [
      "a string that is too long",
      CLOSED,
      '{"name":"a","note":"four"}',
      '✘ n["note"] is too long (limit: 3 characters)',
    ],
    [
      "a color",
      CLOSED,
      '{"name":"a","color":"red"}',
      '✘ n["color"] is not a valid hex color code',
    ],
    ["a type beside null", { type: ["integer", "null"] }, '"x"', NOT_INTEGER],
  ])("%s", (_name, schema, text, expected) => {
    expect(decodeOne({ schema }, text)).toEqual(expected);
  });
});

describe("JSON values", () => {
  test.each<
    [name: string, schema: ParameterSchema, text: string, expected: unknown]
  >([
    [
      "keeps unknown keys of an open object",
      CAPABILITIES,
      '{"x":true,"nulls":false}',
      { x: true, nulls: false },
    ],
    [
      "takes the last of two equal keys",
      CAPABILITIES,
      '{"nulls":1,"nulls":true}',
      { nulls: true },
    ],
    ["takes either type of a union", UNION, '"a"', "a"],
    ["takes either type of a union", UNION, "[4]", [4]],
    [
      "takes null where it is allowed",
      { type: ["integer", "null"] },
      "null",
      null,
    ],
    [
      "keeps a key called __proto__",
      { type: "object", additionalProperties: BOOLEAN },
      '{"__proto__":true}',
      JSON.parse('{"__proto__":true}'),
    ],
    [
      "counts code points",
      { type: "array", items: { type: "string", maxLength: 2 } },
      '["😀😀"]',
      ["😀😀"],
    ],
    [
      "takes 20 digits for an integer",
      { type: "integer" },
      "18446744073709551000",
      18446744073709552e3,
    ],
    [
      "takes more digits for a float",
      { type: "integer" },
      "9".repeat(400),
      NOT_INTEGER,
    ],
    [
      "refuses lone surrogates",
      { type: "array", items: STRING },
      '["\\ud83d"]',
      NOT_JSON,
    ],
    [
      "accepts a pair of surrogates",
      { type: "array", items: STRING },
      '["\\ud83d\\ude00"]',
      ["😀"],
    ],
    [
      "does not take a dot in a string for a float",
      { type: "array", items: STRING },
      '["1.5","\\"1e3"]',
      ["1.5", '"1e3'],
    ],
    [
      "refuses what is nested too deep",
      {},
      "[".repeat(1001) + "]".repeat(1001),
      NOT_JSON,
    ],
    [
      "counts no brackets in strings",
      { type: "array", items: STRING },
      JSON.stringify(["[".repeat(2000)]),
      ["[".repeat(2000)],
    ],
  ])("%s", (_name, schema, text, expected) => {
    expect(decodeOne({ schema }, text)).toEqual(expected);
  });
});

describe("the typed style (platform 3.8)", () => {
  test.each<
    [name: string, schema: ParameterSchema, text: string, expected: unknown]
  >([
    ["not JSON", BOOLEAN, "yes", "✘ n is not valid JSON"],
    ["empty", BOOLEAN, "", "✘ n is not valid JSON"],
    ["a boolean", BOOLEAN, "1", NOT_BOOLEAN],
    ["an integer", INTEGER, '"1"', NOT_INTEGER],
    ["a boolean for an integer", INTEGER, "true", NOT_INTEGER],
    ["a list", INTEGERS, "1", NOT_LIST],
    ["an object", CLOSED, "1", "✘ n is not a dict"],
    ["an enumeration", ONE_TO_FOUR, "5", INVALID],
    ["a range", { type: "integer", minimum: 0 }, "-1", "✘ n is too small"],
    [
      "a length",
      CLOSED,
      '{"name":"a","note":"four"}',
      '✘ n["note"] is too long (limit: 3 characters)',
    ],
    [
      "blank",
      { type: "array", items: { type: "string", minLength: 1 } },
      '[" "]',
      "✘ n[0] cannot be blank",
    ],
    [
      "an unknown key",
      CLOSED,
      '{"name":"a","x":1}',
      '✘ Argument "x" at n["x"] is unexpected',
    ],
  ])("%s", (_name, schema, text, expected) => {
    expect(decodeOne({ schema }, text, "typed")).toEqual(expected);
  });
});
