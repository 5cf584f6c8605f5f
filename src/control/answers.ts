import type { Answer } from "../protocol/call.ts";
import { UsageError } from "../usage-error.ts";
import { ControlError } from "./control-error.ts";

const HEADERS = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
} as const;

/** An answer of the control endpoints; never cached. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { ...HEADERS, ...headers },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** 204: done, nothing to say. */
export const DONE: Answer = {
  status: 204,
  headers: { "Cache-Control": "no-store" },
  body: "",
};

/** What a refused or failed control request is answered: `{error, message}`, and `mistakes` where there are several. */
export function controlErrorAnswer(error: unknown): Answer {
  if (error instanceof ControlError)
    return jsonAnswer(
      error.status,
      { error: error.code, message: error.message },
      error.headers,
    );
  if (error instanceof UsageError)
    return jsonAnswer(400, {
      error: error.code,
      message: error.message,
      mistakes: error.mistakes,
    });
  return jsonAnswer(500, {
    error: "INTERNAL_ERROR",
    message: error instanceof Error ? error.message : String(error),
  });
}
