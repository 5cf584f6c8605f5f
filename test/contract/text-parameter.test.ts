import { describe, expect, test } from "vitest";
import { FloatLiteral } from "../../src/contract/json-value.ts";
import type { ParameterSpec } from "../../src/contract/operation.ts";
import { decodeOne } from "./decode-one.ts";

const STRING = { type: "string" };

const readCount = (text: string) =>
  decodeOne({ converter: "non-negative-integer", schema: {} }, text);
const readJsonOrText = (text: string) =>
  decodeOne({ converter: "json-or-text", schema: {} }, text);
const readNarrow = (text: string) =>
  decodeOne({ converter: "narrow", schema: {} }, text);

describe("plain strings (platform 3.4, 3.5; decisions)", () => {
  test.each<
    [
      name: string,
      parameter: Omit<ParameterSpec, "name">,
      text: string,
      expected: unknown,
    ]
  >([
    ["are taken as they are", { schema: STRING }, " Italy ", " Italy "],
    ["may be empty", { schema: STRING }, "", ""],
    [
      "are unquoted when they are one JSON string",
      { schema: STRING },
      '"Ita\\u006cy"',
      "Italy",
    ],
    [
      "keep quotes that are no JSON string",
      { schema: STRING },
      '"a" and "b"',
      '"a" and "b"',
    ],
    ["keep a lone quote", { schema: STRING }, '"', '"'],
    ["keep spaces around a JSON string", { schema: STRING }, ' "a" ', ' "a" '],
    ["keep other JSON", { schema: STRING }, "[1]", "[1]"],
    [
      "are trimmed where the document says so",
      { schema: STRING, trim: true },
      "  a ",
      "a",
    ],
    [
      "are one of the allowed words",
      { schema: { type: "string", enum: ["a", "b"] } },
      "c",
      "✘ Invalid n",
    ],
    [
      "are one of the allowed words, quoted too",
      { schema: { type: "string", enum: ["a", "b"] } },
      '"b"',
      "b",
    ],
    [
      "have a longest length",
      { schema: { type: "string", maxLength: 2 } },
      "abc",
      "✘ n is too long (limit: 2 characters)",
    ],
    [
      "are measured in code points",
      { schema: { type: "string", maxLength: 2 } },
      "😀😀",
      "😀😀",
    ],
    [
      "are measured without quotes",
      { schema: { type: "string", maxLength: 2 } },
      '"ab"',
      "ab",
    ],
    [
      "may have to be more than space",
      { schema: { type: "string", minLength: 1 } },
      " ",
      "✘ n cannot be blank.",
    ],
    [
      "may have to be a time zone",
      { schema: { type: "string", format: "time-zone" } },
      "Mars/Olympus",
      "✘ n is not a recognized time zone",
    ],
    [
      "may have to be a time zone",
      { schema: { type: "string", format: "time-zone" } },
      "Europe/Madrid",
      "Europe/Madrid",
    ],
  ])("%s", (_name, parameter, text, expected) => {
    expect(decodeOne(parameter, text)).toEqual(expected);
  });
});

