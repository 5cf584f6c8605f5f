/**
 * A refusal that the interface documents. Thrown where it is noticed; the pipeline turns it into the envelope.
 *
 * Source: interface, Errors; platform 4.1 for the order of the keys (`result`, `msg`, extra fields, `code`).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly status: number;
  /** Extra fields of the code, in the order in which they are sent. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    msg: string,
    {
      status = 400,
      extra = {},
    }: { status?: number; extra?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(msg);
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}

/** The generic refusal: `code` `BAD_REQUEST`, status 400. */
export function badRequest(msg: string): ApiError {
  return new ApiError("BAD_REQUEST", msg);
}
