import { UsageError } from "../usage-error.ts";
import type { LoadedScenario } from "./parse.ts";
import type { Additions } from "./with.ts";

/** From where scenarios want a realm to start; what they leave open is undefined. */
export interface WantedStart {
  readonly fixture: string | undefined;
  readonly clock: string | undefined;
  readonly seed: string | number | undefined;
  readonly realm: string | undefined;
  readonly feature_level: number | undefined;
  /** Additions of all scenarios, in their order. */
  readonly additions: readonly Additions[];
}

const KEYS = ["fixture", "clock", "seed", "realm", "feature_level"] as const;

/**
 * The start of several scenarios together.
 *
 * Errors: UsageError `BAD_SCENARIO` when they do not go together.
 */
export function startOf(loaded: readonly LoadedScenario[]): WantedStart {
  const start: Record<string, unknown> = {};
  for (const { scenario, placeOf } of loaded) {
    for (const key of KEYS) {
      const wanted = scenario[key];
      if (wanted === undefined) continue;
      if (start[key] !== undefined && start[key] !== wanted) {
        throw new UsageError("BAD_SCENARIO", [
          {
            ...placeOf([key]),
            message: `another scenario wants ${key} ${String(start[key])}, this one ${String(wanted)}`,
            remedy: "use one after the other",
          },
        ]);
      }
      start[key] = wanted;
    }
  }
  return {
    ...(start as unknown as Omit<WantedStart, "additions">),
    additions: loaded.flatMap(({ scenario }) =>
      scenario.with ? [scenario.with] : [],
    ),
  };
}
