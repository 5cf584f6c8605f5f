import { badControlRequest, ControlError } from "./control-error.ts";
import type { ControlCall } from "./control-call.ts";

/** The body as text. Errors: ControlError 413 when it is too large. */
export async function readText(call: ControlCall): Promise<string> {
  const text = await call.readBody();
  if (text === undefined)
    throw new ControlError(413, "TOO_LARGE", "The body is too large");
  return text;
}

/** The body as a JSON object; an empty body is an empty object. Errors: ControlError 400. */
export function toJsonObject(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw badControlRequest(
      `The body is not JSON: ${(error as Error).message}`,
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw badControlRequest("The body must be a JSON object");
  return value as Readonly<Record<string, unknown>>;
}
