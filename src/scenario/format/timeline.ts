import * as z from "zod/mini";
import { described, duration } from "../../fixture/format/values.ts";
import { worldChange } from "./effects.ts";
import { oneOrMore, positive, word } from "./values.ts";

/** Something that happens on its own. */
export const happening = z.strictObject({
  after: z.optional(
    described(
      duration,
      "How long after the scenario's start; at once when left out.",
    ),
  ),
  as: z.optional(described(z.string(), "Who calls, by handle.")),
  call: z.optional(described(z.string(), "The operation that is called.")),
  with: z.optional(
    described(z.record(z.string(), z.unknown()), "Its parameters."),
  ),
  do: z.optional(
    described(worldChange, "What happens to the realm without any call."),
  ),
  every: z.optional(described(duration, "Again and again, this far apart.")),
  times: z.optional(described(positive, "How often at most.")),
  until: z.optional(
    described(duration, "How long after the scenario's start it ends."),
  ),
  state: z.optional(
    described(oneOrMore(word), "Only while the scenario is in this state."),
  ),
});

export type Happening = z.output<typeof happening>;

/** A state: the rules that hold in it, and how it ends by itself. */
export const stateWith = <T extends z.ZodMiniType>(rule: T) =>
  z.strictObject({
    summary: z.optional(z.string()),
    rules: z.optional(
      described(z.array(rule), "Rules that hold in this state only."),
    ),
    after: z.optional(described(duration, "When it ends by itself.")),
    goto: z.optional(described(word, "The state that follows then.")),
  });
