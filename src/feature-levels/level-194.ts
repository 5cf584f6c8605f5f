import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";
import { readNarrowTerms } from "./narrow-terms.ts";

/** A narrow takes the id of a message as a number, too. Source: messages 17, 194. */
export const LEVEL_194: LevelChange = {
  level: 194,
  readParams: readNarrowTerms(({ operator, operand }) => {
    if (operator === "id" && typeof operand === "number")
      throw badRequest('elem["operand"] is not a string');
  }),
};
