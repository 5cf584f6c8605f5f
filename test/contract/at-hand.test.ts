import { expect, test } from "vitest";
import { AT_HAND } from "../../src/contract/at-hand.ts";
import { operations } from "../../src/contract/operation.ts";
import { findHandler } from "../../src/resources/index.ts";

// Nothing of this file may load the other operations: it asks what is there without them.
test("the operations at hand are those whose handlers and parameters are there from the start", () => {
  const withParameters = [...operations.values()]
    .filter(({ parameters }) => parameters !== undefined)
    .map(({ operationId }) => operationId);
  expect(new Set(withParameters)).toEqual(AT_HAND);
  for (const operationId of AT_HAND)
    expect(findHandler(operationId)).toMatchObject({ operationId });
});

test("all others get theirs when one of them is called", async () => {
  const handler = await findHandler("get-own-user");
  expect(handler).toMatchObject({ operationId: "get-own-user" });
  const without = [...operations.values()].filter(
    ({ parameters }) => parameters === undefined,
  );
  expect(without).toEqual([]);
});
