import { ApiError } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";
import { readNarrowTerms } from "./narrow-terms.ts";

const NEWER_OPERATORS = ["dm", "dm-including"];

/** Narrows call direct messages so. Source: messages 17, 177. */
export const LEVEL_177: LevelChange = {
  level: 177,
  readParams: readNarrowTerms(({ operator, operand }) => {
    if (NEWER_OPERATORS.includes(operator))
      throw badNarrow(`unknown operator ${operator}`);
    if (operator === "is" && operand === "dm")
      throw badNarrow("unknown 'is' operand dm");
  }),
};

function badNarrow(desc: string): ApiError {
  return new ApiError("BAD_NARROW", `Invalid narrow operator: ${desc}`, {
    extra: { desc },
  });
}
