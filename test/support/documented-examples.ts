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
  /** Which texts count as this one's. */
  readonly pattern: RegExp;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** All of them, in the order of the document. */
export function documentedExamples(): DocumentedExample[] {
  return documentedOperations.flatMap(([operationId, operation]) => {
    const templates = templatesOf(operation);
    return documentedErrors(operationId).map((error) => ({
      operationId,
      ...error,
      pattern: toPattern(templates.get(error.name) ?? generalize(error.msg)),
    }));
  });
}

/** What the document itself says of an example's text in `x-template`, by name. */
function templatesOf(operation: Json): Map<string, string> {
  return new Map(
    answersOf(operation).flatMap(({ examples }) =>
      Object.entries<Json>(examples).flatMap(([name, example]) => {
        const template: string | undefined = deref(example)["x-template"];
        return template === undefined ? [] : [[name, template] as const];
      }),
    ),
  );
}

/** Quoted words and numbers differ from call to call. */
function generalize(msg: string): string {
  return msg
    .replaceAll(/(?<!\w)'[^']*'(?!\w)/g, "'{text…}'")
    .replaceAll(/"[^"]*"/g, '"{text…}"')
    .replaceAll(/\d+/g, "{number}");
}

/** `{name}` is any word, `{name…}` any text. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+(…?)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
    return part === "…" ? "[^]*" : "\\S*";
  });
  return new RegExp(`^${parts.join("")}$`);
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
    ({ operationId, status, code, pattern }) =>
      operationId === answer.operationId &&
      status === answer.status &&
      code === answer.code &&
      pattern.test(answer.msg),
  );
  const exact = fitting.filter(({ msg }) => msg === answer.msg);
  const longest = Math.max(...fitting.map(specificity));
  const nearest =
    exact.length > 0
      ? exact
      : fitting.filter((one) => specificity(one) === longest);
  const alike = nearest.filter(
    ({ extra }) => fieldsOf(extra) === fieldsOf(answer.extra),
  );
  return alike.length > 0 ? alike : nearest;
}

/** How much of the text is fixed. */
function specificity({ pattern }: DocumentedExample): number {
  return pattern.source.replaceAll(/\[\^\]\*|\\S\*/g, "").length;
}

/** Names of the code's own fields, and of the record's fields that are wrong. */
function fieldsOf({ errors, ...extra }: DocumentedExample["extra"]): string {
  return [...Object.keys(extra), ...Object.keys(errors ?? {})].join();
}
