import { ApiError } from "../protocol/api-error.ts";

/** A refusal that only older servers give; it is in its final form. */
export class OlderRefusal extends ApiError {
  constructor({ code, message, status, extra }: ApiError) {
    super(code, message, { status, extra });
  }
}
