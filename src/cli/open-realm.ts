import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { createEmulator } from "../emulator/create-emulator.ts";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { isFile, readTextFile } from "./files.ts";
import type { RealmFlags } from "./options.ts";
import { readSnapshot, startFrom, type SnapshotFile } from "./snapshot-file.ts";
import { readScenario } from "./scenario-files.ts";

/** An emulator with the realm that the flags ask for as its default. */
export interface Opened {
  readonly emulator: Emulator;
  readonly realm: EmulatedRealm;
}

/**
 * Makes the realm.
 *
 * Errors: UsageError for a fixture that is not there or wrong.
 */
export async function openRealm(
  {
    fixture,
    scenario = [],
    seed,
    clock,
    featureLevel,
    import: imported,
  }: RealmFlags,
  { strict = false }: { strict?: boolean } = {},
): Promise<Opened> {
  const file = fixture !== undefined && isFile(fixture) ? fixture : undefined;
  const name = file === undefined ? fixture : toRealmName(file);
  const emulator = createEmulator({
    strict,
    ...(file !== undefined && {
      fixtures: {
        [name!]: {
          text: await readTextFile(
            file,
            "name a YAML file, or a built-in realm of 'chat-emulator fixtures'",
          ),
          file,
          assets: await readAssets(join(dirname(file), "assets")),
        },
      },
    }),
    onFailure: (failure, { method, path }) =>
      console.error(`chat-emulator: ${method} ${path} failed:`, failure),
  });
  const loaded = await Promise.all(
    scenario.map(async (given) =>
      emulator.scenarios.load(await readScenario(given)),
    ),
  );
  const snapshot =
    imported === undefined ? undefined : await readSnapshot(imported);
  const stands = loaded.some((one) => one.scenario.clock !== undefined);
  const realm = await emulator.createRealm({
    scenario: loaded,
    ...(name === undefined && snapshot && originOf(snapshot, emulator)),
    ...(name !== undefined && { fixture: name }),
    ...(seed !== undefined && { seed }),
    ...(featureLevel !== undefined && { feature_level: featureLevel }),
    ...((clock !== undefined || !stands) && { clock: clock ?? "now" }),
  });
  if (snapshot !== undefined) await startFrom(realm, snapshot);
  return { emulator, realm };
}

/** Name, fixture and seed of the realm that a snapshot was taken of, so that its keys stay valid. */
function originOf(
  { origin: { realm, fixture, seed } }: SnapshotFile,
  { fixtures }: Emulator,
): Partial<Record<"name" | "fixture" | "seed", string>> {
  return {
    ...(realm !== undefined && { name: realm }),
    ...(fixtures.some(({ name }) => name === fixture) && { fixture: fixture! }),
    ...(seed !== undefined && { seed }),
  };
}

/** A realm is named after its file, in what names of realms may hold. */
function toRealmName(file: string): string {
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return name || "realm";
}

/** The files that lie in `assets/` beside a fixture, by name. */
async function readAssets(folder: string): Promise<Map<string, Uint8Array>> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      return bytes && ([name, bytes] as const);
    }),
  );
  return new Map(files.filter((file) => file !== undefined));
}
