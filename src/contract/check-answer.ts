import type { AnswerSchemas } from "./answer-schema.ts";
import { createChecks, type Checks } from "./answer-checks.ts";
import { ANSWERS_TEXT } from "./generated/answers.ts";
import type { OperationId } from "./operation-types.ts";

let answers:
  | {
      readonly operations: AnswerSchemas["operations"];
      readonly checks: Checks;
    }
  | undefined;

/**
 * What is wrong with an answer, by the document: one line per field, `/messages/0/id is missing`; empty when it fits.
 */
export function checkAnswer(
  operationId: OperationId,
  status: number,
  body: unknown,
): readonly string[] {
  const { operations, checks } = (answers ??= read());
  const byStatus = operations[operationId];
  const schema = byStatus?.[status] ?? byStatus?.["default"];
  if (!schema || (status < 300 && !byStatus?.[status]))
    return [`status ${status} is not documented`];
  const problems: string[] = [];
  checks.of(schema)(body, "", problems);
  return problems;
}

function read(): NonNullable<typeof answers> {
  const { schemas, operations } = JSON.parse(ANSWERS_TEXT) as AnswerSchemas;
  return { operations, checks: createChecks(schemas) };
}
