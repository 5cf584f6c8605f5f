import { parseIso } from "../realm/clock.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import { startOf } from "../scenario/start.ts";
import type { Additions } from "../scenario/with.ts";

/** Chosen: a Monday morning in the week of feature level 237. */
export const DEFAULT_CLOCK = "2024-03-04T09:00:00Z";
/** Chosen: any would do. */
export const DEFAULT_SEED = "1";

/** From where a realm starts. */
export interface RealmStart {
  readonly fixture: string;
  readonly seed: string | number;
  /** Milliseconds; where the clock runs, when it was set running. */
  readonly at: number;
  readonly running: boolean;
  /** What scenarios add to the fixture. */
  readonly additions: readonly Additions[];
  /** The feature level as which the realm speaks. */
  readonly feature_level: number;
}

/** The same start where scenarios want nothing else. A clock that runs is not put back. */
export function startWith(
  start: RealmStart,
  loaded: readonly LoadedScenario[],
): RealmStart {
  const { fixture, clock, additions, feature_level } = startOf(loaded);
  const at = clock === undefined || start.running ? undefined : parseIso(clock);
  return {
    ...start,
    fixture: fixture ?? start.fixture,
    at: at ?? start.at,
    additions,
    feature_level: feature_level ?? start.feature_level,
  };
}
