import type { checkAnswer } from "../contract/check-answer.ts";
import type { OperationSpec } from "../contract/operation.ts";
import { bodyText } from "../protocol/body-text.ts";
import type { Answer } from "../protocol/call.ts";
import { failureAnswer } from "./answers.ts";
import type { CallReport } from "./call-report.ts";

/** Says what is wrong with an answer by the document; given in strict mode. */
export type AnswerCheck = typeof checkAnswer;

/** The answer, else a 500 that names what the document does not allow in it: our bug. */
export function checkedAnswer(
  check: AnswerCheck,
  operation: OperationSpec,
  answer: Answer,
  report: CallReport,
): Answer {
  const problems = check(
    operation.operationId,
    answer.status,
    JSON.parse(bodyText(answer.body)),
  );
  if (problems.length === 0) return answer;
  const mismatch = new Error(
    `The answer of ${operation.operationId} does not fit openapi.yaml: ${problems.join("; ")}`,
  );
  report.failure = mismatch;
  return failureAnswer(mismatch.message);
}
