import { documentedErrors } from "../../src/contract/documented-errors.ts";
import {
  answersOf,
  deref,
  documentedOperations,
  type Json,
} from "../contract/document.ts";
import type { Provoked } from "./provoked.ts";

/** A refusal that the document shows as an example of an operation. */
export interface DocumentedExample {
  readonly operationId: string;
  readonly name: string;
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  /** Which answers count as this one: text with `*` for what differs from call to call. */
  readonly template: string;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** All of them, in the order of the document. */
export function documentedExamples(): DocumentedExample[] {
  return documentedOperations.flatMap(([operationId, operation]) => {
    const templates = templatesOf(operation);
    return documentedErrors(operationId).map((error) => ({
      operationId,
      ...error,
      template: templates.get(error.name) ?? generalize(error.msg),
    }));
  });
}

/** What the document itself says of an example's text in `x-template`, by name. */
function templatesOf(operation: Json): Map<string, string> {
  return new Map(
    answersOf(operation).flatMap(({ examples }) =>
      Object.entries<Json>(examples).flatMap(([name, example]) => {
        const template = deref(example)["x-template"] as string | undefined;
        return template === undefined
          ? []
          : [[name, template.replaceAll(/\{\w+\}/g, "*")] as const];
      }),
    ),
  );
}

/** Quoted words and numbers differ from call to call. */
function generalize(msg: string): string {
  return msg
    .replaceAll(/(?<!\w)'[^']*'(?!\w)/g, "'*'")
    .replaceAll(/"[^"]*"/g, '"*"')
    .replaceAll(/\d+/g, "*");
}

/**
 * The examples that an answer may stand for: those with its very text, else those with the most specific template that
 * it fits; among them those with the same fields. Several, where the document shows the same answer for several reasons.
 */
export function examplesFor(
  answer: Provoked,
  examples: readonly DocumentedExample[],
): readonly DocumentedExample[] {
  const fitting = examples.filter(
    ({ operationId, status, code, template }) =>
      operationId === answer.operationId &&
      status === answer.status &&
      code === answer.code &&
      toPattern(template).test(answer.msg),
  );
  const exact = fitting.filter(({ msg }) => msg === answer.msg);
  const longest = Math.max(...fitting.map(({ template }) => template.length));
  const nearest =
    exact.length > 0
      ? exact
      : fitting.filter(({ template }) => template.length === longest);
  const alike = nearest.filter(
    ({ extra }) => fieldsOf(extra) === fieldsOf(answer.extra),
  );
  return alike.length > 0 ? alike : nearest;
}

function toPattern(template: string): RegExp {
  const literal = template
    .split("*")
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`^${literal.join("[^]*")}$`);
}

/** Names of the code's own fields, and of the record's fields that are wrong. */
function fieldsOf({ errors, ...extra }: DocumentedExample["extra"]): string {
  return [...Object.keys(extra), ...Object.keys(errors ?? {})].join();
}
