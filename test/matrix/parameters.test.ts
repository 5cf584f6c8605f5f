import { afterAll, describe, expect, test } from "vitest";
import type { CompleteOperation } from "../../src/contract/all-parameters.ts";
import type { ParameterSpec } from "../../src/contract/operation.ts";
import { validParams } from "../support/valid-params.ts";
import { badTexts } from "./bad-texts.ts";
import { ALL, Matrix, watchState } from "./matrix.ts";

/** Every parameter of every operation, with all that it cannot take. */
const matrix = new Matrix();
const harbor = await matrix.addRealm("harbor");
const expectUnchanged = await watchState(matrix, harbor);
afterAll(() => {
  expectUnchanged();
  matrix.emulator.close();
});

const olive = matrix.sender(harbor, "olive");

/** What is changed about a good call, undefined for what is left out, and the refusal that is due. */
interface Refusal {
  readonly change: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const sent = ({ parameters }: CompleteOperation) =>
  parameters.filter(({ in: place }) => place !== "path");

describe.each(ALL.filter((operation) => sent(operation).length > 0))(
  "$operationId",
  (operation) => {
    test.each(sent(operation))(
      "refuses what $name cannot take",
      async (parameter) => {
        for (const refusal of refusalsOf(operation, parameter))
          await expectRefusal(operation, refusal);
      },
    );

    test("names the first bad parameter in the order of the document", async () => {
      const firsts = sent(operation).flatMap(
        (one) => refusalsOf(operation, one)[0] ?? [],
      );
      for (const [index, { body }] of firsts.entries()) {
        const changes = firsts.slice(index).map(({ change }) => change);
        const change = Object.assign({}, ...changes) as Refusal["change"];
        await expectRefusal(operation, { change, body });
      }
    });
  },
);

function refusalsOf(
  { decoder }: CompleteOperation,
  parameter: ParameterSpec,
): readonly Refusal[] {
  const { name, alias, required } = parameter;
  const bad = badTexts(parameter, decoder).flatMap(
    ({ text, msg, code = "BAD_REQUEST" }) =>
      [name, ...(alias === undefined ? [] : [alias])].map((sentAs) => ({
        change: { [name]: undefined, [sentAs]: text },
        body: {
          result: "error",
          msg,
          ...(code === "REQUEST_VARIABLE_INVALID" && {
            var_name: name,
            bad_value: text,
          }),
          code,
        },
      })),
  );
  const conflict = {
    change: { [name]: "1", [alias ?? name]: "1" },
    body: {
      result: "error",
      msg: `Can't decide between '${name}' and '${alias}' arguments`,
      var_name1: name,
      var_name2: alias,
      code: "REQUEST_CONFUSING_VAR",
    },
  };
  const missing = {
    change: { [name]: undefined },
    body: {
      result: "error",
      msg: `Missing '${name}' argument`,
      var_name: name,
      code: "REQUEST_VARIABLE_MISSING",
    },
  };
  return [
    ...bad,
    ...(alias === undefined ? [] : [conflict]),
    ...(required ? [missing] : []),
  ];
}

async function expectRefusal(
  operation: CompleteOperation,
  { change, body }: Refusal,
): Promise<void> {
  const answer = await olive.send(operation.operationId, {
    ...validParams(operation),
    ...change,
  });
  expect({ change, ...answer.body }).toEqual({ change, ...body });
  expect(answer.status).toBe(400);
}
