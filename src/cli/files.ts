import { readFile } from "node:fs/promises";
import { UsageError } from "../usage-error.ts";

/** Whether what was given is a path rather than the name of something built in. */
export function isFile(given: string): boolean {
  return /[/\\]|\.(?:ya?ml|json)$/i.test(given);
}

/** Errors: UsageError `NO_SUCH_FILE` with what to name instead. */
export async function readTextFile(
  file: string,
  remedy: string,
): Promise<string> {
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
        remedy,
      },
    ]);
  }
}
