import type { DocumentedErrors } from "./documented-errors.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

/** Statuses of what the document has under `default`. Source: decisions; platform 4.2. */
const DEFAULT_STATUSES: Readonly<Record<string, number>> = {
  REQUEST_TOO_LARGE: 413,
  NOT_IMPLEMENTED: 501,
};

/** The named refusals of every operation as a module: one JSON text, with each refusal in it once. */
export function toErrorsModule(document: Json): string {
  const texts: string[] = [];
  const operations: Record<string, number[]> = {};
  const keep = (error: readonly unknown[]) => {
    const text = JSON.stringify(error);
    const known = texts.indexOf(text);
    return known < 0 ? texts.push(text) - 1 : known;
  };
  for (const operation of operationsOf(document)) {
    operations[operation.operationId] = errorsOf(document, operation).map(keep);
  }
  const errors: DocumentedErrors = {
    errors: texts.map((text) => JSON.parse(text)),
    operations,
  };
  return [
    `/** Named refusals, and which of them each operation has. */`,
    `export const ERRORS_TEXT = ${JSON.stringify(JSON.stringify(errors))};`,
    ``,
  ].join("\n");
}

function operationsOf(document: Json): Json[] {
  return Object.values<Json>(document.paths).flatMap((item) =>
    Object.values<Json>(item).filter((operation) => operation?.operationId),
  );
}

function errorsOf(document: Json, operation: Json): (readonly unknown[])[] {
  return Object.entries<Json>(operation.responses).flatMap(
    ([status, response]) => {
      if (Number(status) < 300) return [];
      const content = deref(document, response).content?.["application/json"];
      return Object.entries<Json>(content?.examples ?? {}).map(
        ([name, example]) => {
          const { value } = deref(document, example);
          const number =
            status === "default"
              ? (DEFAULT_STATUSES[value.code] ?? 500)
              : Number(status);
          return [name, number, value];
        },
      );
    },
  );
}

function deref(document: Json, value: Json): Json {
  if (value.$ref === undefined) return value;
  const [, ...steps] = (value.$ref as string).split("/");
  return steps.reduce((place, step) => place[step], document);
}
