import { Emulator, type EmulatorOptions } from "./emulator.ts";
import { Fixtures, type GivenFixture } from "./fixtures.ts";
import { Scenarios } from "./scenarios.ts";

/** How an emulator is made. */
export interface CreateOptions extends Omit<
  EmulatorOptions,
  "fixtures" | "prepared" | "scenarios"
> {
  /** Fixtures of your own by name: YAML text. They come before built-in ones of the same name. */
  readonly fixtures?: Readonly<Record<string, string | GivenFixture>>;
}

/** Makes an emulator that knows the built-in fixtures; it has no realm yet. */
export function createEmulator({
  fixtures = {},
  ...options
}: CreateOptions = {}): Emulator {
  const known = new Fixtures(fixtures);
  return new Emulator((...asked) => known.fill(...asked), {
    ...options,
    fixtures: known.list(),
    scenarios: new Scenarios(known),
    prepared: (name) => known.findPrepared(name),
  });
}
