import { ERRORS_TEXT } from "./generated/errors.ts";

/** A refusal that the document gives as an example. */
export interface DocumentedError {
  /** Name of the example, e.g. `unknown-stream-name`. */
  readonly name: string;
  readonly status: number;
  /** Empty where the answer has none. */
  readonly code: string;
  readonly msg: string;
  /** Fields of the code's own, in order. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** How the generated text keeps them: name, status and body of each, and the places of each operation's own. */
export interface DocumentedErrors {
  readonly errors: readonly (readonly [
    name: string,
    status: number,
    body: Readonly<Record<string, unknown>>,
  ])[];
  readonly operations: Readonly<Record<string, readonly number[]>>;
}

let read:
  | {
      errors: readonly DocumentedError[];
      operations: DocumentedErrors["operations"];
    }
  | undefined;

/** The named refusals of an operation in the order of the document; none of an unknown operation. */
export function documentedErrors(
  operationId: string,
): readonly DocumentedError[] {
  const { errors, operations } = (read ??= readText());
  return (operations[operationId] ?? []).map((place) => errors[place]!);
}

function readText(): NonNullable<typeof read> {
  const { errors, operations } = JSON.parse(ERRORS_TEXT) as DocumentedErrors;
  return { errors: errors.map(toDocumentedError), operations };
}

function toDocumentedError([
  name,
  status,
  body,
]: DocumentedErrors["errors"][number]): DocumentedError {
  const { result: _, msg, code, ...extra } = body;
  return {
    name,
    status,
    code: String(code ?? ""),
    msg: String(msg),
    extra,
  };
}
