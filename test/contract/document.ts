import { readFileSync } from "node:fs";
import { parse } from "yaml";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** `openapi.yaml` as it stands. */
export const document: Json = parse(
  readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"),
);

/** What a reference in the document stands for. */
export function deref(value: Json): Json {
  if (value.$ref === undefined) return value;
  const [, ...steps] = (value.$ref as string).split("/");
  return steps.reduce((place, step) => place[step], document);
}

/** The operations of the document with their ids. */
export const documentedOperations: readonly (readonly [
  id: string,
  operation: Json,
])[] = Object.values<Json>(document.paths).flatMap((item) =>
  Object.values<Json>(item).flatMap((operation) =>
    operation?.operationId
      ? [[operation.operationId as string, operation] as const]
      : [],
  ),
);

/** The schema of an operation's answer with this status, and its examples by name. */
export function answersOf(
  operation: Json,
): { status: string; schema: Json; examples: Json }[] {
  return Object.entries<Json>(operation.responses).map(([status, response]) => {
    const { schema, examples = {} } =
      deref(response).content["application/json"];
    return { status, schema, examples };
  });
}
