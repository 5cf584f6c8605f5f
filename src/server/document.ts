import { readFile } from "node:fs/promises";
import type { DocumentName } from "../control/route.ts";
import { findPackageFile } from "./package-file.ts";

/** Where the package has each. */
const FILES: Readonly<Record<DocumentName, string>> = {
  "openapi.yaml": "openapi.yaml",
  "control.yaml": "src/control/control.yaml",
};

/** Text of a document as the package ships it. */
export async function readDocument(name: DocumentName): Promise<string> {
  return await readFile(findPackageFile(FILES[name]), "utf8");
}
