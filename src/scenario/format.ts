import * as z from "zod/mini";
import { described, time } from "../fixture/format/values.ts";
import { rule } from "./format/rule.ts";
import { step } from "./format/step.ts";
import { happening, stateWith } from "./format/timeline.ts";
import { word } from "./format/values.ts";

/** Under which heading the index lists a scenario. */
export const GROUPS = [
  "errors",
  "states",
  "moments",
  "network",
  "events",
  "servers",
] as const;

const state = stateWith(rule);

/** A scripted situation as people write it: one file, one situation. */
export const scenarioFormat = z.strictObject({
  name: described(word, "Name of the situation, and of its file."),
  summary: described(z.string(), "One sentence for lists of scenarios."),
  group: z.optional(
    described(z.enum(GROUPS), "Heading in the list of scenarios."),
  ),
  fixture: z.optional(
    described(
      z.string(),
      "The realm it starts from; lighthouse when left out.",
    ),
  ),
  realm: z.optional(
    described(z.string(), "Name of the realm, where keys or addresses matter."),
  ),
  url: z.optional(
    described(z.string(), "Address of the emulator, where answers name it."),
  ),
  clock: z.optional(
    described(time, "The instant at which the realm's clock stands."),
  ),
  seed: z.optional(
    described(
      z.union([z.int(), z.string()]),
      "Seed of all that looks like chance.",
    ),
  ),
  feature_level: z.optional(
    described(z.int(), "The feature level of the server; 237 when left out."),
  ),
  with: z.optional(
    described(
      z.record(z.string(), z.unknown()),
      "Additions and changes to the fixture, in its format.",
    ),
  ),
  rules: z.optional(described(z.array(rule), "What happens to which calls.")),
  states: z.optional(
    described(
      z.catchall(z.object({ start: word }), state),
      "States by name, and the one that it starts in.",
    ),
  ),
  timeline: z.optional(
    described(z.array(happening), "What happens on its own."),
  ),
  steps: z.optional(
    described(z.array(step), "How to see it happen, and what is to be seen."),
  ),
});

/** A scenario whose form has been checked. */
export type Scenario = z.output<typeof scenarioFormat>;
export type State = z.output<typeof state>;

/** The states of a scenario without the word that says which is first. */
export function statesOf({ states }: Scenario): ReadonlyMap<string, State> {
  const named = Object.entries(states ?? {}).filter(
    ([name]) => name !== "start",
  );
  return new Map(named as [string, State][]);
}
