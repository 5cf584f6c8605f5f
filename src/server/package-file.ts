import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where a file of the package is, seen from the source as from what is built of it. */
export function findPackageFile(name: string): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    if (existsSync(join(folder, "package.json"))) return join(folder, name);
  }
  throw new Error(`The package has no file ${name}`);
}
