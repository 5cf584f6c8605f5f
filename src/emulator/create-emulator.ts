import { Emulator, type EmulatorOptions } from "./emulator.ts";
import { Fixtures, type GivenFixture } from "./fixtures.ts";

export interface CreateOptions extends Omit<
  EmulatorOptions,
  "fixtures" | "prepared"
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
  return new Emulator((realm, name) => known.fill(realm, name), {
    ...options,
    fixtures: known.list(),
    prepared: (name) => known.findPrepared(name),
  });
}
