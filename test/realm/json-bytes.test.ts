import { expect, test } from "vitest";
import {
  JsonBytes,
  toBytes,
  writeObjectBytes,
} from "../../src/realm/json-bytes.ts";
import { JsonText } from "../../src/realm/json-text.ts";

const list = JsonBytes.array(
  ['{"id":1}', '{"name":"Zoë 🐙"}'].map((text) => toBytes(text)),
);

test("an array of pieces is the array of their values", () => {
  expect(list.toJSON()).toEqual([{ id: 1 }, { name: "Zoë 🐙" }]);
  expect(JsonBytes.array([]).toJSON()).toEqual([]);
});

test("an object with bytes in it is written as the same object without", () => {
  const fields = {
    first: undefined,
    messages: list,
    more: new JsonText("[2]"),
    'quo"te': null,
    last: list,
  };
  const written = writeObjectBytes(fields, "\n");
  expect(new TextDecoder().decode(written)).toBe(`${JSON.stringify(fields)}\n`);
});

test("an object without bytes is left to text", () => {
  expect(writeObjectBytes({ id: 1, text: new JsonText("[]") }, "")).toBe(
    undefined,
  );
});
