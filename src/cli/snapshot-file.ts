import { constants } from "node:fs";
import { access, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { UsageError } from "../usage-error.ts";
import { readTextFile } from "./files.ts";

const REMEDY = "name a file that --export-on-exit wrote";

/** A snapshot of a realm that was read from a file, not yet checked. */
export interface SnapshotFile {
  readonly file: string;
  readonly value: unknown;
  /** The realm that it was taken of, as far as it says so: keys depend on name and seed. */
  readonly origin: Partial<Record<"realm" | "fixture" | "seed", string>>;
}

/** Errors: UsageError for a file that is not there or not JSON. */
export async function readSnapshot(file: string): Promise<SnapshotFile> {
  const text = await readTextFile(file, REMEDY);
  try {
    const value = JSON.parse(text) as unknown;
    const { realm, fixture, seed } = Object(value) as Record<string, unknown>;
    const origin = Object.fromEntries(
      Object.entries({ realm, fixture, seed }).filter(
        ([, part]) => typeof part === "string",
      ),
    );
    return { file, value, origin };
  } catch {
    throw new UsageError("BAD_SNAPSHOT", [
      { file, message: "this is not JSON", remedy: REMEDY },
    ]);
  }
}

/**
 * Lets a realm start from a state.
 *
 * Errors: UsageError for what is no snapshot.
 */
export async function startFrom(
  realm: EmulatedRealm,
  { file, value }: SnapshotFile,
): Promise<void> {
  try {
    await realm.startFrom(value);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(
      error.code,
      error.mistakes.map((mistake) => ({ ...mistake, file, remedy: REMEDY })),
    );
  }
}

/**
 * Makes sure, before anything starts, that there will be a place for the state.
 *
 * Errors: UsageError `NOT_WRITABLE`.
 */
export async function requireWritable(file: string | undefined): Promise<void> {
  if (file === undefined) return;
  const refuse = (message: string) =>
    new UsageError("NOT_WRITABLE", [
      {
        file,
        message,
        remedy: "name a file in a folder that is there as --export-on-exit",
      },
    ]);
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw refuse("this is a folder");
  try {
    await access(dirname(file), constants.W_OK);
    if (found) await access(file, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw refuse(
      code === "ENOENT"
        ? "there is no such folder"
        : `this cannot be written (${code})`,
    );
  }
}

/**
 * Writes a realm's state, all of it or nothing.
 *
 * Errors: UsageError `EXPORT_FAILED`.
 */
export async function exportTo(
  file: string | undefined,
  realm: EmulatedRealm,
): Promise<void> {
  if (file === undefined) return;
  const text = JSON.stringify(await realm.snapshot());
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new UsageError("EXPORT_FAILED", [
      {
        file,
        message: `the realm's state cannot be written (${(error as NodeJS.ErrnoException).code})`,
      },
    ]);
  }
}
