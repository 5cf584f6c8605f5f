import { readFile } from "node:fs/promises";
import { findPackageFile } from "./package-file.ts";

/** Text of `openapi.yaml` as the package ships it. */
export async function readDocument(): Promise<string> {
  return await readFile(findPackageFile("openapi.yaml"), "utf8");
}
