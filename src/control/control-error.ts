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

export const badControlRequest = (message: string) =>
  new ControlError(400, "BAD_REQUEST", message);
export const forbidden = (message: string) =>
  new ControlError(403, "FORBIDDEN", message);
export const notFound = (message: string) =>
  new ControlError(404, "NOT_FOUND", message);
