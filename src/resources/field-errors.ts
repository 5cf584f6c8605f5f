import { ApiError } from "../protocol/api-error.ts";

/** What is wrong with the fields of a record, collected; `__all__` stands for the record as a whole. */
export class FieldErrors {
  readonly #errors: Record<string, string[]> = {};

  add(field: string, msg: string): void {
    (this.#errors[field] ??= []).push(msg);
  }

  has(field: string): boolean {
    return field in this.#errors;
  }

  /** Throws all at once; the first one that was added is the text. Source: organization 8, rows 4 to 9. */
  throwIfAny(): void {
    const [msg] = Object.values(this.#errors).flat();
    if (msg !== undefined)
      throw new ApiError("BAD_REQUEST", msg, {
        extra: { errors: this.#errors },
      });
  }
}

export const BLANK = "This field cannot be blank.";
export const INVALID_TEMPLATE = "Invalid URL template.";
export const WHOLE = "__all__";
