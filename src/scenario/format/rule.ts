import * as z from "zod/mini";
import { described, duration } from "../../fixture/format/values.ts";
import { condition } from "./conditions.ts";
import { effects } from "./effects.ts";
import { oneOrMore, positive, word } from "./values.ts";

const ROLE_NAMES = [
  "owner",
  "administrator",
  "moderator",
  "member",
  "guest",
  "bot",
  "nobody",
] as const;

/** What must hold for a rule to look at a call; everything that is given. */
export const when = z.strictObject({
  caller: z.optional(described(oneOrMore(z.string()), "Who asks, by handle.")),
  role: z.optional(
    described(
      oneOrMore(z.enum(ROLE_NAMES)),
      "The caller's role; nobody is a call without account.",
    ),
  ),
  params: z.optional(
    described(z.record(z.string(), condition), "Parameters as decoded."),
  ),
  client: z.optional(described(condition, "Name of the client application.")),
  state: z.optional(
    described(oneOrMore(word), "State in which the scenario is."),
  ),
  queue: z.optional(
    described(
      positive,
      "Which of the caller's open queues the call names: 1 is the oldest.",
    ),
  ),
});

/** One rule: which calls it looks at, which of them it fires on, and what it does then. */
export const rule = z.strictObject({
  name: z.optional(described(z.string(), "How the journal calls it.")),
  on: described(
    oneOrMore(z.string()),
    "An operation such as send-message, several, or '*'.",
  ),
  when: z.optional(when),
  times: z.optional(described(positive, "How often it fires at most.")),
  after: z.optional(
    described(positive, "How many matching calls it lets pass first."),
  ),
  every: z.optional(described(positive, "Fires on each so-many-th call only.")),
  chance: z.optional(
    described(
      z.number().check(
        z.refine((value) => value > 0 && value <= 1, {
          error: "is not a chance; write a number above 0, at most 1",
        }),
      ),
      "Fires on this part of the calls, the same ones with the same seed.",
    ),
  ),
  ttl: z.optional(
    described(duration, "How long it is in force, by the realm's clock."),
  ),
  // Never awaited.
  // eslint-disable-next-line unicorn/no-thenable
  then: described(effects, "What it does."),
});

export type RoleName = (typeof ROLE_NAMES)[number];
export type Rule = z.output<typeof rule>;
export type When = z.output<typeof when>;
