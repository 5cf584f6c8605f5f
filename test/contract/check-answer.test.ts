import { Validator } from "@cfworker/json-schema";
import { describe, expect, test } from "vitest";
import { checkAnswer } from "../../src/contract/check-answer.ts";
import type { OperationId } from "../../src/contract/operation-types.ts";
import {
  answersOf,
  deref,
  document,
  documentedOperations,
  type Json,
} from "./document.ts";
import { instancesOf, spoil } from "./instance.ts";

/** Enough to reach every field of all but the largest answers. */
const MAX_SPOILT = 120;

const event = (fields: object) => checkAnswer("get-events", 200, { result: "success", msg: "", events: [{ id: 0, ...fields }] }); // prettier-ignore
const DIRECT = {
  type: "typing",
  op: "start",
  message_type: "direct",
  sender: { user_id: 9, email: "a" },
};

describe("what is wrong is told where it is", () => {
  test.each<
    [name: string, problems: readonly string[], expected: readonly string[]]
  >([
    [
      "a missing field",
      checkAnswer("get-stream-id", 200, { result: "success", msg: "" }),
      ["/stream_id is missing"],
    ],
    [
      "a field too many",
      checkAnswer("delete-queue", 200, { result: "success", msg: "", x: 1 }),
      ["/x is not in the document"],
    ],
    [
      "a wrong type",
      checkAnswer("get-stream-id", 200, {
        result: "success",
        msg: "",
        stream_id: "4",
      }),
      ["/stream_id is string, not integer"],
    ],
    [
      "a number that is no integer",
      checkAnswer("get-stream-id", 200, {
        result: "success",
        msg: "",
        stream_id: 4.5,
      }),
      ["/stream_id is number, not integer"],
    ],
    [
      "a null",
      checkAnswer("render-message", 200, {
        result: "success",
        msg: "",
        rendered: null,
      }),
      ["/rendered is null, not string"],
    ],
    [
      "a text on success",
      checkAnswer("delete-queue", 200, { result: "success", msg: "done" }),
      ['/msg is "done", not ""'],
    ],
    [
      "no object at all",
      checkAnswer("delete-queue", 200, []),
      [" is array, not object"],
    ],
    [
      "an event of no known type",
      event({ type: "tea" }).map((text) => text.slice(0, 40)),
      ['/events/0/type is "tea", not "alert_word'],
    ],
    [
      "an event with an unknown op",
      event({ type: "drafts", op: "burn" }),
      ['/events/0/op is "burn", not "add" or "update" or "remove"'],
    ],
    [
      "a field of an event chosen by type and op",
      event({ type: "drafts", op: "remove" }),
      ["/events/0/draft_id is missing"],
    ],
    [
      "an event chosen by a property",
      event({
        type: "stream",
        op: "update",
        property: "name",
        value: 3,
        stream_id: 1,
        name: "a",
      }),
      ["/events/0/value is integer, not string"],
    ],
    [
      "an event chosen by the kind of message",
      event(DIRECT),
      ["/events/0/recipients is missing"],
    ],
    [
      "inside a list inside an event",
      event({ ...DIRECT, recipients: [{ user_id: 9 }] }),
      ["/events/0/recipients/0/email is missing"],
    ],
    [
      "a refusal with an undocumented code",
      checkAnswer("get-user", 400, { result: "error", msg: "x", code: "TEA" }),
      ['/code is "TEA", not "BAD_REQUEST"'],
    ],
    [
      "a refusal without its extra field",
      checkAnswer("delete-queue", 400, {
        result: "error",
        msg: "x",
        code: "BAD_EVENT_QUEUE_ID",
      }),
      ["/queue_id is missing"],
    ],
    [
      "an undocumented success",
      checkAnswer("get-user", 204, {}),
      ["status 204 is not documented"],
    ],
    [
      "an unknown operation",
      checkAnswer("brew-tea" as OperationId, 200, {}),
      ["status 200 is not documented"],
    ],
  ])("%s", (_name, problems, expected) => {
    expect(problems).toEqual(expected);
  });

  test("a person's change with two groups of fields", () => {
    expect(
      event({
        type: "realm_user",
        op: "update",
        person: { user_id: 9, role: 400, full_name: "A" },
      }),
    ).toHaveLength(1);
  });
});

/** What a full validator says, for schemas that refer to the document's. */
function validatorOf(schema: Json): Validator {
  return new Validator(
    { ...schema, components: document.components },
    "2020-12",
    false,
  );
}

describe.each(documentedOperations)("%s", (operationId, operation) => {
  for (const { status, schema, examples } of answersOf(operation)) {
    const number = status === "default" ? 500 : Number(status);
    const check = (body: unknown) =>
      checkAnswer(operationId as OperationId, number, body);

    test(`agrees with a full validator on answers with status ${status}`, () => {
      const validator = validatorOf(schema);
      for (const good of instancesOf(schema)) {
        expect(check(good)).toEqual([]);
        // Events have tests of their own, below.
        const bad =
          operationId === "get-events" ? [] : spoil(good).slice(0, MAX_SPOILT);
        for (const body of [good, ...bad]) {
          expect([check(body).length === 0, body]).toEqual([
            validator.validate(body).valid,
            body,
          ]);
        }
      }
    });

    test(`allows its own examples with status ${status}`, () => {
      for (const [name, example] of Object.entries<Json>(examples)) {
        expect([name, check(deref(example)["value"])]).toEqual([name, []]);
      }
    });
  }
});

describe("events", () => {
  const shapes = (schema: Json): Json[] =>
    schema.oneOf
      ? schema.oneOf.flatMap((shape: Json) => shapes(deref(shape)))
      : [schema];

  test.each(
    shapes(document.components.schemas.Event).map(
      (shape) => [nameOf(shape), shape] as const,
    ),
  )("agrees with a full validator on %s", (_name, shape) => {
    const validator = validatorOf(shape);
    for (const good of instancesOf(shape)) {
      for (const body of [good, ...spoil(good).slice(0, MAX_SPOILT)]) {
        const problems = checkAnswer("get-events", 200, {
          result: "success",
          msg: "",
          events: [body],
        });
        expect([problems.length === 0, body]).toEqual([
          validator.validate(body).valid,
          body,
        ]);
      }
    }
  });
});

function nameOf({ properties }: Json): string {
  return [
    properties.type.const,
    properties.op?.const ?? properties.message_type?.const ?? "",
    properties.property?.const ?? "",
  ]
    .join(" ")
    .trim();
}
