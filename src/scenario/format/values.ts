import * as z from "zod/mini";

/** How scenarios, states and steps are called. */
export const word = z.string().check(
  z.refine((text) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text), {
    error:
      "is not a name; write lower-case letters, digits and inner dashes, such as last-owner",
  }),
);

/** A count of calls. */
export const positive = z.int().check(
  z.refine((value) => value >= 1, {
    error: "is too small; write a whole number of at least 1",
  }),
);

/** One or several of the same. */
export function oneOrMore<T extends z.ZodMiniType>(schema: T) {
  return z.union([schema, z.array(schema)]);
}

/** What `oneOrMore` reads, always as a list. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
