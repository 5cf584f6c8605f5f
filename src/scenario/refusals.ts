import {
  documentedErrors,
  type DocumentedError,
} from "../contract/documented-errors.ts";
import { operations } from "../contract/operation.ts";
import { ApiError } from "../protocol/api-error.ts";
import type { Effects } from "./format/effects.ts";

type WrittenError = NonNullable<Effects["error"]>;

/** The documented refusals of an operation that an `error:` may mean; the first is taken. */
function refusalsMeant(
  operationId: string,
  error: WrittenError,
): readonly DocumentedError[] {
  const { code, example } = typeof error === "string" ? { code: error } : error;
  return documentedErrors(operationId).filter(
    (documented) =>
      documented.code === code &&
      (example === undefined || documented.name === example),
  );
}

/** What an operation answers when a rule says `error:`; undefined when the operation has no such refusal. */
export function toRefusal(
  operationId: string,
  error: WrittenError,
): ApiError | undefined {
  const [documented] = refusalsMeant(operationId, error);
  if (!documented) return undefined;
  const written = typeof error === "string" ? undefined : error;
  return new ApiError(documented.code, written?.msg ?? documented.msg, {
    status: documented.status,
    extra: { ...documented.extra, ...written?.extra },
  });
}

/** Every refusal that a rule can bring about, by operation. */
export function allRefusals(): readonly (DocumentedError & {
  readonly operationId: string;
})[] {
  return [...operations.keys()].flatMap((operationId) =>
    documentedErrors(operationId)
      .filter(({ code }) => code !== "")
      .map((documented) => ({ operationId, ...documented })),
  );
}

/** Source: platform 1.7. */
export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError("RATE_LIMIT_HIT", "API usage exceeded rate limit", {
    status: 429,
    extra: { "retry-after": retryAfterSeconds },
  });
}
