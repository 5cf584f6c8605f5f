import * as z from "zod/mini";
import { described } from "../../fixture/format/values.ts";

/** In characters. Chosen: whoever reads a scenario should understand its patterns. */
const MAX_PATTERN_LENGTH = 200;

const pattern = z.string().check(
  z.refine(isPattern, {
    error:
      "is not a regular expression of at most 200 characters; write one such as ^Hello",
  }),
);

/** The ways to ask about a value other than its being equal. */
export const question = z.union([
  z.strictObject({
    contains: described(
      z.unknown(),
      "Part of a text, or something that a list has.",
    ),
  }),
  z.strictObject({
    matches: described(pattern, "A regular expression that fits a text."),
  }),
  z.strictObject({
    in: described(z.array(z.unknown()), "One of these values."),
  }),
  z.strictObject({
    absent: described(z.boolean(), "Whether the value is missing."),
  }),
]);

/** A value that must be equal, or a question about it. */
export const condition = described(
  z.unknown(),
  "The value itself, or one of {contains: …}, {matches: …}, {in: […]}, {absent: true}.",
);

export type Question = z.output<typeof question>;

function isPattern(text: string): boolean {
  if (text.length > MAX_PATTERN_LENGTH) return false;
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
