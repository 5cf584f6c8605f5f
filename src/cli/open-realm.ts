import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { createEmulator } from "../emulator/create-emulator.ts";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { UsageError } from "../usage-error.ts";
import type { RealmFlags } from "./options.ts";

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
  { fixture, seed, clock }: RealmFlags,
  { strict = false }: { strict?: boolean } = {},
): Promise<Opened> {
  const file = isFile(fixture) ? fixture : undefined;
  const name = file === undefined ? fixture : toRealmName(file);
  const emulator = createEmulator({
    strict,
    ...(file !== undefined && {
      fixtures: {
        [name]: {
          text: await readFixture(file),
          file,
          assets: await readAssets(join(dirname(file), "assets")),
        },
      },
    }),
    onFailure: (failure, { method, path }) =>
      console.error(`chat-emulator: ${method} ${path} failed:`, failure),
  });
  return {
    emulator,
    realm: await emulator.createRealm({ fixture: name, seed, clock }),
  };
}

function isFile(fixture: string): boolean {
  return /[/\\]|\.(?:ya?ml|json)$/i.test(fixture);
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

async function readFixture(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError("NO_SUCH_FILE", [
      {
        file,
        message:
          code === "ENOENT"
            ? "there is no such file"
            : `the file cannot be read (${code})`,
        remedy:
          "name a YAML file, or a built-in realm of 'chat-emulator fixtures'",
      },
    ]);
  }
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
