import { describe, expect, test } from "vitest";
import {
  decodeParameters,
  type ParameterSources,
} from "../../src/contract/decode.ts";
import { completeOperations } from "../../src/contract/all-parameters.ts";
import type { OperationId } from "../../src/contract/operation-types.ts";
import { toParameterError } from "../../src/protocol/parameter-errors.ts";
import { operationWith } from "./decode-one.ts";

function decode(operationId: OperationId, sources: Partial<ParameterSources>) {
  return decodeParameters(completeOperations().get(operationId)!, {
    path: {},
    form: [],
    query: [],
    ...sources,
  });
}

function refusalOf(
  operationId: OperationId,
  sources: Partial<ParameterSources>,
) {
  const decoded = decode(operationId, sources);
  if (!("problem" in decoded)) throw new Error("accepted");
  const { code, message, extra } = toParameterError(decoded.problem);
  return { code, msg: message, ...extra };
}

describe("where values come from (platform 3.1)", () => {
  const operation = operationWith([{ name: "a", schema: { type: "string" } }]);
  const read = (sources: Partial<ParameterSources>) =>
    decodeParameters(operation, { path: {}, form: [], query: [], ...sources });

  test("takes the body", () =>
    expect(read({ form: [["a", "1"]] })).toEqual({
      params: { a: "1" },
      ignored: [],
    }));
  test("takes the query string", () =>
    expect(read({ query: [["a", "1"]] })).toEqual({
      params: { a: "1" },
      ignored: [],
    }));
  test("prefers the body", () =>
    expect(read({ form: [["a", "1"]], query: [["a", "2"]] })).toEqual({
      params: { a: "1" },
      ignored: [],
    }));
  test("takes the last value", () =>
    expect(read({ form: [["a", "1"], ["a", "2"]] })).toEqual({ params: { a: "2" }, ignored: [] })); // prettier-ignore
  test("tells letter case and brackets apart", () =>
    expect(read({ form: [["A", "1"], ["a[]", "2"]] })).toEqual({ params: {}, ignored: ["A", "a[]"] })); // prettier-ignore
});

test("fills in defaults and leaves the rest out", () => {
  expect(decode("get-user", { path: { user_id: 9 } })).toEqual({
    params: {
      user_id: 9,
      include_custom_profile_fields: false,
      client_gravatar: true,
    },
    ignored: [],
  });
  expect(decode("set-typing-status", { form: [["op", "start"]] })).toEqual({
    params: { type: "direct", op: "start" },
    ignored: [],
  });
});

describe("aliases (platform 3.2)", () => {
  const form: ParameterSources["form"] = [["type", "stream"], ["content", "hi"]]; // prettier-ignore

  test("takes the alias for the name", () => {
    expect(
      decode("send-message", { form: [...form, ["subject", " lunch "]] }),
    ).toMatchObject({
      params: { topic: "lunch" },
      ignored: [],
    });
  });

  test("cannot decide between both, wherever they are", () => {
    expect(
      refusalOf("send-message", {
        form: [...form, ["subject", "a"]],
        query: [["topic", "b"]],
      }),
    ).toEqual({
      code: "REQUEST_CONFUSING_VAR",
      msg: "Can't decide between 'topic' and 'subject' arguments",
      var_name1: "topic",
      var_name2: "subject",
    });
  });
});