describe("non-negative integers (platform 3.6)", () => {
  test.each([
    ["1", 1],
    [" 7 ", 7],
    ["+7", 7],
    ["1_000", 1000],
    ["007", 7],
    ["-0", 0],
    ["٣٤", 34],
    ["𝟜𝟚", 42],
    ["4294967295", 4294967295],
  ])("takes %s", (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  test.each([
    "true",
    "yes",
    "",
    '"5"',
    "null",
    "-5",
    "5.0",
    "1e3",
    "4294967296",
    "[1,2]",
    "1__0",
    "_1",
    "+",
  ])("refuses %s", (text) => {
    expect(readCount(text)).toBe(`✘ Bad value for 'n': ${text}`);
  });
});

test.each([
  ["1.5", 1.5],
  [" -2e3 ", -2000],
  [".5", 0.5],
  ["1_000.5", 1000.5],
  ["inf", Infinity],
  ["x", "✘ Bad value for 'n': x"],
  ["", "✘ Bad value for 'n': "],
  [".", "✘ Bad value for 'n': ."],
])("reads the float %s", (text, value) => {
  expect(decodeOne({ converter: "float", schema: {} }, text)).toBe(value);
});

describe("JSON or text (platform 3.7)", () => {
  test.each([
    ["Denmark", "Denmark"],
    ['"Denmark"', "Denmark"],
    ["a@x.org, b@x.org", "a@x.org, b@x.org"],
    ["7", 7],
    ['"7"', "7"],
    ["007", "007"],
    ["[7]", [7]],
    ['["a@x.org"]', ["a@x.org"]],
    ["{}", {}],
    ["null", null],
    ["1.5", 1.5],
    ["", ""],
  ])("reads %s", (text, value) => {
    expect(readJsonOrText(text)).toEqual(value);
  });

  test("keeps a float that is whole apart from an integer", () => {
    expect(readJsonOrText("7.0")).toBeInstanceOf(FloatLiteral);
    expect(readJsonOrText("[7.0]")).toEqual([new FloatLiteral(7)]);
  });
});

describe("string or integer", () => {
  test.each([
    ["30", 30],
    ["unlimited", "unlimited"],
    ['"unlimited"', "unlimited"],
    ["[]", "✘ n is not a string or integer"],
    ["1.5", "✘ n is not a string or integer"],
  ])("reads %s", (text, value) => {
    expect(
      decodeOne({ converter: "string-or-integer", schema: {} }, text),
    ).toEqual(value);
  });
});

describe("narrow (messages 7.5)", () => {
  test.each<[text: string, terms: unknown]>([
    ["[]", []],
    [
      '[["stream","general"]]',
      [{ operator: "stream", operand: "general", negated: false }],
    ],
    [
      '[{"operator":"stream","operand":4,"negated":true,"extra":1}]',
      [{ operator: "stream", operand: 4, negated: true }],
    ],
    [
      '[{"operator":"dm","operand":[9,10]}]',
      [{ operator: "dm", operand: [9, 10], negated: false }],
    ],
    [
      '[{"operator":"color","operand":"red"}]',
      [{ operator: "color", operand: "red", negated: false }],
    ],
  ])("reads %s", (text, terms) => {
    expect(readNarrow(text)).toEqual(terms);
  });

  test.each([
    ["stream", "✘ Bad value for 'n': stream"],
    ["{}", "✘ Bad value for 'n': {}"],
    ["[3]", "✘ Bad value for 'n': [3]"],
    ["[1.5]", "✘ Bad value for 'n': [1.5]"],
    ['[["stream"]]', "✘ Bad value for 'n': [[\"stream\"]]"],
    ['[["stream",4]]', "✘ Bad value for 'n': [[\"stream\",4]]"],
    ['[{"operand":"x"}]', "✘ operator key is missing from elem"],
    ['[{"operator":"stream"}]', "✘ operand key is missing from elem"],
    ['[{"operator":3,"operand":"x"}]', '✘ elem["operator"] is not a string'],
    [
      '[{"operator":"topic","operand":"x","negated":1}]',
      '✘ elem["negated"] is not a boolean',
    ],
    ['[{"operator":"topic","operand":3}]', '✘ elem["operand"] is not a string'],
    [
      '[{"operator":"pm_with","operand":[3]}]',
      '✘ elem["operand"] is not a string',
    ],
    [
      '[{"operator":"stream","operand":[3]}]',
      '✘ elem["operand"] is not a string or integer',
    ],
    [
      '[{"operator":"dm","operand":3}]',
      '✘ elem["operand"] is not a string or an integer list',
    ],
    [
      '[{"operator":"dm","operand":[3,"x"]}]',
      '✘ elem["operand"][1] is not an integer',
    ],
    [
      '[{"operator":"search","operand":" "}]',
      '✘ elem["operand"] cannot be blank.',
    ],
  ])("refuses %s", (text, message) => {
    expect(readNarrow(text)).toBe(message);
  });
});
