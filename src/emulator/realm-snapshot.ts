import { parseIso, toIso } from "../realm/clock.ts";
import type { RealmImage } from "../realm/realm.ts";
import type { Snapshot } from "../realm/snapshot.ts";
import { UsageError } from "../usage-error.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";

/** The whole state of a realm as plain JSON. Event queues are not in it: clients register again. */
export interface RealmSnapshot {
  readonly realm: string;
  readonly fixture: string;
  readonly seed: string;
  /** ISO 8601. */
  readonly clock: string;
  readonly state: Snapshot;
}

/** A state to come back to, in the emulator's own form. */
export interface Moment {
  readonly image: RealmImage;
  /** Milliseconds. */
  readonly at: number;
}

/** The state of a realm now. Costs next to nothing: the realm writes elsewhere from then on. */
export function momentOf({ state }: EmulatedRealm): Moment {
  return { image: state.seal(), at: state.clock.now() };
}

/** A moment of the realm as plain JSON. */
export async function toRealmSnapshot(
  realm: EmulatedRealm,
  { image, at }: Moment,
): Promise<RealmSnapshot> {
  const { toSnapshot } = await import("../realm/to-snapshot.ts");
  return {
    realm: realm.name,
    fixture: realm.fixture,
    seed: realm.state.random.seed,
    clock: toIso(at),
    state: await toSnapshot(image),
  };
}

/**
 * Reads a snapshot that came from outside.
 *
 * Errors: UsageError `BAD_SNAPSHOT`.
 */
export async function parseRealmSnapshot(value: unknown): Promise<Moment> {
  const { clock, state } = (value ?? {}) as Partial<RealmSnapshot>;
  const at = typeof clock === "string" ? parseIso(clock) : undefined;
  if (at === undefined || state === undefined) {
    throw new UsageError("BAD_SNAPSHOT", [
      {
        message: "this is not a snapshot of a realm",
        remedy: "send what GET …/snapshot answered, with clock and state",
      },
    ]);
  }
  const { parseSnapshot } = await import("../realm/parse-snapshot.ts");
  return { image: parseSnapshot(state), at };
}
