import type { ApiError } from "./api-error.ts";

/** Text of a successful answer: `result`, `msg`, the operation's fields, and last what was ignored. */
export function successFields(
  fields: Readonly<Record<string, unknown>>,
  ignored: readonly string[],
): Readonly<Record<string, unknown>> {
  return {
    result: "success",
    msg: "",
    ...fields,
    ...(ignored.length > 0 && { ignored_parameters_unsupported: ignored }),
  };
}

/**
 * Fields of a refusal: `result`, `msg`, the code's own fields, `code`; `retry-after` comes after the code.
 *
 * Source: platform 4.1.
 */
export function errorFields({
  message,
  code,
  extra,
}: ApiError): Readonly<Record<string, unknown>> {
  const { "retry-after": retryAfter, ...fields } = extra;
  return {
    result: "error",
    msg: message,
    ...fields,
    ...(code !== "" && { code }),
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
  };
}
