import type { Path } from "../fixture/places.ts";
import { bodyText } from "../protocol/body-text.ts";
import type { Answer } from "../protocol/call.ts";
import { differences, show, type Difference } from "./compare.ts";
import type { Step } from "./format/step.ts";

/**
 * What an answer lacks of what a step expects of it. A step that expects no refusal expects a success.
 *
 * Paths of the differences begin at the step.
 */
export function checkAnswer(
  step: Step,
  expected: unknown,
  answer: Answer,
): Difference[] {
  if (step.network !== answer.network) {
    return [
      {
        path: step.network === undefined ? [] : ["network"],
        expected: step.network ?? "an answer",
        received: answer.network ?? "an answer",
      },
    ];
  }
  const body = readBody(answer);
  return [
    ...(step.status === undefined
      ? []
      : differences(step.status, answer.status, ["status"])),
    ...checkHeaders(step, answer),
    ...(step.answer === undefined
      ? []
      : differences(step.answer, bodyText(answer.body), ["answer"])),
    ...checkBody(step, expected, body),
  ];
}

/** The body as JSON, else as it is. */
export function readBody({ body }: Answer): unknown {
  const text = bodyText(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checkBody(step: Step, expected: unknown, body: unknown): Difference[] {
  const { error, ...rest } = isObject(expected)
    ? expected
    : { error: undefined };
  if (error !== undefined) {
    const code =
      isObject(body) && body.result === "error" ? body.code : undefined;
    const path: Path = ["expect", "error"];
    return code === error
      ? differences(rest, body, ["expect"])
      : [{ path, expected: String(error), received: inShort(body) }];
  }
  const mayFail =
    step.status !== undefined ||
    step.answer !== undefined ||
    step.network !== undefined ||
    (isObject(expected) && "result" in expected);
  if (!mayFail && isObject(body) && body.result !== "success")
    return [{ path: [], expected: "a success", received: inShort(body) }];
  return expected === undefined ? [] : differences(expected, body, ["expect"]);
}

/** A refusal as its code and text, a success as that. */
function inShort(body: unknown): string {
  if (!isObject(body)) return show(body);
  return body.result === "error"
    ? `${String(body.code ?? "no code")} "${String(body.msg)}"`
    : `a success: ${show(body)}`;
}

function checkHeaders({ headers }: Step, answer: Answer): Difference[] {
  const sent = new Map(
    Object.entries(answer.headers).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  return Object.entries(headers ?? {}).flatMap(([name, expected]) =>
    differences(expected, sent.get(name.toLowerCase()), ["headers", name]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
