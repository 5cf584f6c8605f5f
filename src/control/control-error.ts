/** A control request that cannot be done: what is wrong, and what to do instead. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** 400: the request cannot be understood. */
export const badControlRequest = (message: string) =>
  new ControlError(400, "BAD_REQUEST", message);
/** 403: not for this caller. */
export const forbidden = (message: string) =>
  new ControlError(403, "FORBIDDEN", message);
/** 404: there is no such thing to control. */
export const notFound = (message: string) =>
  new ControlError(404, "NOT_FOUND", message);
