import * as z from "zod/mini";
import { count, described, duration } from "../../fixture/format/values.ts";
import { condition } from "./conditions.ts";
import { worldChange } from "./effects.ts";
import { oneOrMore, word } from "./values.ts";

const file = z.strictObject({
  name: z.optional(described(z.string(), "Its name; file when left out.")),
  type: z.optional(
    described(z.string(), "Its media type; image/png when left out."),
  ),
  base64: z.optional(described(z.string(), "Its bytes.")),
  bytes: z.optional(described(count, "As many zero bytes instead.")),
});

/**
 * One step of the reproduction: a call, the answer to a call that was left waiting, events that a person got, a move
 * of the clock, or a change of the realm.
 */
export const step = z.strictObject({
  note: z.optional(described(z.string(), "What this step is about.")),
  as: z.optional(
    described(z.string(), "Who calls, by handle; nobody when left out."),
  ),
  call: z.optional(described(z.string(), "The operation that is called.")),
  with: z.optional(
    described(z.record(z.string(), z.unknown()), "Its parameters."),
  ),
  unsupported: z.optional(
    described(
      z.record(z.string(), z.unknown()),
      "Parameters that the operation does not have.",
    ),
  ),
  client: z.optional(described(z.string(), "The User-Agent that is sent.")),
  key: z.optional(
    described(z.string(), "An API key in place of the caller's."),
  ),
  file: z.optional(described(file, "A file that is uploaded.")),
  keep: z.optional(
    described(word, "Keeps the answer: later steps may write $name.field."),
  ),
  hold: z.optional(
    described(
      word,
      "Goes on without waiting for the answer, which await names.",
    ),
  ),
  await: z.optional(described(word, "Waits for the answer of a held call.")),
  events: z.optional(
    described(z.string(), "Whose events since the last look are expected."),
  ),
  of: z.optional(
    described(oneOrMore(z.string()), "Only events of these types."),
  ),
  advance: z.optional(described(duration, "Moves the realm's clock.")),
  at: z.optional(
    described(z.string(), "Sets the realm's clock to an instant."),
  ),
  do: z.optional(
    described(worldChange, "What happens to the realm without any call."),
  ),
  expect: z.optional(
    described(
      condition,
      "What the answer must have, among other things; {error: CODE} for a refusal. For events, a list of all.",
    ),
  ),
  status: z.optional(described(z.int(), "Status of the answer.")),
  headers: z.optional(
    described(z.record(z.string(), condition), "Headers of the answer."),
  ),
  network: z.optional(
    described(
      z.enum(["reset", "timeout", "empty", "truncated"]),
      "What is to happen on the wire.",
    ),
  ),
  state: z.optional(
    described(word, "The state in which the scenario is after this step."),
  ),
  answer: z.optional(
    described(z.string(), "The whole text of the answer, to the byte."),
  ),
});

export type Step = z.output<typeof step>;
export type StepFile = z.output<typeof file>;
