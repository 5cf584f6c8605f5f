import { expect, test } from "vitest";
import { EVENT_TYPES } from "../../src/scenario/check/event-types.ts";
import { deref, document, type Json } from "../contract/document.ts";

/** The types that a schema of events allows. */
function typesOf(schema: Json): string[] {
  const { properties, allOf = [], oneOf = [] } = deref(schema);
  const type = properties?.type as { const?: string } | undefined;
  if (type?.const !== undefined) return [type.const];
  return [...allOf, ...oneOf].flatMap(typesOf);
}

test("the types of events are those that the document describes", () => {
  const { Event: event } = document.components.schemas;
  const types = new Set(typesOf(event));
  expect([...types].toSorted()).toEqual(EVENT_TYPES.toSorted());
});
