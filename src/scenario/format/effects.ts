import * as z from "zod/mini";
import { described, duration } from "../../fixture/format/values.ts";
import { oneOrMore, positive, word } from "./values.ts";

const status = z.int().check(
  z.refine((value) => value >= 200 && value <= 599, {
    error: "is not a status; write one from 200 to 599",
  }),
);

const error = z.union([
  z.string(),
  z.strictObject({
    code: z.string(),
    example: z.optional(
      described(z.string(), "Which of the documented refusals of this code."),
    ),
    msg: z.optional(described(z.string(), "Another text.")),
    extra: z.optional(
      described(
        z.record(z.string(), z.unknown()),
        "Other values for the code's own fields.",
      ),
    ),
  }),
]);

const reply = z.strictObject({
  status: z.optional(described(status, "200 when left out.")),
  headers: z.optional(z.record(z.string(), z.string())),
  body: z.optional(
    described(z.unknown(), "A text as it is, anything else as JSON."),
  ),
});

const delay = z.union([
  duration,
  z.strictObject({ min: duration, max: duration }),
]);

const chosenEvents = z.strictObject({
  type: z.optional(described(oneOrMore(z.string()), "Types of events.")),
  where: z.optional(
    described(
      z.record(z.string(), z.unknown()),
      "What the event must have, as in expect.",
    ),
  ),
  to: z.optional(
    described(
      oneOrMore(z.string()),
      "Whose queues; everybody's when left out.",
    ),
  ),
});

const someEvents = z.union([
  z.literal(true),
  z.string(),
  z.array(z.string()),
  chosenEvents,
]);

const heldEvents = z.union([
  duration,
  z.strictObject({ for: duration, ...chosenEvents.def.shape }),
]);

/** What changes the realm rather than an answer; timelines and steps have these too. */
const worldEffects = {
  "expire-queue": z.optional(
    described(
      z.union([z.literal(true), z.string()]),
      "Removes queues: that of the call, else all of its caller; or all of a person.",
    ),
  ),
  "silence-heartbeat": z.optional(
    described(z.boolean(), "Whether idle polls get no heartbeat from now on."),
  ),
  deactivate: z.optional(
    described(z.string(), "The person whose account ends."),
  ),
  "confirm-email": z.optional(
    described(
      z.string(),
      "The person who follows the link to the new email that update-settings asked for.",
    ),
  ),
  "deactivate-realm": z.optional(
    described(z.literal(true), "The whole organization is deactivated."),
  ),
  "restart-server": z.optional(
    described(z.literal(true), "The server restarts and tells all queues so."),
  ),
  goto: z.optional(described(word, "The scenario's next state.")),
} as const;

/** Effects on the events of a call; each says which of them it is about. */
export const EVENT_EFFECTS = [
  "drop-event",
  "duplicate-event",
  "swap-events",
  "hold-event",
] as const;

/** What a rule does when it fires. */
export const effects = z.strictObject({
  error: z.optional(
    described(error, "A documented refusal of the operation, by its code."),
  ),
  reply: z.optional(described(reply, "Any answer at all.")),
  "rate-limit": z.optional(
    described(
      z.strictObject({ retry_after: z.optional(z.number()) }),
      "429 RATE_LIMIT_HIT with its headers; seconds.",
    ),
  ),
  network: z.optional(
    described(
      z.enum(["reset", "timeout", "empty", "truncated"]),
      "What happens on the wire. After reset and timeout the operation has not run.",
    ),
  ),
  run: z.optional(
    described(
      z.boolean(),
      "Whether the operation runs although its answer is replaced or lost.",
    ),
  ),
  delay: z.optional(
    described(delay, "How long the call waits first, by the realm's clock."),
  ),
  partial: z.optional(
    described(
      z.strictObject({ batch: positive }),
      "How many messages mark-all-as-read marks before it gives up.",
    ),
  ),
  "drop-event": z.optional(
    described(someEvents, "Events of this call that never arrive."),
  ),
  "duplicate-event": z.optional(
    described(someEvents, "Events of this call that arrive twice."),
  ),
  "swap-events": z.optional(
    described(
      someEvents,
      "Events of this call that arrive after the next one.",
    ),
  ),
  "hold-event": z.optional(
    described(heldEvents, "Events of this call that arrive later."),
  ),
  order: z.optional(
    described(
      z.enum(["event-first", "response-first"]),
      "Whether the caller's own events come before the answer or after it.",
    ),
  ),
  ...worldEffects,
});

export type Effects = z.output<typeof effects>;
export type EventChoice = z.output<typeof someEvents>;
export type HeldEvents = z.output<typeof heldEvents>;

export const worldChange = z.strictObject(worldEffects);
export type WorldChange = z.output<typeof worldChange>;