describe("refusals as the protocol words them", () => {
  test("a missing parameter (platform 3.3)", () => {
    expect(refusalOf("send-message", { form: [["type", "stream"]] })).toEqual({
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'content' argument",
      var_name: "content",
    });
  });

  test("an empty string is not missing", () => {
    expect(decode("delete-queue", { form: [["queue_id", ""]] })).toEqual({
      params: { queue_id: "" },
      ignored: [],
    });
  });

  test("a bad value (platform 3.6)", () => {
    expect(
      refusalOf("get-messages", { query: [["num_before", "-1"]] }),
    ).toEqual({
      code: "REQUEST_VARIABLE_INVALID",
      msg: "Bad value for 'num_before': -1",
      var_name: "num_before",
      bad_value: "-1",
    });
  });

  test("the first in the order of the document", () => {
    const query: ParameterSources["query"] = [["num_after", "x"], ["include_anchor", "x"], ["num_before", "x"]]; // prettier-ignore
    expect(refusalOf("get-messages", { query }).msg).toBe(
      'Argument "include_anchor" is not valid JSON.',
    );
  });

  test("capabilities without their required key (platform 3.9)", () => {
    expect(
      refusalOf("register-queue", { form: [["client_capabilities", "{}"]] }),
    ).toEqual({
      code: "BAD_REQUEST",
      msg: "notification_settings_null key is missing from client_capabilities",
    });
  });
});

const ignored = (
  operationId: OperationId,
  sources: Partial<ParameterSources>,
) => {
  const decoded = decode(operationId, sources);
  return "ignored" in decoded ? decoded.ignored : decoded;
};

describe("names that nobody asked for (platform 3.10)", () => {
  test("are sorted by code point, each once", () => {
    const form: ParameterSources["form"] = [["colour", ""], ["Zoo", ""], ["é", ""], ["colour", ""], ["😀", ""], ["\uffee", ""]]; // prettier-ignore
    expect(ignored("mark-all-as-read", { form, query: [["Zoo", ""]] })).toEqual(
      ["Zoo", "colour", "é", "\uffee", "😀"],
    );
  });

  test("are reported by operations without parameters too", () => {
    expect(ignored("get-own-user", { query: [["x", "1"]] })).toEqual(["x"]);
  });

  test("include names of path parameters and the method override", () => {
    const sources = { path: { message_id: 1 }, form: [["message_id", "2"], ["method", "DELETE"]] } as const; // prettier-ignore
    expect(ignored("delete-message", sources)).toEqual([
      "message_id",
      "method",
    ]);
  });

  test("do not include quiet parameters", () => {
    expect(
      ignored("register-queue", { form: [["queue_lifespan_secs", "0"]] }),
    ).toEqual([]);
  });

  test("do not include parameters of no use to the type", () => {
    const form: ParameterSources["form"] = [["op", "start"], ["type", "stream"], ["to", "[1]"]]; // prettier-ignore
    expect(ignored("set-typing-status", { form })).toEqual([]);
  });

  test("do not include client in the query string or in the body of a POST", () => {
    expect(ignored("get-own-user", { query: [["client", "x"]] })).toEqual([]);
    expect(ignored("mark-all-as-read", { form: [["client", "x"]] })).toEqual(
      [],
    );
    expect(ignored("delete-queue", { form: [["queue_id", "x"], ["client", "x"]] })).toEqual(["client"]); // prettier-ignore
  });
});

const NASTY = [
  "",
  " ",
  "x",
  '"',
  '"x"',
  "null",
  "true",
  "-1",
  "1.0",
  "1e999",
  "9".repeat(400),
  "[]",
  "{}",
  "[[]]",
  "[{}]",
  "[null]",
  '[{"operator":{},"operand":{}}]',
  '{"__proto__":1}',
  '{"constructor":{"prototype":1}}',
  '"\\ud800"',
  "\ufffd\0",
  "[".repeat(100_000),
  `"${"x".repeat(100_000)}"`,
];

test("every parameter of every operation takes or refuses anything", () => {
  const refusals = new Set<string>();
  for (const operation of completeOperations().values()) {
    for (const { name, in: place } of operation.parameters) {
      if (place === "path") continue;
      for (const text of NASTY) {
        const form = [[name, text]] as const;
        const decoded = decodeParameters(operation, {
          path: {},
          form,
          query: [],
        });
        if ("problem" in decoded)
          refusals.add(toParameterError(decoded.problem).message);
      }
    }
  }
  expect(refusals.size).toBeGreaterThan(100);
  expect([...refusals].filter((msg) => /undefined|\{\w+\}/.test(msg))).toEqual(
    [],
  );
});
